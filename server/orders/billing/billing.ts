import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { LineShare } from '../line-share.ts'

/** Invoices ask for money, credit memos give it back. */
export type BillingKind = 'Invoice' | 'CreditMemo'

/** A quantity of an order line on an invoice or a credit memo. */
export interface BillingLine extends LineShare {
  readonly id: string
  readonly orderItemId: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  /** Its share of the discounts, which the price contains; negative. */
  readonly adjustment: Decimal
  /** Null for orders that are older than this value. */
  readonly taxRatePercent: Decimal | null
}

/** An address as an order has it. */
export type BillingAddress = Readonly<Record<string, string | boolean | null>>

/** An invoice or a credit memo without its lines. Amounts are positive, in its currency. */
export interface BillingDocument {
  readonly id: string
  readonly kind: BillingKind
  /** Counted without gaps, with the prefix of the store. */
  readonly number: string
  readonly orderSummaryId: string
  /** Null for a credit memo. */
  readonly fulfillmentOrderId: string | null
  readonly currencyIsoCode: string
  /** Gross: prices include tax. Net: tax is added to them. */
  readonly taxLocaleType: 'Net' | 'Gross'
  /** The store, by the names of its settings. */
  readonly seller: Readonly<Record<string, string>>
  readonly billingAddress: BillingAddress | null
  readonly deliveryAddress: BillingAddress | null
  readonly purchaseOrderNumber: string | null
  /** The card that the order is paid with; null for a purchase order. */
  readonly card: { readonly brand: string; readonly lastFour: string; readonly expires: string } | null
  /** What of an invoice had been paid when it was created. */
  readonly paidAmount: Decimal
  readonly dueAt: Date | null
  readonly productAmount: Decimal
  readonly deliveryAmount: Decimal
  readonly taxAmount: Decimal
  readonly grandTotalAmount: Decimal
  /** What of an invoice on account is settled by payments and credit memos. */
  readonly settledAmount: Decimal
  /** The day (such as 2026-11-27) of the payment with which nothing was left; null while something is. */
  readonly settledOn: string | null
  readonly issuedAt: Date
}

/** How much of an order line is on invoices, and what of the cost of its delivery. */
export interface InvoicedPart {
  readonly quantity: Decimal
  readonly deliveryAmount: Decimal
}
