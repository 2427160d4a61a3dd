import { batchesOf } from '@hydrant/database/connection/batches.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { asRows, columnsGiven, rowsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { orderAllocation, orderDeliveryGroup, orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { EVENT_WRITERS } from './event-writers.ts'

export type { Executor }

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

/** What an order is stored with. */
export interface OrderParts {
  readonly deliveries: readonly OrderDelivery[]
  readonly items: readonly OrderItem[]
  readonly allocations: readonly Allocation[]
}

/**
 * The next number in the count of orders. It also says until the end of the transaction that an event is going to be
 * written; the lock itself adds no text.
 */
const nextOrderNumber = sql<string>`(select lpad(number, greatest(8, length(number)), '0') from (select nextval('order_number')::text as number) counted) || pg_advisory_xact_lock_shared(${EVENT_WRITERS})::text`

/**
 * Stores an order with its deliveries, its lines and where their stock was taken, and gives it its number.
 * Numbers of orders that were given up are not used again.
 */
export async function insertOrder(
  executor: Executor,
  order: Omit<Order, 'orderNumber'>,
  parts: OrderParts,
): Promise<Order> {
  const [items = [], ...moreItems] = batchesOf(parts.items.map((item, index) => itemRow(order.id, item, index + 1)))
  const [allocations = [], ...moreAllocations] = batchesOf(
    parts.allocations.map((one) => ({ ...one, quantity: toText(one.quantity) })),
  )
  const isSmall = moreItems.length === 0
  const [number] = await orderInserted(executor, {
    ...order,
    totalListAmount: toText(order.totalListAmount),
    totalProductAmount: toText(order.totalProductAmount),
    totalAdjustmentAmount: toText(order.totalAdjustmentAmount),
    totalDeliveryAmount: toText(order.totalDeliveryAmount),
    totalTaxAmount: toText(order.totalTaxAmount),
    grandTotalAmount: toText(order.grandTotalAmount),
    adjustments: [...order.adjustments],
    deliveries: asRows(
      orderDeliveryGroup,
      parts.deliveries.map((delivery, index) => deliveryRow(order.id, delivery, index + 1)),
    ),
    items: asRows(orderItem, items),
    allocations: asRows(orderAllocation, isSmall ? allocations : []),
  })
  for (const batch of moreItems) await executor.insert(orderItem).values(batch)
  for (const batch of (isSmall ? moreAllocations : [allocations, ...moreAllocations]).filter((one) => one.length > 0))
    await executor.insert(orderAllocation).values(batch)
  if (number === undefined) throw new Error('An order that was inserted has a row.')
  return { ...order, orderNumber: number.orderNumber }
}

const ORDER = [
  'id',
  'referenceNumber',
  'checkoutId',
  'cartId',
  'accountId',
  'ownerId',
  'ownerName',
  'contactInfo',
  'status',
  'currencyIsoCode',
  'purchaseOrderNumber',
  'totalListAmount',
  'totalProductAmount',
  'totalAdjustmentAmount',
  'totalDeliveryAmount',
  'totalTaxAmount',
  'grandTotalAmount',
  'taxLocaleType',
  'paymentMethod',
  'billingAddress',
  'adjustments',
  'orderedAt',
] as const satisfies Array<keyof typeof orderSummary.$inferInsert>

type OrderRow = Required<Pick<typeof orderSummary.$inferInsert, (typeof ORDER)[number]>>

// One statement, because an order is nearly always small and the way to the database costs more than what it does
// there.
const orderInserted = statement<OrderRow & { deliveries: string; items: string; allocations: string }>()((executor) => {
  const placed = executor.$with('placed').as(
    executor
      .insert(orderSummary)
      .values({ ...columnsGiven(orderSummary, ORDER), orderNumber: nextOrderNumber })
      .returning({ orderNumber: orderSummary.orderNumber }),
  )
  const deliveries = executor
    .$with('deliveries')
    .as(executor.insert(orderDeliveryGroup).select(rowsGiven(orderDeliveryGroup, 'deliveries')))
  const items = executor.$with('items').as(executor.insert(orderItem).select(rowsGiven(orderItem, 'items')))
  const allocations = executor
    .$with('allocations')
    .as(executor.insert(orderAllocation).select(rowsGiven(orderAllocation, 'allocations')))
  return executor.with(placed, deliveries, items, allocations).select().from(placed)
})

/** A page of orders, newest first, and how many there are in all. */
export async function findOrders(executor: Executor, query: OrderQuery): Promise<{ orders: Order[]; total: number }> {
  const condition = and(
    query.accountId === null ? undefined : eq(orderSummary.accountId, query.accountId),
    query.ownerId === null ? undefined : eq(orderSummary.ownerId, query.ownerId),
    query.earliest === null ? undefined : gte(orderSummary.orderedAt, query.earliest),
    query.latest === null ? undefined : lte(orderSummary.orderedAt, query.latest),
  )
  const [counted] = await executor.select({ total: count() }).from(orderSummary).where(condition)
  const rows = await executor
    .select()
    .from(orderSummary)
    .where(condition)
    .orderBy(desc(orderSummary.orderedAt), desc(orderSummary.id))
    .limit(query.limit)
    .offset(query.offset)
  return { orders: rows.map(toOrder), total: counted?.total ?? 0 }
}

/** The order that one of these names: an id, a reference number, a number. */
export async function findOrder(
  executor: Executor,
  names: { id: string | null; referenceNumber: string | null; orderNumber: string | null },
): Promise<Order | null> {
  const byId: SQL | undefined = names.id === null ? undefined : eq(orderSummary.id, names.id)
  const byReference: SQL | undefined =
    names.referenceNumber === null ? undefined : eq(orderSummary.referenceNumber, names.referenceNumber)
  const byNumber: SQL | undefined =
    names.orderNumber === null ? undefined : eq(orderSummary.orderNumber, names.orderNumber)
  const named = or(byId, byReference, byNumber)
  const [row] = named === undefined ? [] : await executor.select().from(orderSummary).where(named).limit(1)
  return row === undefined ? null : toOrder(row)
}

/** The deliveries of an order, in their order. */
export async function findDeliveries(executor: Executor, orderId: string): Promise<OrderDelivery[]> {
  const rows = await executor
    .select()
    .from(orderDeliveryGroup)
    .where(eq(orderDeliveryGroup.orderSummaryId, orderId))
    .orderBy(asc(orderDeliveryGroup.groupNumber))
  return rows.map(({ orderSummaryId: _order, groupNumber: _number, ...row }) => ({
    ...row,
    deliveryAmount: decimal(row.deliveryAmount),
  }))
}

/** The lines of an order, in their order. */
export async function findItems(executor: Executor, orderId: string): Promise<OrderItem[]> {
  const rows = await executor
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderSummaryId, orderId))
    .orderBy(asc(orderItem.lineNumber))
  return rows.map(toItem)
}

function deliveryRow(
  orderSummaryId: string,
  delivery: OrderDelivery,
  groupNumber: number,
): typeof orderDeliveryGroup.$inferInsert {
  const { deliveryAddress, deliveryAmount } = delivery
  return {
    ...delivery,
    orderSummaryId,
    groupNumber,
    deliveryAmount: toText(deliveryAmount),
    deliveryAddress: deliveryAddress === null ? null : { ...deliveryAddress },
  }
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
    addedTax: toText(item.addedTax),
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
    addedTax: decimal(row.addedTax),
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
