import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import {
  toRowsJson,
  createColumnPlaceholders,
  toSelectFromJsonSql,
  defineStatement,
} from '@hydrant/database/connection/statement.ts'
import { orderAllocation, orderDeliveryGroup, orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, exists, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import { EVENT_OUTBOX, EVENT_WRITERS } from '../events/service.ts'
import { buildMailInsertSql } from '../mail/service.ts'
import { buildOutboxInsertSql } from '../outbox/service.ts'

export type { Database, ReadOnlyDb, Transaction }

/** The location that stock for an order line was taken from. */
export interface Allocation {
  readonly id: string
  readonly orderItemId: string
  /** The line's product, or a product in the ordered set. */
  readonly productId: string
  readonly locationId: string
  readonly quantity: Decimal
}

/** Filter and page of a list of orders. */
export interface OrderQuery {
  /** Null: any account. */
  readonly accountId: string | null
  /** Null: any owner. */
  readonly ownerId: string | null
  readonly earliest: Date | null
  readonly latest: Date | null
  /** Null: any status. */
  readonly status: OrderStatus | null
  /**
   * Leaves orders with this text in their number, reference number, purchase order or owner's name, or in the part number
   * or name of a line, in any case; empty: all.
   */
  readonly term: string
  readonly limit: number
  readonly offset: number
}

/** The deliveries, lines and stock allocations of an order. */
export interface OrderContents {
  readonly deliveries: readonly OrderDelivery[]
  readonly items: readonly OrderItem[]
  readonly allocations: readonly Allocation[]
}

/**
 * SQL for the next order number. It also takes the shared advisory lock of event writers until the transaction ends;
 * the lock function returns an empty text, which does not change the number.
 */
const nextOrderNumberSql = sql<string>`(select lpad(number, greatest(8, length(number)), '0') from (select nextval('order_number')::text as number) counted) || pg_advisory_xact_lock_shared(${EVENT_WRITERS})::text`

/**
 * Inserts an order with its deliveries, lines and stock allocations, assigns its number, and inserts the `OrderPlaced`
 * event with the given payload and that number, and the mail that confirms it. Numbers of failed orders are not reused.
 */
export async function insertOrderWithEvent(
  tx: Transaction,
  order: Omit<Order, 'orderNumber'>,
  contents: OrderContents & { readonly eventPayload: object; readonly mailTo: string | null },
): Promise<Order> {
  const [items = [], ...moreItems] = toBatches(
    contents.items.map((item, index) => toItemRow(order.id, item, index + 1)),
  )
  const [allocations = [], ...moreAllocations] = toBatches(
    contents.allocations.map((entry) => ({ ...entry, quantity: toText(entry.quantity) })),
  )
  const isSmall = moreItems.length === 0
  const [inserted] = await insertOrderStatement(tx, {
    ...order,
    totalListAmount: toText(order.totalListAmount),
    totalProductAmount: toText(order.totalProductAmount),
    totalAdjustmentAmount: toText(order.totalAdjustmentAmount),
    totalDeliveryAmount: toText(order.totalDeliveryAmount),
    totalTaxAmount: toText(order.totalTaxAmount),
    grandTotalAmount: toText(order.grandTotalAmount),
    adjustments: [...order.adjustments],
    eventPayload: JSON.stringify(contents.eventPayload),
    mailTo: contents.mailTo,
    deliveries: toRowsJson(
      orderDeliveryGroup,
      contents.deliveries.map((delivery, index) => toDeliveryRow(order.id, delivery, index + 1)),
    ),
    items: toRowsJson(orderItem, items),
    allocations: toRowsJson(orderAllocation, isSmall ? allocations : []),
  })
  for (const batch of moreItems) await tx.insert(orderItem).values(batch)
  for (const batch of (isSmall ? moreAllocations : [allocations, ...moreAllocations]).filter(
    (entry) => entry.length > 0,
  ))
    await tx.insert(orderAllocation).values(batch)
  if (inserted === undefined) throw new Error('An order that was inserted has a row.')
  return { ...order, orderNumber: inserted.orderNumber }
}

const ORDER_COLUMNS = [
  'id',
  'referenceNumber',
  'checkoutId',
  'cartId',
  'accountId',
  'ownerId',
  'ownerName',
  'contactInfo',
  'status',
  'approval',
  'currencyIsoCode',
  'purchaseOrderNumber',
  'attention',
  'costCenter',
  'language',
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

type OrderRow = Required<Pick<typeof orderSummary.$inferInsert, (typeof ORDER_COLUMNS)[number]>>

// One statement, because an order is nearly always small, so that a round trip takes longer than the inserts.
const insertOrderStatement = defineStatement<
  OrderRow & {
    deliveries: string
    items: string
    allocations: string
    eventPayload: string
    mailTo: string | null
  }
>()((tx: Transaction, { id, eventPayload, mailTo }) => {
  const insertedOrder = tx.$with('placed').as(
    tx
      .insert(orderSummary)
      .values({ ...createColumnPlaceholders(orderSummary, ORDER_COLUMNS), orderNumber: nextOrderNumberSql })
      .returning({ orderNumber: orderSummary.orderNumber }),
  )
  const deliveries = tx
    .$with('deliveries')
    .as(tx.insert(orderDeliveryGroup).select(toSelectFromJsonSql(orderDeliveryGroup, 'deliveries')))
  const items = tx.$with('items').as(tx.insert(orderItem).select(toSelectFromJsonSql(orderItem, 'items')))
  const allocations = tx
    .$with('allocations')
    .as(tx.insert(orderAllocation).select(toSelectFromJsonSql(orderAllocation, 'allocations')))
  const payload = sql`jsonb_set(${eventPayload}::jsonb, '{orderNumber}', to_jsonb(order_number))`
  const event = tx
    .$with('event', {})
    .as(buildOutboxInsertSql(EVENT_OUTBOX, { type: 'OrderPlaced', recordId: id, payload }, sql`placed`))
  const mail = tx
    .$with('mail', {})
    .as(buildMailInsertSql({ kind: 'OrderConfirmed', recordId: id, to: mailTo }, sql`placed`))
  return tx.with(insertedOrder, deliveries, items, allocations, event, mail).select().from(insertedOrder)
})

/** Finds a page of orders, newest first, and how many there are in all. */
export async function findOrderPage(db: ReadOnlyDb, query: OrderQuery): Promise<{ orders: Order[]; total: number }> {
  const condition = and(
    query.accountId === null ? undefined : eq(orderSummary.accountId, query.accountId),
    query.ownerId === null ? undefined : eq(orderSummary.ownerId, query.ownerId),
    query.earliest === null ? undefined : gte(orderSummary.orderedAt, query.earliest),
    query.latest === null ? undefined : lte(orderSummary.orderedAt, query.latest),
    query.status === null ? undefined : eq(orderSummary.status, query.status),
    query.term === '' ? undefined : createTermCondition(db, query.term),
  )
  const [countRow] = await db.select({ total: count() }).from(orderSummary).where(condition)
  const rows = await db
    .select()
    .from(orderSummary)
    .where(condition)
    .orderBy(desc(orderSummary.orderedAt), desc(orderSummary.id))
    .limit(query.limit)
    .offset(query.offset)
  return { orders: rows.map(toOrder), total: countRow?.total ?? 0 }
}

function createTermCondition(db: ReadOnlyDb, term: string): SQL | undefined {
  const pattern = toContainsPattern(term)
  const matchingLines = db
    .select({ one: sql`1` })
    .from(orderItem)
    .where(
      and(
        eq(orderItem.orderSummaryId, orderSummary.id),
        or(ilike(orderItem.sku, pattern), ilike(orderItem.name, pattern)),
      ),
    )
  return or(
    ilike(orderSummary.orderNumber, pattern),
    ilike(orderSummary.referenceNumber, pattern),
    ilike(orderSummary.purchaseOrderNumber, pattern),
    ilike(orderSummary.attention, pattern),
    ilike(orderSummary.costCenter, pattern),
    ilike(orderSummary.ownerName, pattern),
    exists(matchingLines),
  )
}

/** Finds an order by its id, reference number or order number. */
export async function findOrder(
  db: ReadOnlyDb,
  identifiers: { id: string | null; referenceNumber: string | null; orderNumber: string | null },
): Promise<Order | null> {
  const byId: SQL | undefined = identifiers.id === null ? undefined : eq(orderSummary.id, identifiers.id)
  const byReference: SQL | undefined =
    identifiers.referenceNumber === null ? undefined : eq(orderSummary.referenceNumber, identifiers.referenceNumber)
  const byNumber: SQL | undefined =
    identifiers.orderNumber === null ? undefined : eq(orderSummary.orderNumber, identifiers.orderNumber)
  const condition = or(byId, byReference, byNumber)
  const [row] = condition === undefined ? [] : await db.select().from(orderSummary).where(condition).limit(1)
  return row === undefined ? null : toOrder(row)
}

/** Finds the deliveries of an order, by group number. */
export async function findDeliveries(db: ReadOnlyDb, orderId: string): Promise<OrderDelivery[]> {
  const rows = await db
    .select()
    .from(orderDeliveryGroup)
    .where(eq(orderDeliveryGroup.orderSummaryId, orderId))
    .orderBy(asc(orderDeliveryGroup.groupNumber))
  return rows.map(({ orderSummaryId: _order, groupNumber: _number, updatedAt: _changed, ...row }) => ({
    ...row,
    deliveryAmount: decimal(row.deliveryAmount),
  }))
}

/** Finds the lines of an order, by line number. */
export async function findItems(db: ReadOnlyDb, orderId: string): Promise<OrderItem[]> {
  const rows = await db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderSummaryId, orderId))
    .orderBy(asc(orderItem.lineNumber))
  return rows.map(toItem)
}

