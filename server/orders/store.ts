import type { Executor } from '@hydrant/database/connection/database.ts'
import { orderAllocation, orderItem, orderSummary, outboxEvent } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderItem } from './order.ts'

/** From where a part of an order's line was taken. */
export interface Allocation {
  readonly id: string
  readonly orderItemId: string
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
    ...texts(order, ['totalListAmount', 'totalProductAmount', 'totalAdjustmentAmount', 'totalDeliveryAmount', 'totalTaxAmount', 'grandTotalAmount']),
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
export async function findOrder(executor: Executor, names: { id: string | null; referenceNumber: string | null; orderNumber: string }): Promise<Order | null> {
  const byId: SQL | undefined = names.id === null ? undefined : eq(orderSummary.id, names.id)
  const byReference: SQL | undefined = names.referenceNumber === null ? undefined : eq(orderSummary.referenceNumber, names.referenceNumber)
  const [row] = await executor.select().from(orderSummary).where(or(byId, byReference, eq(orderSummary.orderNumber, names.orderNumber))).limit(1)
  return row === undefined ? null : toOrder(row)
}

/** The lines of orders, in their order, by order. */
export async function findItems(executor: Executor, orderIds: readonly string[]): Promise<Map<string, OrderItem[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor.select().from(orderItem).where(inArray(orderItem.orderSummaryId, [...orderIds])).orderBy(asc(orderItem.orderSummaryId), asc(orderItem.lineNumber))
  return new Map([...Map.groupBy(rows, (row) => row.orderSummaryId)].map(([id, ofOrder]) => [id, ofOrder.map(toItem)]))
}

function itemRow(orderSummaryId: string, item: OrderItem, lineNumber: number): typeof orderItem.$inferInsert {
  return { ...item, orderSummaryId, lineNumber, ...texts(item, ['quantity', 'listPrice', 'unitPrice', 'totalAdjustment', 'totalPrice', 'totalTax']) }
}

function toItem({ orderSummaryId: _order, lineNumber: _number, ...row }: typeof orderItem.$inferSelect): OrderItem {
  return { ...row, ...decimals(row, ['quantity', 'listPrice', 'unitPrice', 'totalAdjustment', 'totalPrice', 'totalTax']) }
}

function toOrder({ createdAt: _created, ...row }: typeof orderSummary.$inferSelect): Order {
  return { ...row, ...decimals(row, ['totalListAmount', 'totalProductAmount', 'totalAdjustmentAmount', 'totalDeliveryAmount', 'totalTaxAmount', 'grandTotalAmount']) }
}

function texts<Key extends string>(values: Readonly<Record<Key, Decimal>>, keys: readonly Key[]): Record<Key, string> {
  return mapped(keys, (key) => toText(values[key]))
}

function decimals<Key extends string>(values: Readonly<Record<Key, string>>, keys: readonly Key[]): Record<Key, Decimal> {
  return mapped(keys, (key) => decimal(values[key]))
}

/** The keys are exactly those listed, which the entries cannot tell the compiler. */
function mapped<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
