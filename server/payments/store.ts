import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { columnsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { CardFace } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'

export type { Database, Executor }

/** What a checkout may be ordered with, or may still become that. */
const CURRENT: PaymentStatus[] = ['Pending', 'Recorded', 'Authorized']

/** The payment of a checkout that counts, or null. */
export async function findCurrent(executor: Executor, checkoutId: string): Promise<Payment | null> {
  const [row] = await currentPayment(executor, { checkoutId })
  return row === undefined ? null : toPayment(row)
}

const currentPayment = statement<{ checkoutId: string }>()((executor, { checkoutId }) =>
  executor
    .select()
    .from(payment)
    .where(and(eq(payment.checkoutId, checkoutId), inArray(payment.status, CURRENT)))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1),
)

/** The payments of an order, oldest first. */
export async function findPaymentsOfOrder(executor: Executor, orderSummaryId: string): Promise<Payment[]> {
  const rows = await executor.select().from(payment).where(eq(payment.orderSummaryId, orderSummaryId)).orderBy(asc(payment.createdAt), asc(payment.id))
  return rows.map(toPayment)
}

/** Stores a payment. */
export async function insertPayment(executor: Executor, values: Payment): Promise<void> {
  await paymentInserted(executor, { ...values, amount: toText(values.amount) })
}

const PAYMENT = [
  'id',
  'checkoutId',
  'orderSummaryId',
  'requestType',
  'status',
  'gateway',
  'purchaseOrderNumber',
  'gatewayReference',
  'card',
  'amount',
  'currencyIsoCode',
  'billingAddress',
] as const satisfies Array<keyof Payment>

const paymentInserted = statement<Omit<Payment, 'amount'> & { amount: string }>()((executor) => executor.insert(payment).values(columnsGiven(payment, PAYMENT)))

/** What may become known of a payment with its next status. */
export interface PaymentFacts {
  readonly orderSummaryId?: string
  readonly requestType?: 'PostAuth'
  readonly gatewayReference?: string
  readonly card?: CardFace
  readonly billingAddress?: Payment['billingAddress']
}

/** Moves a payment on from one of the statuses that it can be in; false when it is in none of them any more. */
export async function movePayment(executor: Executor, id: string, move: { from: readonly PaymentStatus[]; to: PaymentStatus } & PaymentFacts): Promise<boolean> {
  const { from, to, ...facts } = move
  const moved = await executor
    .update(payment)
    .set({ ...facts, status: to, updatedAt: new Date() })
    .where(and(eq(payment.id, id), inArray(payment.status, [...from])))
    .returning({ id: payment.id })
  return moved.length === 1
}

/** Stores another amount for the purchase order of a checkout. A card stays with what was set aside on it. */
export async function changeRecordedAmount(executor: Executor, checkoutId: string, amount: Decimal): Promise<void> {
  await executor
    .update(payment)
    .set({ amount: toText(amount), updatedAt: new Date() })
    .where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Recorded'), isNull(payment.orderSummaryId)))
}

/** Forgets the purchase order of a checkout. */
export async function removeRecorded(executor: Executor, checkoutId: string): Promise<void> {
  await executor.delete(payment).where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Recorded'), isNull(payment.orderSummaryId)))
}

/** Marks what a gateway has set aside, or may have, for checkouts that will not be ordered with it; answers those payments. */
export async function markForReversal(executor: Executor, checkoutIds: readonly string[]): Promise<Payment[]> {
  if (checkoutIds.length === 0) return []
  const rows = await executor
    .update(payment)
    .set({ status: 'ReversalDue', updatedAt: new Date() })
    .where(and(inArray(payment.checkoutId, [...checkoutIds]), inArray(payment.status, ['Pending', 'Authorized'])))
    .returning()
  return rows.map(toPayment)
}

/**
 * Claims payments that wait for a gateway since before an instant, so that no other process asks at the same time: Pending ones longer than the others.
 * They can be claimed again when as much time has passed once more.
 */
export async function claimUnsettled(executor: Executor, since: { readonly due: Date; readonly pending: Date; readonly limit: number }): Promise<Payment[]> {
  const waiting = executor
    .select({ id: payment.id })
    .from(payment)
    .where(
      or(
        and(inArray(payment.status, ['CaptureDue', 'ReversalDue']), lt(payment.updatedAt, since.due)),
        and(eq(payment.status, 'Pending'), lt(payment.updatedAt, since.pending)),
      ),
    )
    .orderBy(asc(payment.updatedAt))
    .limit(since.limit)
    .for('update', { skipLocked: true })
  const rows = await executor.update(payment).set({ updatedAt: sql`clock_timestamp()` }).where(inArray(payment.id, waiting)).returning()
  return rows.map(toPayment)
}

function toPayment({ createdAt: _created, updatedAt: _updated, ...row }: typeof payment.$inferSelect): Payment {
  return { ...row, amount: decimal(row.amount ?? 0) }
}
