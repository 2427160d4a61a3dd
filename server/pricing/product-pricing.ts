import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { PricedSchedule } from './unit-price.ts'

/** A product to price; without a selling model its default one. */
export interface PriceRequest {
  readonly productId: string
  readonly sellingModelId: string | null
}

/** The price of a product for a shopper, for one unit or by quantity (`calculateUnitPrice`). */
export interface ProductPricing {
  readonly productId: string
  /** The selling model of the price; null: sold once. */
  readonly sellingModelId: string | null
  readonly currencyIsoCode: string
  /** The price in the book of list prices; null when that does not have the product. */
  readonly listPrice: Decimal | null
  readonly unitPrice: Decimal
  readonly priceBookEntryId: string
  readonly priceBookId: string
  readonly schedule: PricedSchedule | null
  /** The quantities in which the product may be bought; null: any. */
  readonly quantityRule: QuantityRule | null
}
