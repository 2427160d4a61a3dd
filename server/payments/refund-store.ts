import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { payment, paymentRefund } from '@hydrant/database/schema/checkout.ts'
import { type Decimal, decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Payment } from './payment.ts'
import { toPayment } from './store.ts'

export type { ReadOnlyDb, Transaction }

/** A part of a payment that is given back. Its id is the key of the refund at the gateway. */
export interface Refund {
  readonly id: string
  readonly amount: Decimal
  readonly status: (typeof paymentRefund.$inferSelect)['status']
}

/** What a refund is for. */
export type RefundCause = { readonly orderChangeId: string } | { readonly creditMemoId: string }

/** Locks the payments of an order until the transaction ends, the oldest first. */
export async function lockPaymentsOfOrder(tx: Transaction, orderSummaryId: string): Promise<Payment[]> {
  const rows = await tx
    .select()
    .from(payment)
    .where(eq(payment.orderSummaryId, orderSummaryId))
    .orderBy(asc(payment.createdAt), asc(payment.id))
    .for('update')
  return rows.map(toPayment)
}

/** Locks a payment until the transaction ends and returns its refunds. */
export async function lockPaymentAndFindRefunds(tx: Transaction, paymentId: string): Promise<Refund[]> {
  await tx.select({ id: payment.id }).from(payment).where(eq(payment.id, paymentId)).for('update')
  return findRefunds(tx, paymentId)
}

/** Finds the refunds of a payment, the oldest first. */
export async function findRefunds(db: ReadOnlyDb, paymentId: string): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.paymentId, paymentId))
    .orderBy(asc(paymentRefund.id))
  return rows.map(({ id, amount, status }) => ({ id, amount: decimal(amount), status }))
}

/** A refund of a payment of an order: when it was stored, and the credit memo that it is for, if it is for one. */
export interface RefundOfOrder extends Refund {
  readonly creditMemoId: string | null
  readonly createdAt: Date
}

/** Finds the refunds of the payments of an order, the oldest first. */
export async function findRefundsOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<RefundOfOrder[]> {
  const rows = await db
    .select({ refund: paymentRefund })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(payment.orderSummaryId, orderSummaryId))
    .orderBy(asc(paymentRefund.createdAt), asc(paymentRefund.id))
  return rows.map(({ refund: { id, amount, status, creditMemoId, createdAt } }) => ({
    id,
    amount: decimal(amount),
    status,
    creditMemoId,
    createdAt,
  }))
}

/** Finds what was or will be given back for a change of an order; zero where nothing was paid by card. */
export async function sumRefundsOfOrderChange(db: ReadOnlyDb, orderChangeId: string): Promise<Decimal> {
  const rows = await db
    .select({ amount: paymentRefund.amount })
    .from(paymentRefund)
    .where(eq(paymentRefund.orderChangeId, orderChangeId))
  return sum(rows.map(({ amount }) => decimal(amount)))
}

/** Whether there is a refund for a cancellation or a credit memo. */
export async function hasRefundFor(db: ReadOnlyDb, cause: RefundCause): Promise<boolean> {
  const condition =
    'creditMemoId' in cause
      ? eq(paymentRefund.creditMemoId, cause.creditMemoId)
      : eq(paymentRefund.orderChangeId, cause.orderChangeId)
  const [row] = await db.select({ id: paymentRefund.id }).from(paymentRefund).where(condition)
  return row !== undefined
}

/** Inserts a refund. */
export async function insertRefund(
  tx: Transaction,
  { cause, ...refund }: Refund & { readonly paymentId: string; readonly cause: RefundCause },
): Promise<void> {
  await tx.insert(paymentRefund).values({ ...refund, ...cause, amount: toText(refund.amount) })
}

/** Updates the status of a refund that is due. */
export async function markRefunded(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(paymentRefund)
    .set({ status: 'Refunded', updatedAt: sql`clock_timestamp()` })
    .where(and(eq(paymentRefund.id, id), eq(paymentRefund.status, 'Due')))
}

/** Marks a refund of a payment that gave nothing back as due again; false if it was not made. */
export async function markRefundDueAgain(
  tx: Transaction,
  { paymentId, refundId }: { readonly paymentId: string; readonly refundId: string },
): Promise<boolean> {
  const updatedRows = await tx
    .update(paymentRefund)
    .set({ status: 'Due', updatedAt: sql`clock_timestamp()` })
    .where(
      and(eq(paymentRefund.id, refundId), eq(paymentRefund.paymentId, paymentId), eq(paymentRefund.status, 'Refunded')),
    )
    .returning({ id: paymentRefund.id })
  return updatedRows.length === 1
}

/** Marks the due refunds of a payment as settled by the reversal of the whole payment. */
export async function markDueRefundsReversed(tx: Transaction, paymentId: string): Promise<void> {
  await tx
    .update(paymentRefund)
    .set({ status: 'Reversed', updatedAt: sql`clock_timestamp()` })
    .where(and(eq(paymentRefund.paymentId, paymentId), eq(paymentRefund.status, 'Due')))
}
