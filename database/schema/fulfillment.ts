import { type AnyColumn, sql } from 'drizzle-orm'
import { index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, quantity, recordId, toIdWithPrefix, updatedAt } from './columns.ts'
import { orderDeliveryGroup, orderItem, orderSummary } from './orders.ts'

/** Counts fulfillment orders; their numbers are made from it. */
export const fulfillmentOrderNumber = pgSequence('fulfillment_order_number')

/** Counts shipments; their numbers are made from it. */
export const shipmentNumber = pgSequence('shipment_number')

/** What is to be sent together of one delivery of an order. */
export const fulfillmentOrder = pgTable(
  'fulfillment_order',
  {
    id: recordId('id').primaryKey(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'FO-' || lpad(nextval('fulfillment_order_number')::text, 8, '0')`),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    deliveryGroupId: recordId('delivery_group_id')
      .notNull()
      .references(() => orderDeliveryGroup.id, { onDelete: 'cascade' }),
    /** From where it is sent; null when nobody has said. */
    locationId: recordId('location_id'),
    status: text('status', { enum: ['Allocated', 'Fulfilled', 'Cancelled'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.orderSummaryId)],
)

/** Returns the id under which a line of a fulfillment order is a line of its shipment to clients. */
export const toShipmentItemId = (lineId: AnyColumn) => toIdWithPrefix(lineId, '0ob')

/** How much of an order line a fulfillment order sends. */
export const fulfillmentOrderLine = pgTable(
  'fulfillment_order_line',
  {
    id: recordId('id').primaryKey(),
    fulfillmentOrderId: recordId('fulfillment_order_id')
      .notNull()
      .references(() => fulfillmentOrder.id, { onDelete: 'cascade' }),
    orderItemId: recordId('order_item_id')
      .notNull()
      .references(() => orderItem.id, { onDelete: 'cascade' }),
    originalQuantity: quantity('original_quantity').notNull(),
    /** Without what was cancelled. */
    quantity: quantity('quantity').notNull(),
  },
  (table) => [
    index().on(table.fulfillmentOrderId),
    index().on(table.orderItemId),
    index('shipment_item').on(toShipmentItemId(table.id)),
  ],
)

/** A fulfillment order that has left the shop. */
export const shipment = pgTable(
  'shipment',
  {
    id: recordId('id').primaryKey(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'SH-' || lpad(nextval('shipment_number')::text, 8, '0')`),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    fulfillmentOrderId: recordId('fulfillment_order_id')
      .notNull()
      .unique()
      .references(() => fulfillmentOrder.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    expectedDeliveryAt: instant('expected_delivery_at'),
    shippedAt: instant('shipped_at').notNull(),
  },
  (table) => [index().on(table.orderSummaryId, table.shippedAt)],
)
