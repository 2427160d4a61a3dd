import { sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, instant, money, quantity, recordId } from './columns.ts'
import { fulfillmentOrder } from './fulfillment.ts'
import { orderItem, orderSummary } from './orders.ts'

/** The last number of the invoices or credit memos of a store. It is counted in their transaction, so that none is missing. */
export const billingCounter = pgTable(
  'billing_counter',
  {
    webstoreId: recordId('webstore_id').notNull(),
    kind: text('kind', { enum: ['Invoice', 'CreditMemo'] }).notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webstoreId, table.kind] })],
)

/**
 * An invoice or a credit memo, with all that its file says. Nothing in it changes any more but how much of an invoice is
 * settled. Products are as they are priced: with the tax where prices include it.
 */
export const billingDocument = pgTable(
  'billing_document',
  {
    id: recordId('id').primaryKey(),
    kind: text('kind', { enum: ['Invoice', 'CreditMemo'] }).notNull(),
    number: text('number').notNull(),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    /** What an invoice is for; null for a credit memo. */
    fulfillmentOrderId: recordId('fulfillment_order_id')
      .unique()
      .references(() => fulfillmentOrder.id, { onDelete: 'cascade' }),
    currencyIsoCode: text('currency_iso_code').notNull(),
    taxLocaleType: text('tax_locale_type', { enum: ['Net', 'Gross'] }).notNull(),
    /** The store, by the names of its settings. */
    seller: jsonb('seller').$type<Record<string, string>>().notNull(),
    billingAddress: jsonb('billing_address').$type<Record<string, string | boolean | null>>(),
    deliveryAddress: jsonb('delivery_address').$type<Record<string, string | boolean | null>>(),
    purchaseOrderNumber: text('purchase_order_number'),
    /** The card that the order is paid with; null for a purchase order. */
    card: jsonb('card').$type<{ brand: string; lastFour: string; expires: string }>(),
    /** What of an invoice had been paid when it was created. */
    paidAmount: money('paid_amount').notNull(),
    /** Until when a purchase order is to be paid; null without terms of payment. */
    dueAt: instant('due_at'),
    productAmount: money('product_amount').notNull(),
    deliveryAmount: money('delivery_amount').notNull(),
    taxAmount: money('tax_amount').notNull(),
    grandTotalAmount: money('grand_total_amount').notNull(),
    /** What of an invoice on account its payment lines have settled. */
    settledAmount: money('settled_amount').notNull().default('0'),
    /** The day of the payment with which nothing was left; null while something is. */
    settledOn: date('settled_on', { mode: 'string' }),
    issuedAt: instant('issued_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderSummaryId),
    unique('billing_document_number').on(table.kind, table.number),
    // What is overdue is counted by it, among many invoices that are paid.
    index('billing_document_open')
      .on(table.dueAt)
      .where(
        sql`${table.kind} = 'Invoice' and ${table.card} is null and ${table.settledAmount} < ${table.grandTotalAmount}`,
      ),
  ],
)

/**
 * A payment that staff have entered for an invoice on account, a credit memo that settles one, or the reversal of such a
 * line. Lines are never changed or deleted.
 */
export const paymentLine = pgTable(
  'payment_line',
  {
    id: recordId('id').primaryKey(),
    invoiceId: recordId('invoice_id')
      .notNull()
      .references(() => billingDocument.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['Applied', 'Unapplied'] }).notNull(),
    /** Positive, also when it is a reversal. */
    amount: money('amount').notNull(),
    /** What was left to pay before the line. Null for lines that are older than this column. */
    balanceBefore: money('balance_before'),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** What the payment is known by, such as the number of a check. */
    comments: text('comments'),
    /** The line that a reversal takes back. */
    reversedLineId: recordId('reversed_line_id')
      .unique()
      .references((): AnyPgColumn => paymentLine.id, { onDelete: 'cascade' }),
    creditMemoId: recordId('credit_memo_id').references((): AnyPgColumn => billingDocument.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.invoiceId), index().on(table.creditMemoId)],
)

/** A quantity of an order line on an invoice or a credit memo, with its share of the amounts of the line. */
export const billingDocumentLine = pgTable(
  'billing_document_line',
  {
    id: recordId('id').primaryKey(),
    documentId: recordId('document_id')
      .notNull()
      .references(() => billingDocument.id, { onDelete: 'cascade' }),
    lineNumber: integer('line_number').notNull(),
    orderItemId: recordId('order_item_id')
      .notNull()
      .references(() => orderItem.id, { onDelete: 'cascade' }),
    quantity: quantity('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    /** Its share of the discounts, which the price contains; negative. */
    adjustment: money('adjustment').notNull(),
    totalPrice: money('total_price').notNull(),
    totalTax: money('total_tax').notNull(),
    /** What of the tax comes on top of the price; the rest is in it. */
    addedTax: money('added_tax').notNull(),
    /** Null for orders that are older than this column of their lines. */
    taxRatePercent: money('tax_rate_percent'),
    deliveryAmount: money('delivery_amount').notNull(),
  },
  (table) => [index().on(table.documentId, table.lineNumber), index().on(table.orderItemId)],
)
