import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { orderChange, orderChangeLine } from '@hydrant/database/schema/order-changes.ts'
import { orderAllocation, orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PartAmounts } from '../order.ts'
import type { Allocation } from '../store.ts'
import type { OrderChange, OrderChangeLine } from './order-change.ts'

export type { Database, ReadOnlyDb, Transaction }

/** Inserts a cancellation or return with its lines. */
export async function insertOrderChange(
  tx: Transaction,
  { id, orderSummaryId, type, left, returnOrderId, lines }: Omit<OrderChange, 'creditMemoId'>,
): Promise<void> {
  await tx.insert(orderChange).values({
    id,
    orderSummaryId,
    type,
    returnOrderId,
    isWholeOrder: left?.isWholeOrder,
    newGrandTotalAmount: left === null ? null : toText(left.grandTotal),
  })
  await tx.insert(orderChangeLine).values(
    lines.map((line) => ({
      ...line,
      orderChangeId: id,
      quantity: toText(line.quantity),
      totalPrice: toText(line.totalPrice),
      totalTax: toText(line.totalTax),
      addedTax: toText(line.addedTax),
      deliveryAmount: toText(line.deliveryAmount),
    })),
  )
}

/** Finds a cancellation or return with its lines, or null. */
export async function findOrderChange(db: ReadOnlyDb, id: string): Promise<OrderChange | null> {
  const [change = null] = await findChanges(db, eq(orderChange.id, id))
  return change
}

/** Finds the cancellations and returns of an order with their lines, the oldest first. */
export function findChangesOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<OrderChange[]> {
  return findChanges(db, eq(orderChange.orderSummaryId, orderSummaryId))
}

async function findChanges(db: ReadOnlyDb, condition: SQL): Promise<OrderChange[]> {
  const rows = await db.select().from(orderChange).where(condition).orderBy(asc(orderChange.id))
  const lines = await db
    .select({ line: orderChangeLine })
    .from(orderChangeLine)
    .innerJoin(orderChange, eq(orderChange.id, orderChangeLine.orderChangeId))
    .where(condition)
    .orderBy(asc(orderChangeLine.id))
  const linesByChange = Map.groupBy(lines, ({ line }) => line.orderChangeId)
  return rows.map(({ id, orderSummaryId, type, isWholeOrder, newGrandTotalAmount, returnOrderId, creditMemoId }) => ({
    id,
    orderSummaryId,
    type,
    left:
      isWholeOrder === null || newGrandTotalAmount === null
        ? null
        : { isWholeOrder, grandTotal: decimal(newGrandTotalAmount) },
    returnOrderId,
    creditMemoId,
    lines: (linesByChange.get(id) ?? []).map(({ line }) => toLine(line)),
  }))
}

/** Stores with which credit memo returns are credited. */
export async function setCreditMemo(tx: Transaction, ids: readonly string[], creditMemoId: string): Promise<void> {
  await tx
    .update(orderChange)
    .set({ creditMemoId })
    .where(inArray(orderChange.id, [...ids]))
}

/** Finds what cancellations took off the cost of delivery of an order, by line. */
export async function findCanceledDeliveryAmounts(
  db: ReadOnlyDb,
  orderSummaryId: string,
): Promise<ReadonlyMap<string, Decimal>> {
  const rows = await db
    .select({ orderItemId: orderChangeLine.orderItemId, amount: sql<string>`sum(${orderChangeLine.deliveryAmount})` })
    .from(orderChangeLine)
    .innerJoin(orderChange, eq(orderChange.id, orderChangeLine.orderChangeId))
    .where(and(eq(orderChange.orderSummaryId, orderSummaryId), eq(orderChange.type, 'Cancel')))
    .groupBy(orderChangeLine.orderItemId)
  return new Map(rows.map(({ orderItemId, amount }) => [orderItemId, decimal(amount)]))
}

function toLine({ orderChangeId: _change, ...row }: typeof orderChangeLine.$inferSelect): OrderChangeLine {
  return {
    ...row,
    quantity: decimal(row.quantity),
    totalPrice: decimal(row.totalPrice),
    totalTax: decimal(row.totalTax),
    addedTax: decimal(row.addedTax),
    deliveryAmount: decimal(row.deliveryAmount),
  }
}

/** Adds a quantity to what was cancelled of an order line. */
export async function addQuantityCanceled(tx: Transaction, orderItemId: string, quantity: Decimal): Promise<void> {
  await tx
    .update(orderItem)
    .set({ quantityCanceled: sql`${orderItem.quantityCanceled} + ${toText(quantity)}::numeric` })
    .where(eq(orderItem.id, orderItemId))
}

/** Adds amounts to what cancellations took off an order. */
export async function addCanceledAmounts(
  tx: Transaction,
  orderSummaryId: string,
  { product, delivery, tax, grandTotal }: PartAmounts,
): Promise<void> {
  await tx
    .update(orderSummary)
    .set({
      canceledProductAmount: sql`${orderSummary.canceledProductAmount} + ${toText(product)}::numeric`,
      canceledDeliveryAmount: sql`${orderSummary.canceledDeliveryAmount} + ${toText(delivery)}::numeric`,
      canceledTaxAmount: sql`${orderSummary.canceledTaxAmount} + ${toText(tax)}::numeric`,
      canceledGrandTotalAmount: sql`${orderSummary.canceledGrandTotalAmount} + ${toText(grandTotal)}::numeric`,
    })
    .where(eq(orderSummary.id, orderSummaryId))
}

/** Finds the stock that is taken for order lines, in the order in which it was taken. */
export async function findAllocations(db: ReadOnlyDb, orderItemIds: readonly string[]): Promise<Allocation[]> {
  const rows = await db
    .select()
    .from(orderAllocation)
    .where(inArray(orderAllocation.orderItemId, [...orderItemIds]))
    .orderBy(asc(orderAllocation.id))
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}

/** Updates the quantity of stock that stays taken. */
export async function updateAllocationQuantity(tx: Transaction, id: string, quantity: Decimal): Promise<void> {
  await tx
    .update(orderAllocation)
    .set({ quantity: toText(quantity) })
    .where(eq(orderAllocation.id, id))
}
