import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { returnOrder, returnOrderLine } from '@hydrant/database/schema/returns.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ReturnOrder, ReturnOrderLine } from './returns.ts'

export type { Database, ReadOnlyDb, Transaction }

/** Finds a return order with its lines, or null. */
export async function findReturnOrder(db: ReadOnlyDb, id: string): Promise<ReturnOrder | null> {
  const [found] = await findReturnOrders(db, eq(returnOrder.id, id))
  return found ?? null
}

/** A return order with its number, and when it was announced. */
export interface NumberedReturnOrder extends ReturnOrder {
  readonly number: string
  readonly createdAt: Date
}

/** Finds the return orders of an order with their lines, the oldest first. */
export function findReturnOrdersOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<NumberedReturnOrder[]> {
  return findReturnOrders(db, eq(returnOrder.orderSummaryId, orderSummaryId))
}

async function findReturnOrders(db: ReadOnlyDb, condition: SQL): Promise<NumberedReturnOrder[]> {
  const rows = await db
    .select({ order: returnOrder, line: returnOrderLine })
    .from(returnOrder)
    .leftJoin(returnOrderLine, eq(returnOrderLine.returnOrderId, returnOrder.id))
    .where(condition)
    .orderBy(asc(returnOrder.createdAt), asc(returnOrder.id), asc(returnOrderLine.id))
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((group) =>
    group.slice(0, 1).map(({ order: { id, orderSummaryId: orderId, number, status, createdAt } }) => ({
      id,
      orderSummaryId: orderId,
      number,
      status,
      createdAt,
      lines: group.flatMap(({ line }) => (line === null ? [] : [toLine(line)])),
    })),
  )
}

/** Inserts a return order with its lines. */
export async function insertReturnOrder(
  tx: Transaction,
  { id, orderSummaryId, status, lines }: ReturnOrder,
): Promise<void> {
  await tx.insert(returnOrder).values({ id, orderSummaryId, status })
  await tx.insert(returnOrderLine).values(lines.map((line) => toLineRow(id, line)))
}

/** Updates the quantities of the lines of a return order, and its status. */
export async function updateReturnOrder(tx: Transaction, { id, status, lines }: ReturnOrder): Promise<void> {
  await tx
    .update(returnOrder)
    .set({ status, updatedAt: sql`clock_timestamp()` })
    .where(eq(returnOrder.id, id))
  for (const line of lines)
    await tx.update(returnOrderLine).set(toLineRow(id, line)).where(eq(returnOrderLine.id, line.id))
}

/** Adds quantities, which may be negative, to what has come back and what is expected back of an order line. */
export async function addReturnQuantities(
  tx: Transaction,
  orderItemId: string,
  { returned, initiated }: { readonly returned: Decimal; readonly initiated: Decimal },
): Promise<void> {
  await tx
    .update(orderItem)
    .set({
      quantityReturned: sql`${orderItem.quantityReturned} + ${toText(returned)}::numeric`,
      quantityReturnInitiated: sql`${orderItem.quantityReturnInitiated} + ${toText(initiated)}::numeric`,
    })
    .where(eq(orderItem.id, orderItemId))
}

/** Adds an amount to what returns of an order are credited with. */
export async function addReturnedAmount(tx: Transaction, orderSummaryId: string, amount: Decimal): Promise<void> {
  await tx
    .update(orderSummary)
    .set({
      returnedGrandTotalAmount: sql`${orderSummary.returnedGrandTotalAmount} + ${toText(amount)}::numeric`,
    })
    .where(eq(orderSummary.id, orderSummaryId))
}

function toLineRow(returnOrderId: string, line: ReturnOrderLine): typeof returnOrderLine.$inferInsert {
  return {
    ...line,
    returnOrderId,
    quantityExpected: toText(line.quantityExpected),
    quantityReceived: toText(line.quantityReceived),
    quantityReturned: toText(line.quantityReturned),
    quantityRejected: toText(line.quantityRejected),
    quantityCanceled: toText(line.quantityCanceled),
  }
}

function toLine({ returnOrderId: _order, ...row }: typeof returnOrderLine.$inferSelect): ReturnOrderLine {
  return {
    ...row,
    quantityExpected: decimal(row.quantityExpected),
    quantityReceived: decimal(row.quantityReceived),
    quantityReturned: decimal(row.quantityReturned),
    quantityRejected: decimal(row.quantityRejected),
    quantityCanceled: decimal(row.quantityCanceled),
  }
}
