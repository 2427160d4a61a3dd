import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { CardSummary } from './payment-gateway.ts'

/** How a payment is made. */
export type PaymentRequestType = 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest'

/**
 * The status of a payment. Pending, CaptureDue, RefundDue and ReversalDue: a gateway call is due, or was running when the
 * process ended. RefundDue: captured, and a part of it is to be given back. Recorded: a purchase order. Declined, Failed
 * and Reversed: ended without a payment.
 */
export type PaymentStatus =
  | 'Pending'
  | 'Recorded'
  | 'Authorized'
  | 'CaptureDue'
  | 'Captured'
  | 'RefundDue'
  | 'ReversalDue'
  | 'Reversed'
  | 'Declined'
  | 'Failed'

/** A billing address as it was entered; country and region are ISO codes. */
export type BillingAddress = Record<string, string | null>

/** The payment of a checkout. Its id is its key at the gateway. */
export interface Payment {
  readonly id: string
  readonly checkoutId: string
  /** Null until the order is placed. */
  readonly orderSummaryId: string | null
  readonly requestType: PaymentRequestType
  readonly status: PaymentStatus
  /** The name of its gateway; null for a purchase order. */
  readonly gateway: string | null
  readonly purchaseOrderNumber: string | null
  readonly gatewayReference: string | null
  readonly card: CardSummary | null
  /** What the buyer agreed to pay. */
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/**
 * Whether a payment may replace another: a purchase order only another one, a card only one that was entered in the
 * same way.
 */
export function canReplacePaymentOfType(currentType: PaymentRequestType, newType: PaymentRequestType): boolean {
  return toPaymentKind(currentType) === toPaymentKind(newType)
}

/**
 * Returns the way in which a payment is entered. One on the buyer's own device starts as ClientRequest and ends as
 * PostAuth.
 */
function toPaymentKind(requestType: PaymentRequestType): 'PurchaseOrder' | 'Card' | 'Device' {
  switch (requestType) {
    case 'SimplePurchaseOrder':
      return 'PurchaseOrder'
    case 'Auth':
      return 'Card'
    case 'PostAuth':
    case 'ClientRequest':
      return 'Device'
    default:
      return requestType satisfies never
  }
}
