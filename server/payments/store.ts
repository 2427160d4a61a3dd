import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { createColumnPlaceholders, defineStatement, type Placeholders } from '@hydrant/database/connection/statement.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { gatewayEvent } from '@hydrant/database/schema/payments.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { CardSummary } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'

export type { Database, ReadOnlyDb, Transaction }

/** Statuses of a payment with which its checkout can be ordered, now or when the gateway has responded. */
export const CURRENT_STATUSES: PaymentStatus[] = ['Pending', 'Recorded', 'Authorized']

/** Statuses that wait for the gateway. */
const UNSETTLED_STATUSES: PaymentStatus[] = ['Pending', 'CaptureDue', 'RefundDue', 'ReversalDue']

/** Finds the payments of an order, oldest first. */
export async function findPaymentsOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.orderSummaryId, orderSummaryId))
    .orderBy(asc(payment.createdAt), asc(payment.id))
  return rows.map(toPayment)
}

/** Inserts a payment. */
export async function insertPayment(tx: Transaction, values: Payment): Promise<void> {
  const gatewayAskedAt = values.status === 'Pending' ? new Date() : null
  await insertPaymentStatement(tx, { ...values, amount: toText(values.amount), gatewayAskedAt })
}

const PAYMENT_COLUMNS = [
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

const insertPaymentStatement = defineStatement<
  Omit<Payment, 'amount'> & { amount: string; gatewayAskedAt: Date | null }
>()((tx: Transaction) =>
  tx.insert(payment).values(createColumnPlaceholders(payment, [...PAYMENT_COLUMNS, 'gatewayAskedAt'])),
)

/** The failure columns of a payment that nobody has to look at. */
const CLEARED_FAILURE = { attempts: 0, lastFailure: null, notice: null, nextAttemptAt: null, needsAttentionAt: null }

/** Whether a payment is listed for an operator only because of what its gateway has reported: no call of it has failed. */
const isNoticeOnly = () => and(eq(payment.attempts, 0), isNotNull(payment.notice))

/**
 * The failure columns of a payment after it has made progress: what its gateway has reported stays until an operator
 * has read it.
 */
const clearFailureOnly = () => ({
  attempts: 0,
  nextAttemptAt: null,
  lastFailure: null,
  needsAttentionAt: sql`case when ${payment.notice} is not null then ${payment.needsAttentionAt} end`,
})

/** Details that may be stored with a payment's next status. */
export interface PaymentDetails {
  readonly requestType?: 'Auth' | 'PostAuth'
  readonly gatewayReference?: string
  readonly card?: CardSummary
  readonly billingAddress?: Payment['billingAddress']
}

/**
 * Changes the status of a payment if it has one of the `from` statuses, and clears its failures, not what its gateway has
 * reported; false if it has none of them.
 */
export async function updateStatusAndClearFailures(
  tx: Transaction,
  id: string,
  change: { from: readonly PaymentStatus[]; to: PaymentStatus } & PaymentDetails,
): Promise<boolean> {
  const { from, to, ...details } = change
  const updatedRows = await tx
    .update(payment)
    .set({ ...details, ...clearFailureOnly(), gatewayAskedAt: null, status: to, updatedAt: new Date() })
    .where(and(eq(payment.id, id), inArray(payment.status, [...from])))
    .returning({ id: payment.id })
  return updatedRows.length === 1
}

/** The parameters of `buildOrderAssignment`. */
export interface OrderAssignment {
  readonly paymentId: string
  readonly orderSummaryId: string
  readonly paymentStatus: PaymentStatus
  readonly nextPaymentStatus: PaymentStatus
}

/**
 * Builds the statement that assigns a payment to an order, changes its status and clears its failures, if it has the
 * expected status; it returns the payment's id then.
 */
export function buildOrderAssignment(
  tx: Pick<Transaction, 'update'>,
  { paymentId, orderSummaryId, paymentStatus, nextPaymentStatus }: Placeholders<OrderAssignment>,
) {
  return tx
    .update(payment)
    .set({
      ...CLEARED_FAILURE,
      gatewayAskedAt: null,
      orderSummaryId: sql`${orderSummaryId}`,
      status: sql`${nextPaymentStatus}`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(payment.id, paymentId), eq(payment.status, paymentStatus)))
    .returning({ id: payment.id })
}

/** Stores when the gateway was called for a pending payment; null once it has responded. */
export async function setGatewayAskedAt(tx: Transaction, id: string, gatewayAskedAt: Date | null): Promise<void> {
  await tx
    .update(payment)
    .set({ gatewayAskedAt })
    .where(and(eq(payment.id, id), eq(payment.status, 'Pending')))
}

/** Whether the gateway was called for a checkout's pending payment after a given time and has not responded yet. */
export async function hasPendingGatewayCallSince(db: ReadOnlyDb, checkoutId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Pending'), gt(payment.gatewayAskedAt, since)))
    .limit(1)
  return row !== undefined
}

/**
 * Updates the amount of the purchase order of a checkout, which may cover any amount. The authorized amount of a card
 * stays unchanged.
 */
export async function updatePurchaseOrderAmount(tx: Transaction, checkoutId: string, amount: Decimal): Promise<void> {
  await tx
    .update(payment)
    .set({ amount: toText(amount), updatedAt: new Date() })
    .where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Recorded'), isNull(payment.orderSummaryId)))
}

/** Deletes the purchase order of a checkout. */
export async function deleteUnorderedPurchaseOrder(tx: Transaction, checkoutId: string): Promise<void> {
  await tx
    .delete(payment)
    .where(and(eq(payment.checkoutId, checkoutId), eq(payment.status, 'Recorded'), isNull(payment.orderSummaryId)))
}

/**
 * Marks payments that a gateway has authorized, or may have, for reversal, because their checkouts will not use them;
 * returns these payments.
 */
export async function markPaymentsForReversal(tx: Transaction, checkoutIds: readonly string[]): Promise<Payment[]> {
  if (checkoutIds.length === 0) return []
  const rows = await tx
    .update(payment)
    .set({ ...CLEARED_FAILURE, status: 'ReversalDue', updatedAt: new Date() })
    .where(and(inArray(payment.checkoutId, [...checkoutIds]), inArray(payment.status, ['Pending', 'Authorized'])))
    .returning()
  return rows.map(toPayment)
}

/**
 * Marks a pending payment for reversal, unless its gateway was called for it after a given time and has not responded
 * yet; returns whether it did.
 */
export async function claimPendingForReversal(tx: Transaction, id: string, askedBefore: Date): Promise<boolean> {
  const updatedRows = await tx
    .update(payment)
    .set({ ...clearFailureOnly(), gatewayAskedAt: null, status: 'ReversalDue', updatedAt: new Date() })
    .where(
      and(
        eq(payment.id, id),
        eq(payment.status, 'Pending'),
        or(isNull(payment.gatewayAskedAt), lt(payment.gatewayAskedAt, askedBefore)),
      ),
    )
    .returning({ id: payment.id })
  return updatedRows.length === 1
}

/**
 * Leases payments that have waited for a gateway since `dueBefore`, or `pendingBefore` for pending ones, so that no
 * other process handles them: the lease sets `updatedAt` to now and so ends after the same time. Payments whose gateway
 * has failed are leased only when their next attempt is due.
 */
export async function leaseUnsettledPayments(
  tx: Transaction,
  limits: { readonly now: Date; readonly dueBefore: Date; readonly pendingBefore: Date; readonly limit: number },
): Promise<Payment[]> {
  const leasable = tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        or(
          and(
            inArray(payment.status, ['CaptureDue', 'RefundDue', 'ReversalDue']),
            lt(payment.updatedAt, limits.dueBefore),
          ),
          and(eq(payment.status, 'Pending'), lt(payment.updatedAt, limits.pendingBefore)),
        ),
        or(
          lte(payment.nextAttemptAt, limits.now),
          and(isNull(payment.nextAttemptAt), or(isNull(payment.needsAttentionAt), isNoticeOnly())),
        ),
      ),
    )
    .orderBy(asc(payment.updatedAt))
    .limit(limits.limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(payment)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(inArray(payment.id, leasable))
    .returning()
  return rows.map(toPayment)
}

