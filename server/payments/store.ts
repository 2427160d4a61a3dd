import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { columnsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { CardFace } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'

export type { Database, Executor }

/** What a checkout may be ordered with, or may still become that. */
const CURRENT: PaymentStatus[] = ['Pending', 'Recorded', 'Authorized']

/** What waits for its gateway. */
const UNSETTLED: PaymentStatus[] = ['Pending', 'CaptureDue', 'ReversalDue']

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
  const rows = await executor
    .select()
    .from(payment)
    .where(eq(payment.orderSummaryId, orderSummaryId))
    .orderBy(asc(payment.createdAt), asc(payment.id))
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

const paymentInserted = statement<Omit<Payment, 'amount'> & { amount: string }>()((executor) =>
  executor.insert(payment).values(columnsGiven(payment, PAYMENT)),
)

/** What a payment that goes on leaves behind. */
const NO_FAILURE = { attempts: 0, lastFailure: null, nextAttemptAt: null, needsAttentionAt: null }

/** What may become known of a payment with its next status. */
export interface PaymentFacts {
  readonly orderSummaryId?: string
  readonly requestType?: 'PostAuth'
  readonly gatewayReference?: string
  readonly card?: CardFace
  readonly billingAddress?: Payment['billingAddress']
}

/** Moves a payment on from one of the statuses that it can be in; false when it is in none of them any more. */
export async function movePayment(
  executor: Executor,
  id: string,
  move: { from: readonly PaymentStatus[]; to: PaymentStatus } & PaymentFacts,
): Promise<boolean> {
  const { from, to, ...facts } = move
  const moved = await executor
    .update(payment)
    .set({ ...facts, ...NO_FAILURE, status: to, updatedAt: new Date() })
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
  await executor
    .delete(payment)
    .where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Recorded'), isNull(payment.orderSummaryId)))
}

/**
 * Marks what a gateway has set aside, or may have, for checkouts that will not be ordered with it; answers those
 * payments.
 */
export async function markForReversal(executor: Executor, checkoutIds: readonly string[]): Promise<Payment[]> {
  if (checkoutIds.length === 0) return []
  const rows = await executor
    .update(payment)
    .set({ ...NO_FAILURE, status: 'ReversalDue', updatedAt: new Date() })
    .where(and(inArray(payment.checkoutId, [...checkoutIds]), inArray(payment.status, ['Pending', 'Authorized'])))
    .returning()
  return rows.map(toPayment)
}

/**
 * Claims payments that wait for a gateway since before an instant, so that no other process asks at the same time:
 * Pending ones longer than the others. They can be claimed again when as much time has passed once more. Those whose
 * gateway has failed wait for their next attempt, if they have one.
 */
export async function claimUnsettled(
  executor: Executor,
  since: { readonly now: Date; readonly due: Date; readonly pending: Date; readonly limit: number },
): Promise<Payment[]> {
  const waiting = executor
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        or(
          and(inArray(payment.status, ['CaptureDue', 'ReversalDue']), lt(payment.updatedAt, since.due)),
          and(eq(payment.status, 'Pending'), lt(payment.updatedAt, since.pending)),
        ),
        or(lte(payment.nextAttemptAt, since.now), and(isNull(payment.nextAttemptAt), isNull(payment.needsAttentionAt))),
      ),
    )
    .orderBy(asc(payment.updatedAt))
    .limit(since.limit)
    .for('update', { skipLocked: true })
  const rows = await executor
    .update(payment)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(inArray(payment.id, waiting))
    .returning()
  return rows.map(toPayment)
}

/** A payment that its gateway has failed, as an operator sees it. */
export interface FailedPayment {
  readonly payment: Payment
  readonly attempts: number
  readonly lastFailure: string | null
  readonly nextAttemptAt: Date | null
  readonly needsAttentionAt: Date | null
}

/**
 * Notes why the gateway of an unsettled payment has failed; answers how often it has by now, or null when the payment
 * needs its gateway no more.
 */
export async function countFailure(executor: Executor, id: string, reason: string): Promise<number | null> {
  const [counted] = await executor
    .update(payment)
    .set({ attempts: sql`${payment.attempts} + 1`, lastFailure: reason })
    .where(and(eq(payment.id, id), inArray(payment.status, UNSETTLED)))
    .returning({ attempts: payment.attempts })
  return counted?.attempts ?? null
}

/** Stores when a payment is tried again (null: when an operator asks for it), and since when it needs attention. */
export async function planNextAttempt(
  executor: Executor,
  id: string,
  plan: { readonly pauseSeconds: number | null; readonly needsAttention: boolean },
): Promise<void> {
  const { pauseSeconds, needsAttention } = plan
  await executor
    .update(payment)
    .set({
      nextAttemptAt: pauseSeconds === null ? null : sql`clock_timestamp() + make_interval(secs => ${pauseSeconds})`,
      ...(needsAttention && { needsAttentionAt: sql`coalesce(${payment.needsAttentionAt}, clock_timestamp())` }),
    })
    .where(eq(payment.id, id))
}

/** The payments that need attention, the oldest first, and how many there are in all. */
export async function findFailedPayments(
  executor: Executor,
  limit: number,
): Promise<{ readonly failed: FailedPayment[]; readonly total: number }> {
  const needsAttention = isNotNull(payment.needsAttentionAt)
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(payment)
      .where(needsAttention)
      .orderBy(asc(payment.needsAttentionAt), asc(payment.id))
      .limit(limit),
    executor.select({ total: count() }).from(payment).where(needsAttention),
  ])
  return { failed: rows.map(toFailedPayment), total: counted?.total ?? 0 }
}

/** A payment with what its gateway has failed at, or null. */
export async function findPaymentWithFailures(executor: Executor, id: string): Promise<FailedPayment | null> {
  const [row] = await executor.select().from(payment).where(eq(payment.id, id))
  return row === undefined ? null : toFailedPayment(row)
}

function toFailedPayment(row: typeof payment.$inferSelect): FailedPayment {
  const { attempts, lastFailure, nextAttemptAt, needsAttentionAt } = row
  return { payment: toPayment(row), attempts, lastFailure, nextAttemptAt, needsAttentionAt }
}

function toPayment(row: typeof payment.$inferSelect): Payment {
  const {
    id,
    checkoutId,
    orderSummaryId,
    requestType,
    status,
    gateway,
    purchaseOrderNumber,
    gatewayReference,
    card,
    amount,
    currencyIsoCode,
    billingAddress,
  } = row
  return {
    id,
    checkoutId,
    orderSummaryId,
    requestType,
    status,
    gateway,
    purchaseOrderNumber,
    gatewayReference,
    card,
    amount: decimal(amount ?? 0),
    currencyIsoCode,
    billingAddress,
  }
}
