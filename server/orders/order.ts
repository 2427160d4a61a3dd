import type { Decimal } from '@hydrant/kernel/money/decimal.ts'

/** One line of an order, as it was bought. Adjustments are negative. */
export interface OrderItem {
  readonly id: string
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly quantity: Decimal
  readonly listPrice: Decimal
  readonly unitPrice: Decimal
  readonly totalAdjustment: Decimal
  /** After adjustments, before tax. */
  readonly totalPrice: Decimal
  readonly totalTax: Decimal
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
  readonly variationValues: Record<string, string> | null
}

/** What a promotion took off an order; the amount is negative. */
export interface OrderAdjustment {
  readonly displayName: string
  readonly couponCode: string | null
  readonly targetType: string
  readonly amount: string
}

/** A placed order without its lines. Amounts are in its currency. */
export interface Order {
  readonly id: string
  /** Counted. */
  readonly orderNumber: string
  /** What the buyer is shown; cannot be guessed. */
  readonly referenceNumber: string
  readonly checkoutId: string
  readonly cartId: string
  readonly accountId: string | null
  /** Null for a guest's order. */
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly contactInfo: Record<string, string> | null
  readonly status: string
  readonly currencyIsoCode: string
  readonly purchaseOrderNumber: string | null
  readonly totalListAmount: Decimal
  /** Before adjustments. */
  readonly totalProductAmount: Decimal
  /** On products; negative. */
  readonly totalAdjustmentAmount: Decimal
  /** After adjustments. */
  readonly totalDeliveryAmount: Decimal
  readonly totalTaxAmount: Decimal
  readonly grandTotalAmount: Decimal
  readonly deliveryAddress: Readonly<Record<string, string | boolean | null>> | null
  readonly billingAddress: Record<string, string | null> | null
  readonly deliveryGroupId: string
  readonly deliveryMethodId: string | null
  readonly deliveryMethodName: string | null
  readonly shippingInstructions: string | null
  readonly desiredDeliveryDate: Date | null
  readonly adjustments: readonly OrderAdjustment[]
  readonly paymentMethod: string
  readonly orderedAt: Date
}

/** An order that is about to be placed: its numbers are given out when it is stored. */
export type OrderDraft = Omit<Order, 'id' | 'orderNumber' | 'referenceNumber' | 'status' | 'orderedAt'>
