import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { callGateway, type PaymentParts } from './call-gateway.ts'
import { declined, paymentRefusals, unusable } from './errors.ts'
import { type ChargeAnswer, GatewayError, type PaymentGateway } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import { recordFailure } from './record-failure.ts'
import { claimUnsettled, movePayment } from './store.ts'

/** How long a charge may be on its way before it counts as lost with the process that asked. */
const PENDING_MINUTES = 15
/** How long a capture or reversal is left to the process that began it. */
const DUE_SECONDS = 60
const CLAIMED_AT_ONCE = 20

/**
 * Records what a gateway has answered to a charge that was pending. A payment that was given up meanwhile is reversed.
 */
export async function recordAnswer(
  parts: PaymentParts,
  payment: Payment,
  answer: ChargeAnswer,
): Promise<Result<Payment>> {
  if (answer.result !== 'Approved') {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['Pending'], to: 'Declined' }))
    return err(answer.result === 'Declined' ? declined(answer.declineCode, answer.message) : unusable(answer.message))
  }
  const facts = { gatewayReference: answer.reference, card: answer.card }
  const isCounted = await parts.database.read((executor) =>
    movePayment(executor, payment.id, { from: ['Pending', 'Authorized'], to: 'Authorized', ...facts }),
  )
  if (isCounted) return ok({ ...payment, ...facts, status: 'Authorized' })
  await settle(parts, { ...payment, ...facts, status: 'ReversalDue' })
  return err(paymentRefusals.overtaken)
}

/** Finds out what became of a pending payment; null: its gateway does not know (yet), or fails, which is recorded. */
export async function resolvePending(parts: PaymentParts, payment: Payment): Promise<Result<Payment> | null> {
  const found = await attempt(parts, payment, (gateway) => gateway.find(payment.id))
  return found.isDone && found.value !== null ? recordAnswer(parts, payment, found.value) : null
}

/**
 * Asks the gateway for what is due: a capture or a reversal. What fails is recorded, stays due and is tried again by
 * `recoverPayments`.
 */
export async function settle(parts: PaymentParts, payment: Payment): Promise<void> {
  if (
    payment.status === 'CaptureDue' &&
    (await attempt(parts, payment, (gateway) => gateway.capture(payment.id))).isDone
  ) {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['CaptureDue'], to: 'Captured' }))
  }
  if (payment.status === 'ReversalDue' && (await giveBack(parts, payment))) {
    await parts.database.read((executor) =>
      movePayment(executor, payment.id, { from: ['ReversalDue'], to: 'Reversed' }),
    )
  }
}

/** Asks the gateways for what is due of several payments, one after the other. */
export async function settleAll(parts: PaymentParts, payments: readonly Payment[]): Promise<void> {
  for (const payment of payments) await settle(parts, payment)
}

/**
 * Brings to an end what a process that ended, or a gateway that did not answer, has left open: charges that were given
 * up are reversed, those of orders captured, and pending ones of which the gateway never heard are barred. Answers how
 * many it looked after. `now` decides what is old enough. A bug in one payment does not keep the others waiting; it is
 * thrown at the end.
 */
export async function recoverPayments(parts: PaymentParts, now: Date): Promise<number> {
  const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  const claimed = await parts.database.transaction((executor) =>
    claimUnsettled(executor, {
      now,
      due: before(DUE_SECONDS),
      pending: before(PENDING_MINUTES * 60),
      limit: CLAIMED_AT_ONCE,
    }),
  )
  const bugs: unknown[] = []
  for (const payment of claimed) {
    await lookAfter(parts, payment).catch((error: unknown) =>
      bugs.push(new Error(`Payment ${payment.id} could not be looked after.`, { cause: error })),
    )
  }
  if (bugs.length > 0) throw new AggregateError(bugs, 'Payments could not be looked after.')
  return claimed.length
}

/**
 * Tries to bring one payment to an end: captures or reverses what is due, finds out about a pending one and bars it
 * when its gateway has not heard of it.
 */
export async function lookAfter(parts: PaymentParts, payment: Payment): Promise<void> {
  if (payment.status !== 'Pending') return settle(parts, payment)
  const found = await attempt(parts, payment, (gateway) => gateway.find(payment.id))
  if (!found.isDone) return
  if (found.value !== null) await recordAnswer(parts, payment, found.value)
  else if ((await attempt(parts, payment, (gateway) => gateway.reverse(payment.id))).isDone) {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['Pending'], to: 'Failed' }))
  }
}

/** Whether what was set aside or captured has been given back. */
async function giveBack(parts: PaymentParts, payment: Payment): Promise<boolean> {
  const found = await attempt(parts, payment, (gateway) => gateway.find(payment.id))
  if (!found.isDone) return false
  const isCaptured = found.value?.result === 'Approved' && found.value.isCaptured
  return (
    await attempt(parts, payment, (gateway) => (isCaptured ? gateway.refund(payment.id) : gateway.reverse(payment.id)))
  ).isDone
}

type Attempt<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false }

/** Calls the gateway of a payment and records when it fails. Whatever a gateway may not throw is a bug and goes on. */
async function attempt<Value>(
  parts: PaymentParts,
  payment: Payment,
  call: (gateway: PaymentGateway) => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    return { isDone: true, value: await callGateway(parts, payment, call) }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    await recordFailure(parts, payment, error)
    return { isDone: false }
  }
}
