import { isTemporarilyUnavailable } from '@hydrant/database/connection/availability.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { getMaximumGatewayWaitMs, type PaymentDeps } from './call-gateway.ts'
import { declinedError, paymentErrors, invalidRequestError } from './errors.ts'
import type { FinalChargeResult, RequiredAction } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'
import { recordPaymentFailure } from './record-failure.ts'
import { refundDueParts, storeCapture } from './refunds.ts'
import {
  claimPendingForReversal,
  leaseUnsettledPayments,
  findPaymentWithFailures,
  setGatewayAskedAt,
  updateStatusAndClearFailures,
} from './store.ts'
import { callGatewayAndRecordFailure } from './try-gateway.ts'

/** How many minutes a charge may be pending before the process that started it is assumed to have stopped. */
const PENDING_MINUTES = 15
/** How many seconds a capture or reversal is left to the process that started it before another one takes it over. */
const DUE_SECONDS = 60
const MAX_LEASED = 20
/** Statuses of a card payment that belongs to an order. */
const STATUSES_OF_ORDERS: readonly PaymentStatus[] = ['CaptureDue', 'Captured', 'RefundDue']

/**
 * Stores the gateway's result of a pending charge, unless a concurrent request has done so. A payment that was cancelled
 * meanwhile is reversed.
 */
export async function recordChargeResultOrReverse(
  deps: PaymentDeps,
  payment: Payment,
  chargeResult: FinalChargeResult,
): Promise<Result<Payment>> {
  if (chargeResult.result !== 'Approved') {
    await deps.database.transaction((tx) =>
      updateStatusAndClearFailures(tx, payment.id, { from: ['Pending'], to: 'Declined' }),
    )
    return err(
      chargeResult.result === 'Declined'
        ? declinedError(chargeResult.declineCode, chargeResult.message)
        : invalidRequestError(chargeResult.message),
    )
  }
  const details = { gatewayReference: chargeResult.reference, card: chargeResult.card }
  const isUpdated = await deps.database.transaction((tx) =>
    updateStatusAndClearFailures(tx, payment.id, { from: ['Pending', 'Authorized'], to: 'Authorized', ...details }),
  )
  if (isUpdated) return ok({ ...payment, ...details, status: 'Authorized' })
  // A concurrent submit has looked up the same charge and placed the order with it: it must not be reversed.
  const current = await deps.database.query((db) => findPaymentWithFailures(db, payment.id))
  if (current !== null && STATUSES_OF_ORDERS.includes(current.payment.status)) return ok(current.payment)
  await captureOrReverseIfDue(deps, { ...payment, ...details, status: 'ReversalDue' })
  return err(paymentErrors.cancelledMeanwhile)
}

/**
 * Stores that a pending charge waits for its buyer; returns an error when the payment was cancelled meanwhile, whose
 * authorization is not completed then.
 */
export async function storeRequiredAction(
  deps: PaymentDeps,
  payment: Payment,
  { reference }: RequiredAction,
): Promise<Result<Payment>> {
  const isUpdated = await deps.database.transaction((tx) =>
    updateStatusAndClearFailures(tx, payment.id, { from: ['Pending'], to: 'Pending', gatewayReference: reference }),
  )
  return isUpdated ? ok({ ...payment, gatewayReference: reference }) : err(paymentErrors.cancelledMeanwhile)
}

/**
 * Asks the gateway for the result of a pending payment and stores it; a payment that was cancelled meanwhile is reversed.
 * Null when the gateway has no result (yet), or fails, which is recorded; an error when it waits for the buyer.
 */
export async function resolvePendingPayment(deps: PaymentDeps, payment: Payment): Promise<Result<Payment> | null> {
  await deps.database.transaction((tx) => setGatewayAskedAt(tx, payment.id, new Date()))
  const lookup = await callGatewayAndRecordFailure(deps, payment, (gateway) => gateway.find(payment.id))
  const chargeResult = lookup.hasSucceeded ? lookup.value : null
  if (chargeResult !== null && chargeResult.result !== 'ActionRequired')
    return recordChargeResultOrReverse(deps, payment, chargeResult)
  await deps.database.transaction((tx) => setGatewayAskedAt(tx, payment.id, null))
  return chargeResult === null ? null : err(paymentErrors.notAuthenticated)
}

/**
 * Makes the gateway calls that are due for a payment, a capture, refunds of parts or a reversal, and stores its new
 * status. A failure is recorded, and `recoverPayments` retries it.
 */
