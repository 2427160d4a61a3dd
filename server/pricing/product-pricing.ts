import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { PricedSchedule } from './unit-price.ts'

/** What is asked to be priced; without a selling model the product's usual way of selling. */
export interface PriceRequest {
  readonly productId: string
  readonly sellingModelId: string | null
}

/** What a product costs a shopper, for one piece or by quantity (`unitPriceAt`). */
export interface ProductPricing {
  readonly productId: string
  /** The way of selling that the price is for; null: once. */
  readonly sellingModelId: string | null
  readonly currencyIsoCode: string
  /** Before any agreement; null when the list has no such product. */
  readonly listPrice: Decimal | null
  readonly unitPrice: Decimal
  readonly priceBookEntryId: string
  readonly schedule: PricedSchedule | null
}
