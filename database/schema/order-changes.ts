import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { billingDocument } from './billing.ts'
import { createdAt, money, quantity, recordId } from './columns.ts'
import { orderItem, orderSummary } from './orders.ts'
import { returnOrder } from './returns.ts'

/** A cancellation or return of quantities of an order, with what it took off the order's amounts. */
export const orderChange = pgTable(
  'order_change',
  {
    id: recordId('id').primaryKey(),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['Cancel', 'Return'] }).notNull(),
    /** Whether nothing of the order was left then, and its total then; null for changes that are older than these columns. */
    isWholeOrder: boolean('is_whole_order'),
    newGrandTotalAmount: money('new_grand_total_amount'),
    /** What a return is about; null when it was not announced. */
    returnOrderId: recordId('return_order_id').references(() => returnOrder.id, { onDelete: 'cascade' }),
    /** The credit memo of a return; null until there is one. */
    creditMemoId: recordId('credit_memo_id').references(() => billingDocument.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderSummaryId), index().on(table.creditMemoId)],
)

/** How much of an order line a change takes off, and its share of the amounts of the line and of its delivery. */
export const orderChangeLine = pgTable(
  'order_change_line',
  {
    id: recordId('id').primaryKey(),
    orderChangeId: recordId('order_change_id')
      .notNull()
      .references(() => orderChange.id, { onDelete: 'cascade' }),
    orderItemId: recordId('order_item_id')
      .notNull()
      .references(() => orderItem.id, { onDelete: 'cascade' }),
    quantity: quantity('quantity').notNull(),
    reason: text('reason').notNull(),
    totalPrice: money('total_price').notNull(),
    totalTax: money('total_tax').notNull(),
    /** What of the tax comes on top of the price; the rest is in it. */
    addedTax: money('added_tax').notNull(),
    deliveryAmount: money('delivery_amount').notNull(),
  },
  (table) => [index().on(table.orderChangeId), index().on(table.orderItemId)],
)
