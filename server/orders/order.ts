import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { OrderApproval, OrderStatus } from './order-status.ts'

/** One line of an order, as it was bought. Adjustments are negative. */
export interface OrderItem {
  readonly id: string
  /** The id of the `OrderDelivery` that the line belongs to. */
  readonly deliveryGroupId: string
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly quantity: Decimal
  /** How much of the quantity was cancelled; the amounts of the line stay those of what was ordered. */
  readonly quantityCanceled: Decimal
  /** How much of what was sent has come back. */
  readonly quantityReturned: Decimal
  /** How much more of what was sent is expected back. */
  readonly quantityReturnInitiated: Decimal
  readonly listPrice: Decimal
  readonly unitPrice: Decimal
  readonly totalAdjustment: Decimal
  /** After adjustments; includes the tax where prices include it. */
  readonly totalPrice: Decimal
  readonly totalTax: Decimal
  /** The part of the tax that is added to `totalPrice`; zero where prices include tax. */
  readonly addedTax: Decimal
  /** Null for orders that are older than this value. */
  readonly taxRatePercent: Decimal | null
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
  readonly variationValues: Record<string, string> | null
  /** What the buyer has noted at the line, and their own reference for it; null for nothing. */
  readonly note: string | null
  readonly customerReference: string | null
}

/** The part of an order that goes to one address. It has the same id as the delivery group of the cart. */
export interface OrderDelivery {
  readonly id: string
  readonly name: string
  readonly deliveryAddress: Readonly<Record<string, string | boolean | null>> | null
  readonly deliveryMethodId: string | null
  readonly deliveryMethodName: string | null
  /** After adjustments. */
  readonly deliveryAmount: Decimal
  readonly shippingInstructions: string | null
  readonly desiredDeliveryDate: Date | null
  /** The days between which the buyer was told that it would arrive, such as `2027-06-30`; null: none were known. */
  readonly earliestArrival: string | null
  readonly latestArrival: string | null
  readonly isGift: boolean
  readonly giftMessage: string | null
  readonly giftToName: string | null
}

/** A discount of a promotion on an order; the amount is negative. */
export interface OrderAdjustment {
  readonly displayName: string
  readonly couponCode: string | null
  readonly targetType: string
  readonly amount: string
}

/** The amounts of a part of an order, such as what is cancelled or invoiced; positive. */
export interface PartAmounts {
  /** As products are priced: includes the tax where prices include it. */
  readonly product: Decimal
  readonly delivery: Decimal
  readonly tax: Decimal
  readonly grandTotal: Decimal
}

/** A placed order without its lines. Amounts are in its currency. */
export interface Order {
  readonly id: string
  /** Sequential, such as 00001042; assigned by the database. */
  readonly orderNumber: string
  /** The number that the buyer sees; cannot be guessed. */
  readonly referenceNumber: string
  readonly checkoutId: string
  readonly cartId: string
  readonly accountId: string | null
  /** Null for a guest's order. */
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly contactInfo: Record<string, string> | null
  readonly status: OrderStatus
  readonly approval: OrderApproval
  readonly currencyIsoCode: string
  /** Gross: prices include tax. Net: tax is added to them. */
  readonly taxLocaleType: 'Net' | 'Gross'
  readonly purchaseOrderNumber: string | null
  /** The person or department of the buyer that the goods are for; null for none. */
  readonly attention: string | null
  /** What the buyer's accounting books the order on; null for none. */
  readonly costCenter: string | null
  /** In which it was placed (BCP 47); null for one from before languages. */
  readonly language: string | null
  readonly totalListAmount: Decimal
  /** Before adjustments. */
  readonly totalProductAmount: Decimal
  /** On products; negative. */
  readonly totalAdjustmentAmount: Decimal
  /** After adjustments. */
  readonly totalDeliveryAmount: Decimal
  readonly totalTaxAmount: Decimal
  readonly grandTotalAmount: Decimal
  /** What cancellations took off; zero when nothing was cancelled. The totals above are of what was ordered. */
  readonly canceled: PartAmounts
  /** What returns are credited with, with tax; the totals above do not contain it. */
  readonly returnedGrandTotalAmount: Decimal
  readonly billingAddress: Record<string, string | null> | null
  readonly adjustments: readonly OrderAdjustment[]
  readonly paymentMethod: string
  readonly orderedAt: Date
}

/** The data of an order to create, without what is assigned then: id, numbers, status and date. */
export type OrderDraft = Omit<
  Order,
  | 'id'
  | 'orderNumber'
  | 'referenceNumber'
  | 'status'
  | 'language'
  | 'orderedAt'
  | 'canceled'
  | 'returnedGrandTotalAmount'
>
