import type { Decimal } from '@hydrant/kernel/money/decimal.ts'

/** A promotion. Amounts are in `currencyIsoCode`; a null list means everything or everyone. */
export interface Promotion {
  readonly id: string
  readonly displayName: string
  readonly termsAndConditions: string | null
  readonly isExclusive: boolean
  readonly requiresCoupon: boolean
  /** Promotions with a lower number apply first. */
  readonly priority: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly targetType: 'Item' | 'Cart' | 'Shipping'
  readonly adjustmentType: 'PercentageDiscount' | 'AmountDiscount'
  /** A percentage, or an amount: off each unit for Item, off the total for Cart and Shipping. */
  readonly adjustmentValue: Decimal
  readonly currencyIsoCode: string | null
  /** The product amount of the cart, before any promotion, that this one requires. */
  readonly minimumAmount: Decimal | null
  readonly categoryIds: readonly string[] | null
  readonly productIds: readonly string[] | null
  readonly buyerGroupIds: readonly string[] | null
  /**
   * Buy `buyQuantity` units, get the adjustment on `getQuantity` units; both null: the adjustment applies to all
   * products of the promotion.
   */
  readonly buyQuantity: number | null
  readonly getQuantity: number | null
  /** For buy-and-get: whether bought and rewarded units belong to one line. */
  readonly isSameProduct: boolean
  /**
   * The categories and products that must be bought, and that count for the minimum quantity; both null: those of the
   * promotion itself.
   */
  readonly qualifyingCategoryIds: readonly string[] | null
  readonly qualifyingProductIds: readonly string[] | null
  /** For buy-and-get: how many times it applies in one cart. */
  readonly applicationLimit: number | null
  /** The number of whole units in the cart that the promotion requires. */
  readonly minimumQuantity: Decimal | null
  /** The maximum discount: per line for Item, in total for Cart and Shipping; null: none. */
  readonly maximumDiscount: Decimal | null
  /** Whether its redemptions are counted, because their number is limited. */
  readonly isCounted: boolean
  /** Whether the shopper's account, or all buyers together, have reached the limit. */
  readonly isUsedUp: boolean
}

/** A promotion that is available to a cart, with the coupon that unlocked it. */
export interface AvailablePromotion extends Promotion {
  readonly couponCode: string | null
}

/** What one promotion takes off; the amount is negative. */
export interface Reduction {
  readonly promotionId: string
  readonly amount: Decimal
  /** For a promotion across lines: the quantity of the line that it rewards. */
  readonly rewardedQuantity?: number
}

/** The fields of a product that decide which promotions apply to it. */
export interface PromotableProduct {
  readonly productId: string
  /** The categories of the product and their ancestors. */
  readonly categoryIds: readonly string[]
}
