import { callGateway, type PaymentDeps } from './call-gateway.ts'
import type { GatewayEvent } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'
import { reopenRefund } from './refunds.ts'
import { captureOrReverseIfDue, recordChargeResultOrReverse } from './settle-payments.ts'
import * as store from './store.ts'

/** A gateway sends an event again for some days at most. */
const EVENT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Handles an event that a gateway has sent, once. An event about a payment only says that something has changed: the
 * gateway is asked what, so that late, repeated and reordered events are harmless. Throws a `GatewayError` when it does
 * not respond: the gateway sends the event again.
 */
export async function handleGatewayEvent(deps: PaymentDeps, gateway: string, event: GatewayEvent): Promise<void> {
  if (await deps.database.query((db) => store.isEventHandled(db, gateway, event.id))) return
  if (event.kind !== 'Ignored' && event.paymentId !== null) {
    const { paymentId } = event
    const found = await deps.database.query((db) => store.findPaymentWithFailures(db, paymentId))
    if (found !== null) await handlePaymentEvent(deps, found.payment, event)
  }
  await deps.database.transaction((tx) =>
    store.insertHandledEvent(tx, {
      gateway,
      eventId: event.id,
      oldBefore: new Date(Date.now() - EVENT_DAYS * DAY_MS),
    }),
  )
}

type PaymentEvent = Exclude<GatewayEvent, { kind: 'Ignored' }>

async function handlePaymentEvent(deps: PaymentDeps, payment: Payment, event: PaymentEvent): Promise<void> {
  if (event.kind === 'Changed') return reconcile(deps, payment)
  if (event.kind === 'RefundFailed' && (await reopenRefund(deps, payment, event))) return
  await reportToOperator(deps, payment, { reason: event.reason })
}

/** Brings a payment into the state that its gateway reports. */
async function reconcile(deps: PaymentDeps, payment: Payment): Promise<void> {
  switch (payment.status) {
    case 'CaptureDue':
    case 'RefundDue':
    case 'ReversalDue':
      return captureOrReverseIfDue(deps, payment)
    case 'Pending':
    case 'Authorized':
      return reconcileCharge(deps, payment)
    case 'Declined':
      return reverseIfCharged(deps, payment)
    case 'Recorded':
    case 'Captured':
    case 'Reversed':
    case 'Failed':
      return
    default:
      return payment.status satisfies never
  }
}

async function reconcileCharge(deps: PaymentDeps, payment: Payment): Promise<void> {
  const chargeResult = await callGateway(deps, payment, (gateway) => gateway.find(payment.id))
  if (chargeResult === null || chargeResult.result === 'ActionRequired') return
  if (payment.status === 'Pending') {
    await recordChargeResultOrReverse(deps, payment, chargeResult)
    return
  }
  if (chargeResult.result !== 'Approved') {
    // The authorization has ended at the gateway, and no order was placed with it.
    await deps.database.transaction((tx) =>
      store.updateStatusAndClearFailures(tx, payment.id, { from: ['Authorized'], to: 'Reversed' }),
    )
  } else if (chargeResult.isCaptured) {
    await reportToOperator(deps, payment, {
      reason: 'The money was captured at the gateway, and there is no order for it.',
      // An order that was placed meanwhile has captured it.
      status: 'Authorized',
    })
  }
}

/** Reverses a payment that this shop has ended as declined, and that its gateway has charged all the same. */
async function reverseIfCharged(deps: PaymentDeps, payment: Payment): Promise<void> {
  const chargeResult = await callGateway(deps, payment, (gateway) => gateway.find(payment.id))
  if (chargeResult?.result !== 'Approved') return
  const isClaimed = await deps.database.transaction((tx) =>
    store.updateStatusAndClearFailures(tx, payment.id, { from: ['Declined'], to: 'ReversalDue' }),
  )
  if (isClaimed) await captureOrReverseIfDue(deps, { ...payment, status: 'ReversalDue' })
}

/** Reports to the operator what a gateway has reported; with a status only if the payment still has it. */
async function reportToOperator(
  deps: PaymentDeps,
  { id, status, gateway }: Payment,
  notice: { readonly reason: string; readonly status?: PaymentStatus },
): Promise<void> {
  if (!(await deps.database.transaction((tx) => store.storeNotice(tx, id, notice)))) return
  deps.log.error(
    { paymentId: id, paymentStatus: status, gateway, reason: notice.reason },
    'a payment needs attention: see GET /admin/failed-payments',
  )
}
