import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { fulfillmentOrder, fulfillmentOrderLine, shipment } from '@hydrant/database/schema/fulfillment.ts'
import { orderDeliveryGroup, orderSummary } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { OrderApproval, OrderState, OrderStatus } from '../order-status.ts'
import type { FulfillmentOrder, FulfillmentOrderLine, Shipment } from './fulfillment.ts'

export type { Database, ReadOnlyDb, Transaction }

/** An order whose fulfillment changes. */
export interface LockedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly approval: OrderApproval
  readonly contactInfo: Readonly<Record<string, string>> | null
  readonly changedAt: Date
}

/** Locks an order until the transaction ends, so that its fulfillment changes once at a time; null for none. */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder | null> {
  const [row] = await tx
    .select({
      id: orderSummary.id,
      orderNumber: orderSummary.orderNumber,
      status: orderSummary.status,
      approval: orderSummary.approval,
      contactInfo: orderSummary.contactInfo,
      changedAt: orderSummary.updatedAt,
    })
    .from(orderSummary)
    .where(eq(orderSummary.id, id))
    .for('update')
  return row ?? null
}

/** Notes that something of an order has changed that is in other rows: its ETag becomes another one. */
export async function touchOrder(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(orderSummary)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(orderSummary.id, id))
}

/** Updates the status of an order together with its approval. */
export async function updateOrderState(tx: Transaction, id: string, { status, approval }: OrderState): Promise<void> {
  await tx.update(orderSummary).set({ status, approval }).where(eq(orderSummary.id, id))
}

/** Updates the status of an order, and the time of its last change, also when the status is the same. */
export async function updateOrderStatus(tx: Transaction, id: string, status: OrderStatus): Promise<void> {
  await tx
    .update(orderSummary)
    .set({ status, updatedAt: sql`clock_timestamp()` })
    .where(eq(orderSummary.id, id))
}

/** Finds the order of a fulfillment order; null for none. */
export async function findOrderIdOfFulfillmentOrder(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: fulfillmentOrder.orderSummaryId })
    .from(fulfillmentOrder)
    .where(eq(fulfillmentOrder.id, id))
  return row?.orderId ?? null
}

/** Finds the fulfillment orders of an order with their lines, in the order in which they were created. */
export async function findFulfillmentOrders(db: ReadOnlyDb, orderId: string): Promise<FulfillmentOrder[]> {
  const orders = await db
    .select()
    .from(fulfillmentOrder)
    .where(eq(fulfillmentOrder.orderSummaryId, orderId))
    .orderBy(asc(fulfillmentOrder.id))
  const rows = await db
    .select({ line: fulfillmentOrderLine })
    .from(fulfillmentOrderLine)
    .innerJoin(fulfillmentOrder, eq(fulfillmentOrder.id, fulfillmentOrderLine.fulfillmentOrderId))
    .where(eq(fulfillmentOrder.orderSummaryId, orderId))
    .orderBy(asc(fulfillmentOrderLine.id))
  const lines = Map.groupBy(rows, ({ line }) => line.fulfillmentOrderId)
  return orders.map(({ id, number, deliveryGroupId, locationId, status }) => ({
    id,
    number,
    deliveryGroupId,
    locationId,
    status,
    lines: (lines.get(id) ?? []).map(({ line }) => toLine(line)),
  }))
}

/** Finds the order of a shipment; null for none. */
export async function findOrderIdOfShipment(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db.select({ orderId: shipment.orderSummaryId }).from(shipment).where(eq(shipment.id, id))
  return row?.orderId ?? null
}

/** Finds the shipments of an order, the oldest first. */
export async function findShipments(db: ReadOnlyDb, orderId: string): Promise<Shipment[]> {
  const rows = await db
    .select()
    .from(shipment)
    .where(eq(shipment.orderSummaryId, orderId))
    .orderBy(asc(shipment.shippedAt), asc(shipment.id))
  return rows.map(toShipment)
}

/** Inserts a fulfillment order with its lines. */
export async function insertFulfillmentOrder(
  tx: Transaction,
  order: typeof fulfillmentOrder.$inferInsert,
  lines: ReadonlyArray<{ readonly id: string; readonly orderItemId: string; readonly quantity: Decimal }>,
): Promise<void> {
  await tx.insert(fulfillmentOrder).values(order)
  await tx.insert(fulfillmentOrderLine).values(
    lines.map(({ id, orderItemId, quantity }) => ({
      id,
      fulfillmentOrderId: order.id,
      orderItemId,
      originalQuantity: toText(quantity),
      quantity: toText(quantity),
    })),
  )
}

/** Updates the quantity of a line of a fulfillment order. */
export async function updateLineQuantity(tx: Transaction, id: string, quantity: Decimal): Promise<void> {
  await tx
    .update(fulfillmentOrderLine)
    .set({ quantity: toText(quantity) })
    .where(eq(fulfillmentOrderLine.id, id))
}

/** Marks a fulfillment order as changed, because a line of it was. */
export async function touchFulfillmentOrder(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(fulfillmentOrder)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(fulfillmentOrder.id, id))
}

/** Updates the status of a fulfillment order. */
export async function updateFulfillmentOrderStatus(
  tx: Transaction,
  id: string,
  status: FulfillmentOrder['status'],
): Promise<void> {
  await tx
    .update(fulfillmentOrder)
    .set({ status, updatedAt: sql`clock_timestamp()` })
    .where(eq(fulfillmentOrder.id, id))
}

/** Updates from where a fulfillment order is sent. */
export async function updateFulfillmentOrderLocation(
  tx: Transaction,
  id: string,
  locationId: string | null,
): Promise<void> {
  await tx
    .update(fulfillmentOrder)
    .set({ locationId, updatedAt: sql`clock_timestamp()` })
    .where(eq(fulfillmentOrder.id, id))
}

/** Finds the name of the method by which the delivery of a fulfillment order is sent; null when it has none. */
export async function findDeliveryMethodName(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: orderDeliveryGroup.deliveryMethodName })
    .from(fulfillmentOrder)
    .innerJoin(orderDeliveryGroup, eq(orderDeliveryGroup.id, fulfillmentOrder.deliveryGroupId))
    .where(eq(fulfillmentOrder.id, id))
  return row?.name ?? null
}

/** Finds a line of a fulfillment order; null when there is none of this id. */
export async function findFulfillmentLine(
  db: ReadOnlyDb,
  id: string,
): Promise<{ readonly fulfillmentOrderId: string; readonly quantity: string } | null> {
  const [row] = await db
    .select({ fulfillmentOrderId: fulfillmentOrderLine.fulfillmentOrderId, quantity: fulfillmentOrderLine.quantity })
    .from(fulfillmentOrderLine)
    .where(eq(fulfillmentOrderLine.id, id))
  return row ?? null
}

/** Inserts a shipment and returns it with its number. */
export async function insertShipment(tx: Transaction, values: typeof shipment.$inferInsert): Promise<Shipment> {
  const [row] = await tx.insert(shipment).values(values).returning()
  if (row === undefined) throw new Error('A shipment that was inserted has a row.')
  return toShipment(row)
}

function toLine({
  id,
  orderItemId,
  originalQuantity,
  quantity,
}: typeof fulfillmentOrderLine.$inferSelect): FulfillmentOrderLine {
  return { id, orderItemId, originalQuantity: decimal(originalQuantity), quantity: decimal(quantity) }
}

function toShipment({ orderSummaryId: _order, ...row }: typeof shipment.$inferSelect): Shipment {
  return row
}
