import type { Executor } from '@hydrant/database/connection/database.ts'
import { orderAllocation, orderItem, orderSummary, outboxEvent } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderItem } from './order.ts'

/** From where a part of an order's line was taken. */
export interface Allocation {
  readonly id: string
  readonly orderItemId: string
  /** The line's product, or a part of the set that it ordered. */
  readonly productId: string
  readonly locationId: string
  readonly quantity: Decimal
}

/** Which orders are wanted. */
export interface OrderQuery {
  /** Null: whatever the account. */
  readonly accountId: string | null
  /** Null: whoever placed it. */
  readonly ownerId: string | null
  readonly earliest: Date | null
  readonly latest: Date | null
  readonly limit: number
  readonly offset: number
}

/** The next number in the count of orders. Numbers of orders that were given up are not used again. */
export async function nextOrderCount(executor: Executor): Promise<bigint> {
  const { rows } = await executor.execute<{ number: string }>(sql`select nextval('order_number')::text as number`)
  const [row] = rows
  if (row === undefined) throw new Error('The sequence of order numbers gave nothing.')
  return BigInt(row.number)
}

/** Stores an order with its lines and where their stock was taken. */
export async function insertOrder(executor: Executor, order: Order, parts: { items: readonly OrderItem[]; allocations: readonly Allocation[] }): Promise<void> {
  await executor.insert(orderSummary).values({
    ...order,
    totalListAmount: toText(order.totalListAmount),
    totalProductAmount: toText(order.totalProductAmount),
    totalAdjustmentAmount: toText(order.totalAdjustmentAmount),
    totalDeliveryAmount: toText(order.totalDeliveryAmount),
    totalTaxAmount: toText(order.totalTaxAmount),
    grandTotalAmount: toText(order.grandTotalAmount),
    adjustments: [...order.adjustments],
    deliveryAddress: order.deliveryAddress === null ? null : { ...order.deliveryAddress },
  })
  if (parts.items.length > 0) await executor.insert(orderItem).values(parts.items.map((item, index) => itemRow(order.id, item, index + 1)))
  if (parts.allocations.length > 0) await executor.insert(orderAllocation).values(parts.allocations.map((one) => ({ ...one, quantity: toText(one.quantity) })))
}

/** Writes down what other systems must hear of. */
export async function insertEvent(executor: Executor, event: { type: string; recordId: string; payload: unknown }): Promise<void> {
  await executor.insert(outboxEvent).values(event)
}

/** A page of orders, newest first, and how many there are in all. */
export async function findOrders(executor: Executor, query: OrderQuery): Promise<{ orders: Order[]; total: number }> {
  const condition = and(
    query.accountId === null ? undefined : eq(orderSummary.accountId, query.accountId),
    query.ownerId === null ? undefined : eq(orderSummary.ownerId, query.ownerId),
    query.earliest === null ? undefined : gte(orderSummary.orderedAt, query.earliest),
    query.latest === null ? undefined : lte(orderSummary.orderedAt, query.latest),
  )
  const [counted] = await executor.select({ total: count() }).from(orderSummary).where(condition)
  const rows = await executor.select().from(orderSummary).where(condition).orderBy(desc(orderSummary.orderedAt), desc(orderSummary.id)).limit(query.limit).offset(query.offset)
  return { orders: rows.map(toOrder), total: counted?.total ?? 0 }
}

/** The order that one of these names: an id, a reference number, a number. */
export async function findOrder(executor: Executor, names: { id: string | null; referenceNumber: string | null; orderNumber: string | null }): Promise<Order | null> {
  const byId: SQL | undefined = names.id === null ? undefined : eq(orderSummary.id, names.id)
  const byReference: SQL | undefined = names.referenceNumber === null ? undefined : eq(orderSummary.referenceNumber, names.referenceNumber)
  const byNumber: SQL | undefined = names.orderNumber === null ? undefined : eq(orderSummary.orderNumber, names.orderNumber)
  const named = or(byId, byReference, byNumber)
  const [row] = named === undefined ? [] : await executor.select().from(orderSummary).where(named).limit(1)
  return row === undefined ? null : toOrder(row)
}

/** The lines of orders, in their order, by order. */
export async function findItems(executor: Executor, orderIds: readonly string[]): Promise<Map<string, OrderItem[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor.select().from(orderItem).where(inArray(orderItem.orderSummaryId, [...orderIds])).orderBy(asc(orderItem.orderSummaryId), asc(orderItem.lineNumber))
  return new Map([...Map.groupBy(rows, (row) => row.orderSummaryId)].map(([id, ofOrder]) => [id, ofOrder.map(toItem)]))
}

function itemRow(orderSummaryId: string, item: OrderItem, lineNumber: number): typeof orderItem.$inferInsert {
  return {
    ...item,
    orderSummaryId,
    lineNumber,
    quantity: toText(item.quantity),
    listPrice: toText(item.listPrice),
    unitPrice: toText(item.unitPrice),
    totalAdjustment: toText(item.totalAdjustment),
    totalPrice: toText(item.totalPrice),
    totalTax: toText(item.totalTax),
  }
}

function toItem({ orderSummaryId: _order, lineNumber: _number, ...row }: typeof orderItem.$inferSelect): OrderItem {
  return {
    ...row,
    quantity: decimal(row.quantity),
    listPrice: decimal(row.listPrice),
    unitPrice: decimal(row.unitPrice),
    totalAdjustment: decimal(row.totalAdjustment),
    totalPrice: decimal(row.totalPrice),
    totalTax: decimal(row.totalTax),
  }
}

function toOrder({ createdAt: _created, ...row }: typeof orderSummary.$inferSelect): Order {
  return {
    ...row,
    totalListAmount: decimal(row.totalListAmount),
    totalProductAmount: decimal(row.totalProductAmount),
    totalAdjustmentAmount: decimal(row.totalAdjustmentAmount),
    totalDeliveryAmount: decimal(row.totalDeliveryAmount),
    totalTaxAmount: decimal(row.totalTaxAmount),
    grandTotalAmount: decimal(row.grandTotalAmount),
  }
}
