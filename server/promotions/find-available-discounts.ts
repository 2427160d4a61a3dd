import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { cacheUntilBaseChanges } from '../webstore/service.ts'
import { filterAndSortAvailablePromotions, type PromotionAudience } from './available-promotions.ts'
import type { AvailablePromotion, Promotion } from './promotion.ts'
import {
  type AppliedCoupon,
  type ReadOnlyDb,
  findAppliedCoupons,
  findActivePromotions,
  findRedemptionCounts,
  type StoredPromotion,
} from './store.ts'

/** The coupons of a cart, and the promotions that are available to its shopper, in the order in which they apply. */
export interface CartDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  readonly promotions: readonly AvailablePromotion[]
}

/** The coupons of a cart and all active promotions, each with whether it is used up for an account. */
export interface AccountDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  /** The active promotions. */
  readonly promotions: readonly Promotion[]
}

const findActivePromotionsCached = cacheUntilBaseChanges('promotions', findActivePromotions)

/** The stored data from which the discounts of a cart are determined. */
export interface StoredDiscounts {
  readonly coupons: readonly AppliedCoupon[]
  /** The active promotions, whatever their dates. */
  readonly promotions: readonly StoredPromotion[]
  /** Promotion → the number of orders in which it was redeemed; only for promotions whose redemptions are counted. */
  readonly redemptions: Awaited<ReturnType<typeof findRedemptionCounts>>
}

/**
 * Loads the active promotions, their redemption counts for the account of the shopper, and the coupons of a cart (null:
 * none).
 */
export async function loadStoredDiscounts(
  db: ReadOnlyDb,
  shopper: Shopper,
  cartId: string | null,
): Promise<StoredDiscounts> {
  const promotions = await findActivePromotionsCached(db, shopper.webstore)
  const promotionIds = promotions.filter(({ isCounted }) => isCounted).map(({ id }) => id)
  const [redemptions, coupons] = await Promise.all([
    findRedemptionCounts(db, { promotionIds, accountId: shopper.account?.id ?? null }),
    cartId === null ? [] : loadCoupons(db, shopper, cartId),
  ])
  return { promotions, redemptions, coupons }
}

/** Loads the coupons of a cart, and whether they are used up for the account of the shopper. */
export function loadCoupons(db: ReadOnlyDb, shopper: Shopper, cartId: string): Promise<AppliedCoupon[]> {
  return findAppliedCoupons(db, { cartId, accountId: shopper.account?.id ?? null })
}

/**
 * Returns the coupons of a cart and all active promotions, each with whether it is used up for the account of the
 * shopper. A coupon is also used up when its promotion is, and inactive when its promotion has ended. An ordered cart
 * keeps its discounts, however often they have been redeemed since.
 */
export function toDiscountsWithUsedUpState(
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
  const { promotions, coupons } = toDiscountsWithUsedUpState(stored, shopper, cart)
  const audience = toAudience(shopper, { coupons, currencyIsoCode: cart.currencyIsoCode, now: new Date() })
  return { coupons, promotions: filterAndSortAvailablePromotions(promotions, audience) }
}

/**
 * Finds all active promotions, those that are available to a shopper at a time without a coupon, and the audience that
 * this was decided for.
 */
export async function findPromotionsAt(db: ReadOnlyDb, shopper: Shopper, now: Date): Promise<PromotionsAt> {
  const stored = await loadStoredDiscounts(db, shopper, null)
  const { promotions, coupons } = toDiscountsWithUsedUpState(stored, shopper, { isOrdered: false })
  const audience = toAudience(shopper, { coupons, currencyIsoCode: shopper.currency, now })
  return { all: promotions, available: filterAndSortAvailablePromotions(promotions, audience), audience }
}

/** The active promotions at a time, and those of them that are available to an audience without a coupon. */
export interface PromotionsAt {
  readonly all: readonly Promotion[]
  readonly available: readonly AvailablePromotion[]
  readonly audience: PromotionAudience
}

function toAudience(
  shopper: Shopper,
  cart: { readonly coupons: readonly AppliedCoupon[]; readonly currencyIsoCode: string; readonly now: Date },
): PromotionAudience {
  return {
    now: cart.now,
    buyerGroupIds: toBuyerGroupIds(shopper),
    currencyIsoCode: cart.currencyIsoCode,
    couponCodes: new Map(
      cart.coupons
        .filter(({ isUsedUp: isCouponUsedUp, isActive }) => isActive && !isCouponUsedUp)
        .map(({ promotionId, code }) => [promotionId, code]),
    ),
  }
}

/** Finds the promotions that are available to a shopper now without a coupon. */
export async function findPromotionsWithoutCoupon(
  db: ReadOnlyDb,
  shopper: Shopper,
): Promise<readonly AvailablePromotion[]> {
  const stored = await loadStoredDiscounts(db, shopper, null)
  return toCartDiscounts(stored, shopper, { currencyIsoCode: shopper.currency, isOrdered: false }).promotions
}

const NO_REDEMPTIONS = { total: 0, ofAccount: 0 }

function isUsedUp(
  { redemptionLimit, redemptionLimitPerAccount: perAccount }: StoredPromotion,
  { accountId, redemptionCounts }: { accountId: string | null; redemptionCounts: typeof NO_REDEMPTIONS },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || redemptionCounts.ofAccount >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && redemptionCounts.total >= redemptionLimit)
}
