import type { Decimal } from '@hydrant/kernel/money/decimal.ts'

/** An offer. Amounts are in `currencyIsoCode`; null lists are for everything or everyone. */
export interface Promotion {
  readonly id: string
  readonly displayName: string
  readonly termsAndConditions: string | null
  readonly isExclusive: boolean
  readonly requiresCoupon: boolean
  /** Lower goes first. */
  readonly priority: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly targetType: 'Item' | 'Cart' | 'Shipping'
  readonly adjustmentType: 'PercentageDiscount' | 'AmountDiscount'
  /** Percent, or an amount: off each piece for Item, off the whole for Cart and Shipping. */
  readonly adjustmentValue: Decimal
  readonly currencyIsoCode: string | null
  /** The cart's product amount, before any offer, from which this one holds. */
  readonly minimumAmount: Decimal | null
  readonly categoryIds: readonly string[] | null
  readonly productIds: readonly string[] | null
  readonly buyerGroupIds: readonly string[] | null
  /** Buy so many, get the adjustment on so many; null both: the adjustment is on all that the offer is for. */
  readonly buyQuantity: number | null
  readonly getQuantity: number | null
  /** Of buy-and-get: bought and got are pieces of one line. */
  readonly isSameProduct: boolean
  /** What must be bought, and of what the minimum quantity is counted; null both: what the offer is for. */
  readonly qualifyingCategoryIds: readonly string[] | null
  readonly qualifyingProductIds: readonly string[] | null
  /** Of buy-and-get: how often it is given in one cart. */
  readonly applicationLimit: number | null
  /** The whole pieces in the cart from which the offer holds. */
  readonly minimumQuantity: Decimal | null
  /** The most that is taken off at once: off a line, the cart or its delivery. */
  readonly maximumDiscount: Decimal | null
  /** Whether its orders are counted, because only so many get it. */
  readonly isCounted: boolean
  /** Whether the shopper's account, or all buyers together, have had it as often as they may. */
  readonly isUsedUp: boolean
}

/** A promotion that is open to a cart, with the coupon that opened it. */
export interface OpenPromotion extends Promotion {
  readonly couponCode: string | null
}

/** What one promotion takes off; the amount is negative. */
export interface Reduction {
  readonly promotionId: string
  readonly amount: Decimal
  /** Of an offer across lines: how many pieces of the line it rewards. */
  readonly pieces?: number
}

/** A product, as far as offers ask which they are for. */
export interface OfferedProduct {
  readonly productId: string
  /** With ancestors. */
  readonly categoryIds: readonly string[]
}
