import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { AvailablePromotion, Promotion } from './promotion.ts'

/** The shopper, time and coupons that availability depends on. */
export interface PromotionAudience {
  readonly now: Date
  readonly buyerGroupIds: readonly string[]
  readonly currencyIsoCode: string
  /** Promotion → code of the coupon on the cart that unlocks it. */
  readonly couponCodes: ReadonlyMap<string, string>
}

/** The amount and quantities of a cart that the minimums of promotions are compared with. */
export interface CartSize {
  /** The product amount before any promotion, so that promotions cannot unlock each other. */
  readonly sales: Decimal
  /** Promotion → the whole units that count for it. */
  readonly countedUnitsByPromotion: ReadonlyMap<string, Decimal>
}

/**
 * Filters the promotions that are available to an audience, and sorts them in the order in which they apply. Does not
 * check the minimums.
 */
export function filterAndSortAvailablePromotions(
  promotions: readonly Promotion[],
  audience: PromotionAudience,
): AvailablePromotion[] {
  return sortPromotions(
    promotions
      .filter((promotion) => findUnavailability(promotion, audience) === null)
      .map((promotion) => ({ ...promotion, couponCode: audience.couponCodes.get(promotion.id) ?? null })),
  )
}

/** Sorts promotions in the order in which they apply. */
export function sortPromotions<Sorted extends Promotion>(promotions: readonly Sorted[]): Sorted[] {
  return promotions.toSorted((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1))
}

/** Filters the promotions whose minimums a cart reaches. */
export function filterQualifiedPromotions(
  promotions: readonly AvailablePromotion[],
  size: CartSize,
): AvailablePromotion[] {
  return promotions.filter((promotion) => findUnreachedMinimum(promotion, size) === null)
}

/** The minimum of a promotion that a cart does not reach. */
export type UnreachedMinimum = 'MinimumAmount' | 'MinimumQuantity'

/** Returns the minimum of a promotion that a cart does not reach; null when it reaches all. */
export function findUnreachedMinimum(
  { id, minimumAmount, minimumQuantity }: Promotion,
  { sales, countedUnitsByPromotion }: CartSize,
): UnreachedMinimum | null {
  if (minimumAmount !== null && sales.lt(minimumAmount)) return 'MinimumAmount'
  const counted = countedUnitsByPromotion.get(id) ?? ZERO
  return minimumQuantity !== null && counted.lt(minimumQuantity) ? 'MinimumQuantity' : null
}

/** Why a promotion is not available to an audience. */
export type PromotionUnavailability =
  | 'UsedUp'
  | 'NotStarted'
  | 'Ended'
  | 'OtherCurrency'
  | 'OtherBuyerGroups'
  | 'NeedsCoupon'

/** Returns why a promotion is not available to an audience; null when it is. */
export function findUnavailability(promotion: Promotion, audience: PromotionAudience): PromotionUnavailability | null {
  const { startsAt, endsAt, currencyIsoCode, buyerGroupIds } = promotion
  if (promotion.isUsedUp) return 'UsedUp'
  if (startsAt !== null && startsAt > audience.now) return 'NotStarted'
  if (endsAt !== null && audience.now >= endsAt) return 'Ended'
  if (currencyIsoCode !== null && currencyIsoCode !== audience.currencyIsoCode) return 'OtherCurrency'
  if (buyerGroupIds !== null && !audience.buyerGroupIds.some((id) => buyerGroupIds.includes(id)))
    return 'OtherBuyerGroups'
  return promotion.requiresCoupon && !audience.couponCodes.has(promotion.id) ? 'NeedsCoupon' : null
}
