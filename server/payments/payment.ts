import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { CardFace } from './payment-gateway.ts'

/** How a caller says that a payment is made. */
export type PaymentRequestType = 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest'

/**
 * Where a payment stands. Pending, CaptureDue and ReversalDue say what is asked of the gateway next or was being asked
 * when the process ended; Recorded is a purchase order; Declined, Failed and Reversed are over without money.
 */
export type PaymentStatus =
  | 'Pending'
  | 'Recorded'
  | 'Authorized'
  | 'CaptureDue'
  | 'Captured'
  | 'ReversalDue'
  | 'Reversed'
  | 'Declined'
  | 'Failed'

/** A billing address as it was entered; country and region are ISO codes. */
export type BillingAddress = Record<string, string | null>

/** How a checkout is paid. Its id is the key under which its gateway knows it. */
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
  readonly card: CardFace | null
  /** What the buyer agreed to pay. */
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/**
 * Whether a payment may take the place of another: a purchase order that of one, a card that of one that was entered in
 * the same way.
 */
export function isSameType(one: PaymentRequestType, other: PaymentRequestType): boolean {
  return typeOf(one) === typeOf(other)
}

/** A payment by the buyer's own device begins as ClientRequest and ends as PostAuth. */
function typeOf(requestType: PaymentRequestType): 'PurchaseOrder' | 'Card' | 'Device' {
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
