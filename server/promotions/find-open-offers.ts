import type { Shopper } from '../accounts/service.ts'
import { rememberedByState } from '../webstore/service.ts'
import { openPromotions } from './open-promotions.ts'
import type { OpenPromotion, Promotion } from './promotion.ts'
import { type AppliedCoupon, type Executor, findAppliedCoupons, findPromotions, findRedemptions, type StoredPromotion } from './store.ts'

/** The offers that a cart can have: its coupons, and the promotions open to its shopper, in the order in which they apply. */
export interface CartOffers {
  readonly coupons: readonly AppliedCoupon[]
  readonly promotions: readonly OpenPromotion[]
}

/** The coupons of a cart, and what promotions are for an account now. */
export interface AccountOffers {
  readonly coupons: readonly AppliedCoupon[]
  /** Those that are switched on. */
  readonly promotions: readonly Promotion[]
}

const findCurrentPromotions = rememberedByState(findPromotions)

/** Finds the coupons of a cart (null: of none), and what promotions are for the shopper's account. */
export async function findAccountOffers(executor: Executor, shopper: Shopper, cartId: string | null): Promise<AccountOffers> {
  const coupons = cartId === null ? [] : await findAppliedCoupons(executor, cartId)
  const stored = await findCurrentPromotions(executor, shopper.webstore)
  const accountId = shopper.account?.id ?? null
  const promotionIds = stored.filter(({ isCounted }) => isCounted).map(({ id }) => id)
  const redemptions = await findRedemptions(executor, { promotionIds, accountId })
  return { coupons, promotions: stored.map((one) => ({ ...one, isUsedUp: isUsedUp(one, { accountId, given: redemptions.get(one.id) ?? NEVER_GIVEN }) })) }
}

/** Finds the offers of a cart as of now, in the shopper's currency; without a cart those that need no coupon. */
export async function findOpenOffers(executor: Executor, shopper: Shopper, cartId: string | null): Promise<CartOffers> {
  const { promotions, coupons } = await findAccountOffers(executor, shopper, cartId)
  const audience = {
    now: new Date(),
    buyerGroupIds: shopper.buyerGroups.map(({ id }) => id),
    currencyIsoCode: shopper.currency,
    couponCodes: new Map(coupons.map(({ promotionId, code }) => [promotionId, code])),
  }
  return { coupons, promotions: openPromotions(promotions, audience) }
}

const NEVER_GIVEN = { inAll: 0, ofAccount: 0 }

function isUsedUp({ redemptionLimit, redemptionLimitPerAccount: perAccount }: StoredPromotion, { accountId, given }: { accountId: string | null; given: typeof NEVER_GIVEN }): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || given.ofAccount >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && given.inAll >= redemptionLimit)
}
