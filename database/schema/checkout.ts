import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { createdAt, instant, money, recordId, updatedAt } from './columns.ts'

/** A cart on its way to an order. One is open per cart. */
export const checkout = pgTable(
  'checkout',
  {
    id: recordId('id').primaryKey(),
    cartId: recordId('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['Open', 'Ordered', 'Cancelled', 'Expired'] })
      .notNull()
      .default('Open'),
    contactInfo: jsonb('contact_info').$type<Record<string, string>>(),
    /** Set in the transaction that stores the order: the same submit finds it here. */
    orderReferenceNumber: text('order_reference_number'),
    /** Custom fields that clients store with the checkout; the shop does not use them. */
    customFields: jsonb('custom_fields').$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkout_open_of_cart')
      .on(table.cartId)
      .where(sql`status = 'Open'`),
    index().on(table.cartId),
  ],
)

/**
 * How a checkout is paid: the number of a purchase order, or what the gateway returned for a card. A gateway is
 * called outside every transaction, so the row is written first with the call that is due: Pending, CaptureDue,
 * RefundDue, ReversalDue. Its id is the key of the charge at the gateway.
 */
export const payment = pgTable(
  'payment',
  {
    id: recordId('id').primaryKey(),
    checkoutId: recordId('checkout_id')
      .notNull()
      .references(() => checkout.id, { onDelete: 'cascade' }),
    /** Set in the transaction that stores the order. */
    orderSummaryId: recordId('order_summary_id'),
    requestType: text('request_type', { enum: ['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest'] }).notNull(),
    status: text('status', {
      enum: [
        'Pending',
        'Recorded',
        'Authorized',
        'CaptureDue',
        'Captured',
        'RefundDue',
        'ReversalDue',
        'Reversed',
        'Declined',
        'Failed',
      ],
    }).notNull(),
    gateway: text('gateway'),
    purchaseOrderNumber: text('purchase_order_number'),
    gatewayReference: text('gateway_reference'),
    /** The details by which a buyer recognises a card, and which cannot be used to pay. */
    card: jsonb('card').$type<{ brand: string; lastFour: string; expires: string }>(),
    amount: money('amount'),
    currencyIsoCode: text('currency_iso_code').notNull(),
    billingAddress: jsonb('billing_address').$type<Record<string, string | null>>(),
    /** How often its gateway has failed since its status last changed. */
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    /** What its gateway has reported by itself; null once an operator has read it. */
    notice: text('notice'),
    /** When it is retried; null after failures that only an operator can end. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Since when an operator has to look at it: at its failures, or at what its gateway has reported. */
    needsAttentionAt: instant('needs_attention_at'),
    /** When the gateway was called for a charge that decides about an order; null once it has responded. */
    gatewayAskedAt: instant('gateway_asked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.checkoutId),
    index().on(table.orderSummaryId),
    index('payment_unsettled')
      .on(table.updatedAt)
      .where(sql`status in ('Pending', 'CaptureDue', 'RefundDue', 'ReversalDue', 'Authorized')`),
    index('payment_needs_attention')
      .on(table.needsAttentionAt)
      .where(sql`needs_attention_at is not null`),
    uniqueIndex('payment_of_reference')
      .on(table.gatewayReference)
      .where(sql`status in ('Authorized', 'CaptureDue', 'Captured', 'RefundDue')`),
  ],
)

/**
 * A part of a payment that is given back. Its id is the key of the refund at the gateway. Reversed: the payment was
 * reversed as a whole instead.
 */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: recordId('id').primaryKey(),
    paymentId: recordId('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    /** The cancellation of the order that it is for; null for the refund of a credit memo. */
    orderChangeId: recordId('order_change_id'),
    /** The credit memo that it is for. */
    creditMemoId: recordId('credit_memo_id').unique(),
    amount: money('amount').notNull(),
    status: text('status', { enum: ['Due', 'Refunded', 'Reversed'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.paymentId)],
)