export async function captureOrReverseIfDue(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (
    payment.status === 'CaptureDue' &&
    (await callGatewayAndRecordFailure(deps, payment, (gateway) => gateway.capture(payment.id))).hasSucceeded
  ) {
    const status = await storeCapture(deps, payment)
    if (status === 'RefundDue') await refundDueParts(deps, { ...payment, status })
  }
  if (payment.status === 'RefundDue') await refundDueParts(deps, payment)
  if (payment.status === 'ReversalDue' && (await tryReverseOrRefundPayment(deps, payment))) {
    await deps.database.transaction((tx) =>
      updateStatusAndClearFailures(tx, payment.id, { from: ['ReversalDue'], to: 'Reversed' }),
    )
  }
}

/** Makes the due gateway calls of several payments, one after the other. */
export async function captureOrReverseAllIfDue(deps: PaymentDeps, payments: readonly Payment[]): Promise<void> {
  for (const payment of payments) await captureOrReverseIfDue(deps, payment)
}

/**
 * Completes payments that a stopped process or a failing gateway left unfinished: reverses cancelled charges, captures
 * those of orders, and blocks pending ones that never reached the gateway. Returns how many payments were processed.
 * `now` decides which are old enough. A failure of one payment is recorded and does not stop the others; failures that
 * could not be recorded, because the database is unavailable, are thrown at the end.
 */
export async function recoverPayments(deps: PaymentDeps, now: Date): Promise<number> {
  const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  const leasedPayments = await deps.database.transaction((tx) =>
    leaseUnsettledPayments(tx, {
      now,
      dueBefore: before(DUE_SECONDS),
      pendingBefore: before(PENDING_MINUTES * 60),
      limit: MAX_LEASED,
    }),
  )
  const errors: unknown[] = []
  for (const payment of leasedPayments) {
    try {
      await recoverPayment(deps, payment, now).catch(async (error: unknown) => {
        if (isTemporarilyUnavailable(error)) throw error
        await recordPaymentFailure(deps, payment, error)
      })
    } catch (cause) {
      errors.push(new Error(`Payment ${payment.id} could not be looked after.`, { cause }))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Payments could not be looked after.')
  return leasedPayments.length
}

/**
 * Tries to complete one payment: captures or reverses what is due, looks up a pending one and blocks it when it never
 * reached its gateway, or still waits for its buyer, unless a request was started for it shortly before `now`.
 */
export async function recoverPayment(deps: PaymentDeps, payment: Payment, now: Date): Promise<void> {
  if (payment.status !== 'Pending') return captureOrReverseIfDue(deps, payment)
  const lookup = await callGatewayAndRecordFailure(deps, payment, (gateway) => gateway.find(payment.id))
  if (!lookup.hasSucceeded) return
  if (lookup.value !== null && lookup.value.result !== 'ActionRequired')
    await recordChargeResultOrReverse(deps, payment, lookup.value)
  else await blockPendingPayment(deps, payment, now)
}

/** Reverses a pending payment without a charge, unless a request that may charge it has started or ended meanwhile. */
async function blockPendingPayment(deps: PaymentDeps, payment: Payment, now: Date): Promise<void> {
  const askedBefore = new Date(now.getTime() - getMaximumGatewayWaitMs(deps))
  if (!(await deps.database.transaction((tx) => claimPendingForReversal(tx, payment.id, askedBefore)))) return
  const claimed: Payment = { ...payment, status: 'ReversalDue' }
  if (!(await callGatewayAndRecordFailure(deps, claimed, (gateway) => gateway.reverse(payment.id))).hasSucceeded) return
  await deps.database.transaction((tx) =>
    updateStatusAndClearFailures(tx, payment.id, { from: ['ReversalDue'], to: 'Failed' }),
  )
}

/** Reverses or refunds a payment; returns whether that succeeded. */
async function tryReverseOrRefundPayment(deps: PaymentDeps, payment: Payment): Promise<boolean> {
  const lookup = await callGatewayAndRecordFailure(deps, payment, (gateway) => gateway.find(payment.id))
  if (!lookup.hasSucceeded) return false
  const isCaptured = lookup.value?.result === 'Approved' && lookup.value.isCaptured
  return (
    await callGatewayAndRecordFailure(deps, payment, (gateway) =>
      isCaptured ? gateway.refund(payment.id) : gateway.reverse(payment.id),
    )
  ).hasSucceeded
}