/** A payment with gateway failures, as an operator sees it. */
export interface FailedPayment {
  readonly payment: Payment
  readonly attempts: number
  readonly lastFailure: string | null
  /** What its gateway has reported by itself. */
  readonly notice: string | null
  readonly nextAttemptAt: Date | null
  readonly needsAttentionAt: Date | null
}

/**
 * Records a gateway failure of an unsettled payment; returns the number of failures so far, or null when the payment no
 * longer waits for its gateway.
 */
export async function incrementGatewayFailures(tx: Transaction, id: string, reason: string): Promise<number | null> {
  const [countRow] = await tx
    .update(payment)
    .set({
      attempts: sql`${payment.attempts} + 1`,
      lastFailure: reason,
      gatewayAskedAt: null,
    })
    .where(and(eq(payment.id, id), inArray(payment.status, UNSETTLED_STATUSES)))
    .returning({ attempts: payment.attempts })
  return countRow?.attempts ?? null
}

/** Stores when a payment is retried (null: only by an operator), and since when it needs attention. */
export async function scheduleNextAttempt(
  tx: Transaction,
  id: string,
  schedule: { readonly delaySeconds: number | null; readonly needsAttention: boolean },
): Promise<void> {
  const { delaySeconds, needsAttention } = schedule
  await tx
    .update(payment)
    .set({
      nextAttemptAt: delaySeconds === null ? null : sql`clock_timestamp() + make_interval(secs => ${delaySeconds})`,
      ...(needsAttention && { needsAttentionAt: sql`coalesce(${payment.needsAttentionAt}, clock_timestamp())` }),
    })
    .where(eq(payment.id, id))
}

