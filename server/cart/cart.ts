import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { CartStatus, CartType } from '@hydrant/contract/shop/cart.ts'
import type { Reduction } from '../promotions/service.ts'

/** Why a line cannot be bought (any more). */
export interface LineProblem {
  readonly code: string
  readonly message: string
}

/** What a line comes to, in the cart's currency. */
export interface LinePrice {
  /** For one piece, before any agreement. */
  readonly listPrice: Decimal
  /** For one piece, by price book and quantity break; null when the line cannot be bought. */
  readonly salesPrice: Decimal | null
  readonly totalListPrice: Decimal
  /** Before offers. */
  readonly totalSalesPrice: Decimal
  /** Item offers; negative. */
  readonly reductions: readonly Reduction[]
  readonly ratePercent: Decimal
  /** Of what remains after item offers. */
  readonly totalTax: Decimal
  readonly problem: LineProblem | null
}

/** What makes two additions the same line. */
export interface LineKey {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
}

/** One line of a cart. */
export interface CartLine extends LineKey {
  readonly id: string
  readonly cartId: string
  readonly deliveryGroupId: string
  readonly name: string
  readonly quantity: Decimal
  readonly price: LinePrice
}

/** Running sums over a cart's lines. */
export interface CartTotals {
  readonly lineCount: number
  readonly productCount: Decimal
  readonly list: Decimal
  readonly sales: Decimal
  /** Negative. */
  readonly itemAdjustment: Decimal
  /** Line taxes, each rounded; what a discount of the whole cart does to them is worked out from `netByRate`. */
  readonly tax: Decimal
  /** Tax rate → what the lines taxed by it come to after item offers. */
  readonly netByRate: ReadonlyMap<string, Decimal>
  /** Promotion → what it takes off the lines; negative. */
  readonly reductionByPromotion: ReadonlyMap<string, Decimal>
}

/** A cart without its lines. */
export interface Cart {
  readonly id: string
  readonly webstoreId: string
  readonly accountId: string | null
  /** Null for a guest's cart, which is found by its secret. */
  readonly ownerId: string | null
  readonly guestKey: string | null
  readonly name: string
  readonly type: CartType
  readonly status: CartStatus
  readonly isSecondary: boolean
  readonly currencyIsoCode: string
  readonly version: number
  /** What the prices in it depended on when they were worked out. */
  readonly pricedFor: string | null
  readonly totals: CartTotals
}

/** An address that a cart is sent to; country and region are ISO codes. */
export type DeliveryAddress = Readonly<Record<string, string | boolean | null>>

/** Where a cart is sent and how. */
export interface DeliveryGroup {
  readonly id: string
  readonly cartId: string
  readonly name: string
  readonly isDefault: boolean
  readonly deliveryAddress: DeliveryAddress | null
  readonly deliveryMethodId: string | null
  readonly desiredDeliveryDate: Date | null
  readonly shippingInstructions: string | null
}

/** A way to send goods. */
export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly carrier: string | null
  readonly classOfService: string | null
  readonly currencyIsoCode: string
  readonly baseFee: Decimal
  /** The product amount, after offers, from which it is free; null: never. */
  readonly freeFromAmount: Decimal | null
  readonly transitTimeMin: number | null
  readonly transitTimeMax: number | null
  readonly transitTimeUnit: 'Hours' | 'Days' | 'Weeks' | null
}
