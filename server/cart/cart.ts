import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { DeliveryTimes } from '@hydrant/kernel/time/arrival.ts'
import type { CartStatus, CartType } from '@hydrant/contract/shop/cart.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { PromotionSets, Reduction } from '../promotions/service.ts'

/**
 * Why a line cannot be bought: because of its product when the line has no sales price, otherwise because of its
 * quantity.
 */
export interface LineProblem {
  readonly code: string
  readonly message: string
}

/** The price of a line, in the currency of the cart. */
export interface LinePrice {
  /** The list price of one unit. */
  readonly listPrice: Decimal
  /** The price of one unit by price book and price break; null when the product cannot be bought. */
  readonly salesPrice: Decimal | null
  readonly totalListPrice: Decimal
  /** Before promotions. */
  readonly totalSalesPrice: Decimal
  /** What each item promotion takes off the line; the amounts are negative. */
  readonly reductions: readonly Reduction[]
  /** The promotions that count the units of the line, and those that may reward it for units of other lines. */
  readonly sets: PromotionSets
  readonly ratePercent: Decimal
  /** Whether the prices include the tax, which is then stated and not added. */
  readonly isTaxIncluded: boolean
  /** The tax of the amount after item promotions. */
  readonly totalTax: Decimal
  readonly isSubscription: boolean
  readonly problem: LineProblem | null
}

/** The fields that identify a line: additions with the same key go to the same line. */
export interface LineKey {
  readonly deliveryGroupId: string
  readonly productId: string
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
}

/** Data that clients store with a record; it is returned unchanged and never interpreted. */
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
  /** Before promotions. */
  readonly sales: Decimal
  /** After item promotions. */
  readonly reducedAmount: Decimal
  /** Lines that cannot be bought. */
  readonly problemCount: number
}

/** Running sums over a cart's lines. */
export interface CartTotals {
  readonly lineCount: number
  readonly productCount: Decimal
  readonly list: Decimal
  readonly sales: Decimal
  /** What item promotions take off the lines; a negative amount. */
  readonly itemAdjustment: Decimal
  /**
   * The sum of the line taxes, each rounded; the effect of a promotion on the whole cart is calculated from
   * `reducedAmountByRate`.
   */
  readonly tax: Decimal
  /** The part of the tax that the prices include. */
  readonly includedTax: Decimal
  /** Tax key (`toTaxKey`) → the amount of its lines after item promotions. */
  readonly reducedAmountByRate: ReadonlyMap<string, Decimal>
  /** Promotion with a minimum or required quantity → the whole units in the cart that count for it. */
  readonly countedUnitsByPromotion: ReadonlyMap<string, Decimal>
  /** How many units are subscriptions. */
  readonly subscriptionCount: Decimal
  /** Promotion → what it takes off the lines; negative. */
  readonly reductionByPromotion: ReadonlyMap<string, Decimal>
  /** Delivery group → its totals; a group without lines is missing. */
  readonly byGroup: ReadonlyMap<string, GroupTotals>
}

/** A cart without its lines. */
export interface Cart {
  readonly id: string
  readonly webstoreId: string
  readonly accountId: string | null
  /** Null for a guest's cart, which is found by its secret key. */
  readonly ownerId: string | null
  readonly guestKey: string | null
  readonly name: string
  readonly type: CartType
  readonly status: CartStatus
  readonly isSecondary: boolean
  /** Whether its lines are those that its owner has saved for later. */
  readonly isSavedForLater: boolean
  /** The user who sent it to its owner; null for a cart of their own. */
  readonly sentById: string | null
  readonly currencyIsoCode: string
  readonly version: number
  /** The pricing key for which the prices were calculated; null when they have to be calculated again. */
  readonly pricedFor: string | null
  /** The catalogue version for which the prices were calculated. */
  readonly pricedVersion: number
  /** The purchase order that pays or has paid the cart. */
  readonly purchaseOrderNumber: string | null
  readonly customFields: CustomFields
  readonly totals: CartTotals
}

/** A delivery address; country and region are ISO codes. */
export type DeliveryAddress = Readonly<Record<string, string | boolean | null>>

/** Address and method of delivery for a part of a cart. */
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

/** A method of delivery. */
export interface DeliveryMethod extends DeliveryTimes {
  readonly id: string
  readonly name: string
  readonly carrier: string | null
  readonly classOfService: string | null
  readonly currencyIsoCode: string
  readonly baseFee: Decimal
  /** The product amount, after promotions, from which delivery is free; null: never. */
  readonly freeFromAmount: Decimal | null
}

/** A delivery group and its chosen method. */
export interface GroupWithMethod {
  readonly group: DeliveryGroup
  readonly method: DeliveryMethod | null
}

/** Whether a cart is neither ordered nor deleted. */
export function isLive({ status }: Cart): boolean {
  return status === 'Active' || status === 'Checkout' || status === 'Processing'
}
