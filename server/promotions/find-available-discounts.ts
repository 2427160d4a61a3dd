import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { cacheByWebstore } from '../webstore/service.ts'
import { filterAvailablePromotions } from './available-promotions.ts'
import type { AvailablePromotion, Promotion } from './promotion.ts'
import {
  type AppliedCoupon,
  type ReadOnlyDb,
  findAppliedCoupons,
  findPromotions,
  findRedemptionCounts,
  type StoredPromotion,
} from './store.ts'

/** The coupons of a cart, and the promotions that are available to its shopper, in the order in which they apply. */
export interface CartDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  readonly promotions: readonly AvailablePromotion[]
}

/** The coupons of a cart, and the state of all promotions for an account. */
export interface AccountDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  /** The active promotions. */
  readonly promotions: readonly Promotion[]
}

const findPromotionsCached = cacheByWebstore('promotions', findPromotions)

/** The cart that discounts are found for. */
export interface DiscountCart {
  readonly id: string
  /** An ordered cart keeps its discounts, however often they have been redeemed since. */
  readonly isOrdered: boolean
}

/**
 * Finds the coupons of a cart (null: none) and the state of all promotions for the shopper's account. When a promotion
 * is used up, so are its coupons; when it has ended, they are inactive.
 */
export async function findAccountDiscounts(
  db: ReadOnlyDb,
  shopper: Shopper,
  cart: DiscountCart | null,
): Promise<AccountDiscounts> {
  const stored = await findPromotionsCached(db, shopper.webstore)
  const accountId = shopper.account?.id ?? null
  const promotionIds = stored.filter(({ isCounted }) => isCounted).map(({ id }) => id)
  const [redemptions, appliedCoupons] = await Promise.all([
    findRedemptionCounts(db, { promotionIds, accountId }),
    cart === null ? [] : findAppliedCoupons(db, { cartId: cart.id, accountId }),
  ])
  const areLimitsApplied = cart?.isOrdered !== true
  const promotions = stored.map((one) => ({
    ...one,
    isUsedUp:
      areLimitsApplied && isUsedUp(one, { accountId, redemptionCounts: redemptions.get(one.id) ?? NO_REDEMPTIONS }),
  }))
  const usedUpIds = new Set(promotions.filter((one) => one.isUsedUp).map(({ id }) => id))
  const now = new Date()
  const activeIds = new Set(promotions.filter(({ endsAt }) => endsAt === null || now < endsAt).map(({ id }) => id))
  return {
    coupons: appliedCoupons.map((one) => ({
      ...one,
      isUsedUp: areLimitsApplied && (one.isUsedUp || usedUpIds.has(one.promotionId)),
      isActive: !areLimitsApplied || (one.isActive && activeIds.has(one.promotionId)),
    })),
    promotions,
  }
}

/**
 * Finds the coupons of a cart and the promotions available to it now, in the currency of the shopper; without a cart
 * only promotions that need no coupon. A used-up or inactive coupon unlocks nothing.
 */
export async function findAvailableDiscounts(
  db: ReadOnlyDb,
  shopper: Shopper,
  cart: DiscountCart | null,
): Promise<CartDiscounts> {
  const { promotions, coupons } = await findAccountDiscounts(db, shopper, cart)
  const audience = {
    now: new Date(),
    buyerGroupIds: toBuyerGroupIds(shopper),
    currencyIsoCode: shopper.currency,
    couponCodes: new Map(
      coupons
        .filter(({ isUsedUp: isCouponUsedUp, isActive }) => isActive && !isCouponUsedUp)
        .map(({ promotionId, code }) => [promotionId, code]),
    ),
  }
  return { coupons, promotions: filterAvailablePromotions(promotions, audience) }
}

const NO_REDEMPTIONS = { inAll: 0, ofAccount: 0 }

function isUsedUp(
  { redemptionLimit, redemptionLimitPerAccount: perAccount }: StoredPromotion,
  { accountId, redemptionCounts }: { accountId: string | null; redemptionCounts: typeof NO_REDEMPTIONS },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || redemptionCounts.ofAccount >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && redemptionCounts.inAll >= redemptionLimit)
}
