import type { Shopper } from '../accounts/service.ts'
import { openPromotions } from './open-promotions.ts'
import type { OpenPromotion } from './promotion.ts'
import { type AppliedCoupon, type Executor, findOffers } from './store.ts'

/** The offers that a cart can have: its coupons, and the promotions open to its shopper, in the order in which they apply. */
export interface CartOffers {
  readonly coupons: readonly AppliedCoupon[]
  readonly promotions: readonly OpenPromotion[]
}

/** Finds the offers of a cart as of now, in the shopper's currency; without a cart those that need no coupon. */
export async function findOpenOffers(executor: Executor, shopper: Shopper, cartId: string | null): Promise<CartOffers> {
  const { promotions, coupons } = await findOffers(executor, { cartId, accountId: shopper.account?.id ?? null })
  const audience = {
    now: new Date(),
    buyerGroupIds: shopper.buyerGroups.map(({ id }) => id),
    currencyIsoCode: shopper.currency,
    couponCodes: new Map(coupons.map(({ promotionId, code }) => [promotionId, code])),
  }
  return { coupons, promotions: openPromotions(promotions, audience) }
}