function toDeliveryRow(
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
    updatedAt: new Date(),
  }
}

function toItemRow(orderSummaryId: string, item: OrderItem, lineNumber: number): typeof orderItem.$inferInsert {
  return {
    ...item,
    orderSummaryId,
    lineNumber,
    quantity: toText(item.quantity),
    quantityCanceled: toText(item.quantityCanceled),
    quantityReturned: toText(item.quantityReturned),
    quantityReturnInitiated: toText(item.quantityReturnInitiated),
    listPrice: toText(item.listPrice),
    unitPrice: toText(item.unitPrice),
    totalAdjustment: toText(item.totalAdjustment),
    totalPrice: toText(item.totalPrice),
    totalTax: toText(item.totalTax),
    addedTax: toText(item.addedTax),
    taxRatePercent: item.taxRatePercent === null ? null : toText(item.taxRatePercent),
  }
}

function toItem({ orderSummaryId: _order, lineNumber: _number, ...row }: typeof orderItem.$inferSelect): OrderItem {
  return {
    ...row,
    quantity: decimal(row.quantity),
    quantityCanceled: decimal(row.quantityCanceled),
    quantityReturned: decimal(row.quantityReturned),
    quantityReturnInitiated: decimal(row.quantityReturnInitiated),
    listPrice: decimal(row.listPrice),
    unitPrice: decimal(row.unitPrice),
    totalAdjustment: decimal(row.totalAdjustment),
    totalPrice: decimal(row.totalPrice),
    totalTax: decimal(row.totalTax),
    addedTax: decimal(row.addedTax),
    taxRatePercent: row.taxRatePercent === null ? null : decimal(row.taxRatePercent),
  }
}

function toOrder({
  createdAt: _created,
  canceledProductAmount,
  canceledDeliveryAmount,
  canceledTaxAmount,
  canceledGrandTotalAmount,
  ...row
}: typeof orderSummary.$inferSelect): Order {
  return {
    ...row,
    totalListAmount: decimal(row.totalListAmount),
    totalProductAmount: decimal(row.totalProductAmount),
    totalAdjustmentAmount: decimal(row.totalAdjustmentAmount),
    totalDeliveryAmount: decimal(row.totalDeliveryAmount),
    totalTaxAmount: decimal(row.totalTaxAmount),
    grandTotalAmount: decimal(row.grandTotalAmount),
    canceled: {
      product: decimal(canceledProductAmount),
      delivery: decimal(canceledDeliveryAmount),
      tax: decimal(canceledTaxAmount),
      grandTotal: decimal(canceledGrandTotalAmount),
    },
    returnedGrandTotalAmount: decimal(row.returnedGrandTotalAmount),
  }
}
