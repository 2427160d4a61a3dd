import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { CartStatus, CartType } from '@hydrant/contract/shop/cart.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { OfferSets, Reduction } from '../promotions/service.ts'

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
  /** The offers that ask for a quantity: to which the line counts, and which may reward it. */
  readonly sets: OfferSets
  readonly ratePercent: Decimal
  /** Whether the prices contain the tax, which is then told and not added. */
  readonly isTaxIncluded: boolean
  /** Of what remains after item offers. */
  readonly totalTax: Decimal
  readonly isSubscription: boolean
  readonly problem: LineProblem | null
}

/** What makes two additions the same line. */
export interface LineKey {
  readonly deliveryGroupId: string
  readonly productId: string
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
}

/** What callers keep with a record; it is stored and answered, and not read. */
export type CustomFields = readonly Json[]

/** One line of a cart. */
export interface CartLine extends LineKey {
  readonly id: string
  readonly cartId: string
  readonly name: string
  readonly quantity: Decimal
  readonly subType: 'Bonus' | 'Gift' | null
  readonly customFields: CustomFields
  readonly price: LinePrice
}

/** Running sums over the lines of one delivery group. */
export interface GroupTotals {
  readonly lineCount: number
  readonly productCount: Decimal
  /** Before offers. */
  readonly sales: Decimal
  /** After item offers. */
  readonly net: Decimal
  /** Lines that cannot be bought. */
  readonly problemCount: number
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
  /** The part of it that the prices contain. */
  readonly includedTax: Decimal
  /** How lines are taxed (`taxKeyOf`) → what the lines taxed so come to after item offers. */
  readonly netByRate: ReadonlyMap<string, Decimal>
  /** Offer that asks for a quantity → the whole pieces that count for it. */
  readonly piecesByPromotion: ReadonlyMap<string, Decimal>
  /** Pieces that are subscribed to. */
  readonly subscriptionCount: Decimal
  /** Promotion → what it takes off the lines; negative. */
  readonly reductionByPromotion: ReadonlyMap<string, Decimal>
  /** Delivery group → what is in it; a group without lines is missing. */
  readonly byGroup: ReadonlyMap<string, GroupTotals>
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
  /** The purchase order that it is going to be paid, or was paid, by. */
  readonly purchaseOrderNumber: string | null
  readonly customFields: CustomFields
  readonly totals: CartTotals
}

/** An address that a cart is sent to; country and region are ISO codes. */
export type DeliveryAddress = Readonly<Record<string, string | boolean | null>>

/** Where a part of a cart is sent and how. */
export interface DeliveryGroup {
  readonly id: string
  readonly cartId: string
  readonly name: string
  readonly isDefault: boolean
  readonly deliveryAddress: DeliveryAddress | null
  readonly deliveryMethodId: string | null
  readonly desiredDeliveryDate: Date | null
  readonly shippingInstructions: string | null
  readonly isGift: boolean
  readonly giftMessage: string | null
  readonly giftToName: string | null
  readonly customFields: CustomFields
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

/** A delivery group and the method that is chosen for it. */
export interface GroupDelivery {
  readonly group: DeliveryGroup
  readonly method: DeliveryMethod | null
}
