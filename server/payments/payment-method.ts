import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Outcome } from '@hydrant/kernel/outcome/outcome.ts'

/** How a caller says that a payment is made. */
export type PaymentRequestType = 'Auth' | 'PostAuth' | 'SimplePurchaseOrder' | 'ClientRequest'

/** What a payment method is asked. */
export interface PaymentRequest {
  /** A card's token, a purchase order number or a gateway's reference, by the kind of payment. */
  readonly token: string
  readonly amount: Decimal
  readonly currencyIsoCode: string
}

/** What a payment method has agreed to. */
export interface AgreedPayment {
  readonly status: 'Recorded' | 'Authorized' | 'Captured'
  readonly purchaseOrderNumber: string | null
  readonly gatewayReference: string | null
}

/** A way to be paid. A card gateway is one more of these. */
export interface PaymentMethod {
  /** Agrees to a payment, or says why not. */
  agree(request: PaymentRequest): Promise<Outcome<AgreedPayment>>
}
