import type { Shopper } from '../accounts/service.ts'
import { rememberedByState } from '../webstore/service.ts'
import { openPromotions } from './open-promotions.ts'
import type { OpenPromotion, Promotion } from './promotion.ts'
import {
  type AppliedCoupon,
  type Executor,
  findAppliedCoupons,
  findPromotions,
  findRedemptions,
  type StoredPromotion,
} from './store.ts'

/**
 * The offers that a cart can have: its coupons, and the promotions open to its shopper, in the order in which they
 * apply.
 */
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

/** The cart that offers are found for. */
export interface OfferCart {
  readonly id: string
  /** What an ordered cart was given is its own, however often it has been given since. */
  readonly isOrdered: boolean
}

/**
 * Finds the coupons of a cart (null: of none), and what promotions are for the shopper's account. A coupon is used up
 * with its promotion, too.
 */
export async function findAccountOffers(
  executor: Executor,
  shopper: Shopper,
  cart: OfferCart | null,
): Promise<AccountOffers> {
  const stored = await findCurrentPromotions(executor, shopper.webstore)
  const accountId = shopper.account?.id ?? null
  const promotionIds = stored.filter(({ isCounted }) => isCounted).map(({ id }) => id)
  const [redemptions, applied] = await Promise.all([
    findRedemptions(executor, { promotionIds, accountId }),
    cart === null ? [] : findAppliedCoupons(executor, { cartId: cart.id, accountId }),
  ])
  const isLimited = cart?.isOrdered !== true
  const promotions = stored.map((one) => ({
    ...one,
    isUsedUp: isLimited && isUsedUp(one, { accountId, given: redemptions.get(one.id) ?? NEVER_GIVEN }),
  }))
  const usedUp = new Set(promotions.filter((one) => one.isUsedUp).map(({ id }) => id))
  return {
    coupons: applied.map((one) => ({ ...one, isUsedUp: isLimited && (one.isUsedUp || usedUp.has(one.promotionId)) })),
    promotions,
  }
}

/**
 * Finds the offers of a cart as of now, in the shopper's currency; without a cart those that need no coupon. A coupon
 * that is used up opens none.
 */
export async function findOpenOffers(
  executor: Executor,
  shopper: Shopper,
  cart: OfferCart | null,
): Promise<CartOffers> {
  const { promotions, coupons } = await findAccountOffers(executor, shopper, cart)
  const audience = {
    now: new Date(),
    buyerGroupIds: shopper.buyerGroups.map(({ id }) => id),
    currencyIsoCode: shopper.currency,
    couponCodes: new Map(
      coupons.filter(({ isUsedUp: isGone }) => !isGone).map(({ promotionId, code }) => [promotionId, code]),
    ),
  }
  return { coupons, promotions: openPromotions(promotions, audience) }
}

const NEVER_GIVEN = { inAll: 0, ofAccount: 0 }

function isUsedUp(
  { redemptionLimit, redemptionLimitPerAccount: perAccount }: StoredPromotion,
  { accountId, given }: { accountId: string | null; given: typeof NEVER_GIVEN },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || given.ofAccount >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && given.inAll >= redemptionLimit)
}
