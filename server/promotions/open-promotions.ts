import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { OpenPromotion, Promotion } from './promotion.ts'

/** Who asks, when, and with which coupons. */
export interface PromotionAudience {
  readonly now: Date
  readonly buyerGroupIds: readonly string[]
  readonly currencyIsoCode: string
  /** Promotion → code of the coupon on the cart that opens it. */
  readonly couponCodes: ReadonlyMap<string, string>
}

/** What a cart holds, as far as offers ask for it. */
export interface CartSize {
  /** The product amount before any offer, so that offers cannot open each other. */
  readonly sales: Decimal
  /** Offer → the whole pieces that count for it. */
  readonly piecesByPromotion: ReadonlyMap<string, Decimal>
}

/**
 * The promotions that are open to an audience, in the order in which they apply. Whether a cart is large enough is not
 * asked here.
 */
export function openPromotions(promotions: readonly Promotion[], audience: PromotionAudience): OpenPromotion[] {
  return promotions
    .filter((promotion) => isOpen(promotion, audience))
    .map((promotion) => ({ ...promotion, couponCode: audience.couponCodes.get(promotion.id) ?? null }))
    .toSorted((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1))
}

/** Those promotions for which a cart is large enough. */
export function qualifiedPromotions(
  promotions: readonly OpenPromotion[],
  { sales, piecesByPromotion }: CartSize,
): OpenPromotion[] {
  return promotions.filter(({ id, minimumAmount, minimumQuantity }) => {
    const isWorthEnough = minimumAmount === null || sales.gte(minimumAmount)
    return isWorthEnough && (minimumQuantity === null || (piecesByPromotion.get(id) ?? ZERO).gte(minimumQuantity))
  })
}

function isOpen(promotion: Promotion, audience: PromotionAudience): boolean {
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
