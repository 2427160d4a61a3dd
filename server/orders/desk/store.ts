import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { payment, paymentRefund } from '@hydrant/database/schema/checkout.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { orderNote } from '@hydrant/database/schema/orders.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { returnOrder, returnOrderLine } from '@hydrant/database/schema/returns.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** What staff have written about an order. */
export interface OrderNote {
  readonly id: string
  readonly orderSummaryId: string
  readonly audience: 'Buyer' | 'Staff'
  readonly text: string
  readonly authorId: string | null
  readonly authorName: string | null
  readonly createdAt: Date
}

/** Inserts a note of whoever makes the current request. */
export async function insertNote(
  tx: Transaction,
  note: Pick<OrderNote, 'id' | 'orderSummaryId' | 'audience' | 'text'>,
): Promise<void> {
  const { userId: authorId, userName: authorName } = currentActor()
  await tx.insert(orderNote).values({ ...note, authorId, authorName })
}

/** Finds a note by its id, or null. */
export async function findNote(db: ReadOnlyDb, id: string): Promise<OrderNote | null> {
  const [row] = await db.select().from(orderNote).where(eq(orderNote.id, id))
  return row ?? null
}

/** Finds the notes about an order, the oldest first; those for its buyer only, or all. */
export function findNotes(
  db: ReadOnlyDb,
  orderSummaryId: string,
  { isForBuyer }: { readonly isForBuyer: boolean },
): Promise<OrderNote[]> {
  return db
    .select()
    .from(orderNote)
    .where(and(eq(orderNote.orderSummaryId, orderSummaryId), isForBuyer ? eq(orderNote.audience, 'Buyer') : undefined))
    .orderBy(asc(orderNote.createdAt), asc(orderNote.id))
}

/** A change of an order, or of a record that belongs to it, in the history. */
export interface HistoryRow {
  readonly objectName: string
  readonly operation: string
  readonly recordId: string | null
  readonly userName: string | null
  readonly newValues: string | null
  readonly createdAt: Date
}

/** Finds the changes of records in the history, the oldest first. */
export function findHistoryOfRecords(db: ReadOnlyDb, recordIds: readonly string[]): Promise<HistoryRow[]> {
  return db
    .select({
      objectName: changeHistory.objectName,
      operation: changeHistory.operation,
      recordId: changeHistory.recordId,
      userName: changeHistory.userName,
      newValues: changeHistory.newValues,
      createdAt: changeHistory.createdAt,
    })
    .from(changeHistory)
    .where(inArray(changeHistory.recordId, [...recordIds]))
    .orderBy(asc(changeHistory.serial))
}

/** A mail about a record. */
export interface MailRow {
  readonly position: number
  readonly type: string
  readonly payload: unknown
  readonly createdAt: Date
  readonly deliveredAt: Date | null
  readonly givenUpAt: Date | null
}

/** Finds the mails about records that are in the outbox still, the oldest first. */
export function findMailsOfRecords(db: ReadOnlyDb, recordIds: readonly string[]): Promise<MailRow[]> {
  return db
    .select({
      position: outboxMail.position,
      type: outboxMail.type,
      payload: outboxMail.payload,
      createdAt: outboxMail.createdAt,
      deliveredAt: outboxMail.deliveredAt,
      givenUpAt: outboxMail.givenUpAt,
    })
    .from(outboxMail)
    .where(inArray(outboxMail.recordId, [...recordIds]))
    .orderBy(asc(outboxMail.position))
}

/** Whether a mail of one kind about a record waits to be sent. */
export async function isMailWaiting(db: ReadOnlyDb, kind: string, recordId: string): Promise<boolean> {
  const rows = await db
    .select({ position: outboxMail.position })
    .from(outboxMail)
    .where(
      and(
        eq(outboxMail.recordId, recordId),
        eq(outboxMail.type, kind),
        isNull(outboxMail.deliveredAt),
        isNull(outboxMail.givenUpAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** A return order with its number, and how much of each line is expected still. */
export interface NumberedReturn {
  readonly id: string
  readonly number: string
  readonly status: 'Submitted' | 'Closed'
  readonly createdAt: Date
  readonly lines: ReadonlyArray<{
    readonly id: string
    readonly orderItemId: string
    readonly reason: string
    readonly expected: Decimal
    readonly returned: Decimal
    readonly rejected: Decimal
    readonly stillExpected: Decimal
  }>
}

/** Finds the return orders of an order, the oldest first. */
export async function findReturns(db: ReadOnlyDb, orderSummaryId: string): Promise<NumberedReturn[]> {
  const rows = await db
    .select({ order: returnOrder, line: returnOrderLine })
    .from(returnOrder)
    .innerJoin(returnOrderLine, eq(returnOrderLine.returnOrderId, returnOrder.id))
    .where(eq(returnOrder.orderSummaryId, orderSummaryId))
    .orderBy(asc(returnOrder.createdAt), asc(returnOrderLine.id))
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { id, number, status, createdAt } = first.order
    return {
      id,
      number,
      status,
      createdAt,
      lines: group.map(({ line }) => ({
        id: line.id,
        orderItemId: line.orderItemId,
        reason: line.reason,
        expected: decimal(line.quantityExpected),
        returned: decimal(line.quantityReturned),
        rejected: decimal(line.quantityRejected),
        stillExpected: decimal(line.quantityExpected)
          .minus(decimal(line.quantityReturned))
          .minus(decimal(line.quantityRejected))
          .minus(decimal(line.quantityCanceled)),
      })),
    }
  })
}

/** A part of a payment of an order that was given back, or is to be. */
export interface RefundRow {
  readonly creditMemoId: string | null
  readonly amount: string
  readonly status: 'Due' | 'Refunded' | 'Reversed'
  readonly createdAt: Date
}

/** Finds the refunds of the payments of an order, the oldest first. */
export function findRefunds(db: ReadOnlyDb, orderSummaryId: string): Promise<RefundRow[]> {
  return db
    .select({
      creditMemoId: paymentRefund.creditMemoId,
      amount: paymentRefund.amount,
      status: paymentRefund.status,
      createdAt: paymentRefund.createdAt,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(payment.orderSummaryId, orderSummaryId))
    .orderBy(asc(paymentRefund.createdAt))
}
