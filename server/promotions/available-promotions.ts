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
  return promotions
    .filter((promotion) => isAvailable(promotion, audience))
    .map((promotion) => ({ ...promotion, couponCode: audience.couponCodes.get(promotion.id) ?? null }))
    .toSorted((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1))
}

/** Filters the promotions whose minimums a cart reaches. */
export function filterQualifiedPromotions(
  promotions: readonly AvailablePromotion[],
  { sales, countedUnitsByPromotion }: CartSize,
): AvailablePromotion[] {
  return promotions.filter(({ id, minimumAmount, minimumQuantity }) => {
    const reachesMinimumAmount = minimumAmount === null || sales.gte(minimumAmount)
    return (
      reachesMinimumAmount &&
      (minimumQuantity === null || (countedUnitsByPromotion.get(id) ?? ZERO).gte(minimumQuantity))
    )
  })
}

function isAvailable(promotion: Promotion, audience: PromotionAudience): boolean {
  const { startsAt, endsAt, currencyIsoCode, buyerGroupIds } = promotion
  return (
    !promotion.isUsedUp &&
    (startsAt === null || startsAt <= audience.now) &&
    (endsAt === null || audience.now < endsAt) &&
    (currencyIsoCode === null || currencyIsoCode === audience.currencyIsoCode) &&
    (buyerGroupIds === null || audience.buyerGroupIds.some((id) => buyerGroupIds.includes(id))) &&
    (!promotion.requiresCoupon || audience.couponCodes.has(promotion.id))
  )
}
