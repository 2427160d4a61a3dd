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

/** What the discounts of a cart follow from, as it is stored. */
export interface StoredDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  /** The active promotions, whatever their dates. */
  readonly promotions: readonly StoredPromotion[]
  /** Promotion → in how many orders it was redeemed; only of those that are counted. */
  readonly redemptions: Awaited<ReturnType<typeof findRedemptionCounts>>
}

/** Loads what the discounts of a cart (null: none) follow from, for the shopper's account. */
export async function loadStoredDiscounts(
  db: ReadOnlyDb,
  shopper: Shopper,
  cartId: string | null,
): Promise<StoredDiscounts> {
  const promotions = await findPromotionsCached(db, shopper.webstore)
  const accountId = shopper.account?.id ?? null
  const promotionIds = promotions.filter(({ isCounted }) => isCounted).map(({ id }) => id)
  const [redemptions, coupons] = await Promise.all([
    findRedemptionCounts(db, { promotionIds, accountId }),
    cartId === null ? [] : findAppliedCoupons(db, { cartId, accountId }),
  ])
  return { promotions, redemptions, coupons }
}

/**
 * Returns the coupons of a cart and the state of all promotions for the shopper's account. When a promotion is used up,
 * so are its coupons; when it has ended, they are inactive. An ordered cart keeps its discounts, however often they have
 * been redeemed since.
 */
export function toAccountDiscounts(
  stored: StoredDiscounts,
  shopper: Shopper,
  { isOrdered }: { readonly isOrdered: boolean },
): AccountDiscounts {
  const accountId = shopper.account?.id ?? null
  const promotions = stored.promotions.map((one) => ({
    ...one,
    isUsedUp:
      !isOrdered && isUsedUp(one, { accountId, redemptionCounts: stored.redemptions.get(one.id) ?? NO_REDEMPTIONS }),
  }))
  const usedUpIds = new Set(promotions.filter((one) => one.isUsedUp).map(({ id }) => id))
  const now = new Date()
  const activeIds = new Set(promotions.filter(({ endsAt }) => endsAt === null || now < endsAt).map(({ id }) => id))
  return {
    coupons: stored.coupons.map((one) => ({
      ...one,
      isUsedUp: !isOrdered && (one.isUsedUp || usedUpIds.has(one.promotionId)),
      isActive: isOrdered || (one.isActive && activeIds.has(one.promotionId)),
    })),
    promotions,
  }
}

/**
 * Returns the coupons of a cart and the promotions available to it now, in a currency. A used-up or inactive coupon
 * unlocks nothing.
 */
export function toCartDiscounts(
  stored: StoredDiscounts,
  shopper: Shopper,
  cart: { readonly currencyIsoCode: string; readonly isOrdered: boolean },
): CartDiscounts {
  const { promotions, coupons } = toAccountDiscounts(stored, shopper, cart)
  const audience = {
    now: new Date(),
    buyerGroupIds: toBuyerGroupIds(shopper),
    currencyIsoCode: cart.currencyIsoCode,
    couponCodes: new Map(
      coupons
        .filter(({ isUsedUp: isCouponUsedUp, isActive }) => isActive && !isCouponUsedUp)
        .map(({ promotionId, code }) => [promotionId, code]),
    ),
  }
  return { coupons, promotions: filterAvailablePromotions(promotions, audience) }
}

/** Finds the promotions that are available to a shopper now without a coupon. */
export async function findPromotionsWithoutCoupon(
  db: ReadOnlyDb,
  shopper: Shopper,
): Promise<readonly AvailablePromotion[]> {
  const stored = await loadStoredDiscounts(db, shopper, null)
  return toCartDiscounts(stored, shopper, { currencyIsoCode: shopper.currency, isOrdered: false }).promotions
}

const NO_REDEMPTIONS = { inAll: 0, ofAccount: 0 }

function isUsedUp(
  { redemptionLimit, redemptionLimitPerAccount: perAccount }: StoredPromotion,
  { accountId, redemptionCounts }: { accountId: string | null; redemptionCounts: typeof NO_REDEMPTIONS },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || redemptionCounts.ofAccount >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && redemptionCounts.inAll >= redemptionLimit)
}
