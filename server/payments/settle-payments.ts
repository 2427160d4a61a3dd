import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { declined, paymentRefusals, unusable } from './errors.ts'
import type { ChargeAnswer, PaymentGateway, PaymentGateways } from './payment-gateway.ts'
import type { Payment } from './payment.ts'
import { claimUnsettled, type Database, movePayment } from './store.ts'

/** What settling payments takes. */
export interface PaymentParts {
  readonly database: Database
  readonly gateways: PaymentGateways
}

/** How long a charge may be on its way before it counts as lost with the process that asked. */
const PENDING_MINUTES = 15
/** How long a capture or reversal is left to the process that began it. */
const DUE_SECONDS = 60
const CLAIMED_AT_ONCE = 20

/** Records what a gateway has answered to a charge that was pending. A payment that was given up meanwhile is reversed. */
export async function recordAnswer(parts: PaymentParts, payment: Payment, answer: ChargeAnswer): Promise<Outcome<Payment>> {
  if (answer.result !== 'Approved') {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['Pending'], to: 'Declined' }))
    return refused(answer.result === 'Declined' ? declined(answer.declineCode, answer.message) : unusable(answer.message))
  }
  const facts = { gatewayReference: answer.reference, card: answer.card }
  const isCounted = await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['Pending', 'Authorized'], to: 'Authorized', ...facts }))
  if (isCounted) return done({ ...payment, ...facts, status: 'Authorized' })
  await settle(parts, { ...payment, ...facts, status: 'ReversalDue' })
  return refused(paymentRefusals.overtaken)
}

/** Finds out what became of a pending payment; null: its gateway does not know (yet). */
export async function resolvePending(parts: PaymentParts, payment: Payment): Promise<Outcome<Payment> | null> {
  const answer = await quietly(async () => gatewayOf(parts, payment).find(payment.id))
  return answer === null ? null : recordAnswer(parts, payment, answer)
}

/** Asks the gateway for what is due: a capture or a reversal. What fails stays due and is tried again by `recoverPayments`. */
export async function settle(parts: PaymentParts, payment: Payment): Promise<void> {
  if (payment.status === 'CaptureDue' && (await succeeds(() => gatewayOf(parts, payment).capture(payment.id)))) {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['CaptureDue'], to: 'Captured' }))
  }
  if (payment.status === 'ReversalDue' && (await succeeds(() => giveBack(gatewayOf(parts, payment), payment.id)))) {
    await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['ReversalDue'], to: 'Reversed' }))
  }
}

/** Asks the gateways for what is due of several payments, one after the other. */
export async function settleAll(parts: PaymentParts, payments: readonly Payment[]): Promise<void> {
  for (const payment of payments) await settle(parts, payment)
}

/**
 * Brings to an end what a process that ended, or a gateway that did not answer, has left open: charges that were given up are reversed, those of orders
 * captured, and pending ones of which the gateway never heard are barred. Answers how many it looked after. `now` decides what is old enough.
 */
export async function recoverPayments(parts: PaymentParts, now: Date): Promise<number> {
  const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  const claimed = await parts.database.transaction((executor) =>
    claimUnsettled(executor, { due: before(DUE_SECONDS), pending: before(PENDING_MINUTES * 60), limit: CLAIMED_AT_ONCE }),
  )
  for (const payment of claimed) {
    if (payment.status !== 'Pending') await settle(parts, payment)
    else if ((await resolvePending(parts, payment)) === null) await giveUp(parts, payment)
  }
  return claimed.length
}

/** Bars the key of a payment and lets it fail; while the gateway is silent it stays pending. */
async function giveUp(parts: PaymentParts, payment: Payment): Promise<void> {
  if (!(await succeeds(() => gatewayOf(parts, payment).reverse(payment.id)))) return
  await parts.database.read((executor) => movePayment(executor, payment.id, { from: ['Pending'], to: 'Failed' }))
}

async function giveBack(gateway: PaymentGateway, key: string): Promise<void> {
  const answer = await gateway.find(key)
  if (answer?.result === 'Approved' && answer.isCaptured) await gateway.refund(key)
  else await gateway.reverse(key)
}

function gatewayOf({ gateways }: PaymentParts, payment: Payment): PaymentGateway {
  const gateway = gateways[payment.gateway ?? '']
  if (gateway === undefined) throw new Error(`Payment ${payment.id} was made with the gateway ${payment.gateway}, which this shop does not have.`)
  return gateway
}

/** A gateway that does not answer is an expected event; what was asked of it stays written down. */
async function succeeds(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch {
    return false
  }
}

async function quietly<Value>(ask: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
