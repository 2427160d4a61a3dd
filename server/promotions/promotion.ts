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
}

/** A promotion that is open to a cart, with the coupon that opened it. */
export interface OpenPromotion extends Promotion {
  readonly couponCode: string | null
}

/** What one promotion takes off; the amount is negative. */
export interface Reduction {
  readonly promotionId: string
  readonly amount: Decimal
}