/**
 * Stores what a gateway has reported of a payment, for an operator to read; with a status only if the payment still has
 * it. Returns whether it did.
 */
export async function storeNotice(
  tx: Transaction,
  id: string,
  { reason, status }: { readonly reason: string; readonly status?: PaymentStatus },
): Promise<boolean> {
  const updatedRows = await tx
    .update(payment)
    .set({ notice: reason, needsAttentionAt: sql`coalesce(${payment.needsAttentionAt}, clock_timestamp())` })
    .where(and(eq(payment.id, id), status === undefined ? undefined : eq(payment.status, status)))
    .returning({ id: payment.id })
  return updatedRows.length === 1
}

/** Takes a payment that no longer waits for its gateway off the list of those that need attention. */
export async function clearAttention(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(payment)
    .set(CLEARED_FAILURE)
    .where(and(eq(payment.id, id), notInArray(payment.status, UNSETTLED_STATUSES)))
}

/** Whether an event of a gateway has been handled. */
export async function isEventHandled(db: ReadOnlyDb, gateway: string, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ eventId: gatewayEvent.eventId })
    .from(gatewayEvent)
    .where(and(eq(gatewayEvent.gateway, gateway), eq(gatewayEvent.eventId, eventId)))
  return row !== undefined
}

/** Stores that an event has been handled, and deletes those that the gateway will not send again. */
export async function insertHandledEvent(
  tx: Transaction,
  { gateway, eventId, oldBefore }: { readonly gateway: string; readonly eventId: string; readonly oldBefore: Date },
): Promise<void> {
  await tx.insert(gatewayEvent).values({ gateway, eventId }).onConflictDoNothing()
  await tx.delete(gatewayEvent).where(lt(gatewayEvent.createdAt, oldBefore))
}

/** Finds the payments that need attention, the oldest first, and how many there are in all. */
export async function findPaymentsNeedingAttention(
  db: ReadOnlyDb,
  limit: number,
): Promise<{ readonly failed: FailedPayment[]; readonly total: number }> {
  const needsAttention = isNotNull(payment.needsAttentionAt)
  const [rows, [countRow]] = await Promise.all([
    db
      .select()
      .from(payment)
      .where(needsAttention)
      .orderBy(asc(payment.needsAttentionAt), asc(payment.id))
      .limit(limit),
    db.select({ total: count() }).from(payment).where(needsAttention),
  ])
  return { failed: rows.map(toFailedPayment), total: countRow?.total ?? 0 }
}

/** Finds a payment with its failures, or null. */
export async function findPaymentWithFailures(db: ReadOnlyDb, id: string): Promise<FailedPayment | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row === undefined ? null : toFailedPayment(row)
}

function toFailedPayment(row: typeof payment.$inferSelect): FailedPayment {
  const { attempts, lastFailure, notice, nextAttemptAt, needsAttentionAt } = row
  return { payment: toPayment(row), attempts, lastFailure, notice, nextAttemptAt, needsAttentionAt }
}

/** Converts a row to a payment. */
export function toPayment(row: typeof payment.$inferSelect): Payment {
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
