import { sql } from 'drizzle-orm'
import { boolean, index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, quantity, recordId, updatedAt } from './columns.ts'
import { orderItem, orderSummary } from './orders.ts'

/** Counts return orders; their numbers are made from it. */
export const returnOrderNumber = pgSequence('return_order_number')

/** What a buyer has announced to send back. */
export const returnOrder = pgTable(
  'return_order',
  {
    id: recordId('id').primaryKey(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'RO-' || lpad(nextval('return_order_number')::text, 8, '0')`),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['Submitted', 'Closed'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.orderSummaryId)],
)

/** How much of an order line is expected back, and what became of it. */
export const returnOrderLine = pgTable(
  'return_order_line',
  {
    id: recordId('id').primaryKey(),
    returnOrderId: recordId('return_order_id')
      .notNull()
      .references(() => returnOrder.id, { onDelete: 'cascade' }),
    orderItemId: recordId('order_item_id')
      .notNull()
      .references(() => orderItem.id, { onDelete: 'cascade' }),
    quantityExpected: quantity('quantity_expected').notNull(),
    quantityReceived: quantity('quantity_received').notNull(),
    quantityReturned: quantity('quantity_returned').notNull(),
    quantityRejected: quantity('quantity_rejected').notNull(),
    quantityCanceled: quantity('quantity_canceled').notNull(),
    reason: text('reason').notNull(),
    /** Whether its share in the cost of the delivery is given back as well. */
    reducesDelivery: boolean('reduces_delivery').notNull(),
  },
  (table) => [index().on(table.returnOrderId), index().on(table.orderItemId)],
)
