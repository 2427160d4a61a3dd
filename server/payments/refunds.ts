import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { PaymentDeps } from './call-gateway.ts'
import { GatewayConfigurationError } from './payment-gateway.ts'
import type { Payment, PaymentStatus } from './payment.ts'
import { recordPaymentFailure } from './record-failure.ts'
import * as refundStore from './refund-store.ts'
import { updateStatusAndClearFailures } from './store.ts'
import { callGatewayAndRecordFailure } from './try-gateway.ts'

/** Statuses of a card payment whose money can be given back. */
const REFUNDABLE_STATUSES: readonly PaymentStatus[] = ['CaptureDue', 'Captured', 'RefundDue']

/** Whether something of a payment can be given back to its card. */
export function isRefundable({ status }: Payment): boolean {
  return REFUNDABLE_STATUSES.includes(status)
}

/** What a cancellation takes off the total of an order, or a credit memo gives back. */
export interface OrderReduction {
  readonly orderSummaryId: string
  /** The cancellation or the credit memo that it is for. */
  readonly cause: refundStore.RefundCause
  readonly amount: Decimal
  /** Whether nothing is left to be paid. */
  readonly isNothingLeft: boolean
}

/**
 * Stores that a part of a card payment is to be given back, or that all of it is to be reversed when it was not captured
 * yet and nothing is left to be paid. Returns the payments whose gateway calls are due: the caller passes them to
 * `captureOrReverseAllIfDue` after the commit. A cause is refunded once. Null when no card is charged, such as for a
 * purchase order.
 */
export async function storeRefundAndListDuePayments(
  tx: refundStore.Transaction,
  { orderSummaryId, cause, amount, isNothingLeft }: OrderReduction,
): Promise<Payment[] | null> {
  const payments = await refundStore.lockPaymentsOfOrder(tx, orderSummaryId)
  const payment = payments.find(isRefundable)
  if (await refundStore.hasRefundFor(tx, cause))
    return payments.filter(({ status }) => status === 'CaptureDue' || status === 'RefundDue')
  if (payment === undefined) return null
  if (amount.lte(0)) return []
  const isReversed = isNothingLeft && payment.status === 'CaptureDue'
  if (isReversed) await refundStore.markDueRefundsReversed(tx, payment.id)
  await refundStore.insertRefund(tx, {
    id: newId('0aR'),
    paymentId: payment.id,
    cause,
    amount,
    status: isReversed ? 'Reversed' : 'Due',
  })
  // A payment that is not captured yet, and of which something is left to be paid, is first captured as a whole.
  const statusOfRefund = payment.status === 'Captured' ? 'RefundDue' : payment.status
  const status = isReversed ? 'ReversalDue' : statusOfRefund
  if (status !== payment.status)
    await updateStatusAndClearFailures(tx, payment.id, { from: [payment.status], to: status })
  return [{ ...payment, status }]
}

/** Stores that a payment was captured; returns its new status, RefundDue when a part of it is to be given back. */
export async function storeCapture(deps: PaymentDeps, payment: Payment): Promise<PaymentStatus> {
  return deps.database.transaction(async (tx) => {
    const refunds = await refundStore.lockPaymentAndFindRefunds(tx, payment.id)
    const to = refunds.some(({ status }) => status === 'Due') ? 'RefundDue' : 'Captured'
    return (await updateStatusAndClearFailures(tx, payment.id, { from: ['CaptureDue'], to })) ? to : payment.status
  })
}

/**
 * Gives the due parts of a captured payment back, and stores that. A failure is recorded, and what is left is refunded
 * by the next attempt.
 */
export async function refundDueParts(deps: PaymentDeps, payment: Payment): Promise<void> {
  const refunds = await deps.database.query((db) => refundStore.findRefunds(db, payment.id))
  for (const { id, amount, status } of refunds) {
    if (status !== 'Due') continue
    const { currencyIsoCode } = payment
    const refund = { key: payment.id, refundKey: id, amount, currencyIsoCode }
    // A part that fails does not delay the others.
    if (!(await callGatewayAndRecordFailure(deps, payment, (gateway) => gateway.refundPart(refund))).hasSucceeded)
      continue
    await deps.database.transaction((tx) => refundStore.markRefunded(tx, id))
  }
  await deps.database.transaction(async (tx) => {
    const settled = await refundStore.lockPaymentAndFindRefunds(tx, payment.id)
    if (settled.some(({ status }) => status === 'Due')) return
    const isAllRefunded = sum(settled.map(({ amount }) => amount)).eq(payment.amount)
    await updateStatusAndClearFailures(tx, payment.id, {
      from: ['RefundDue'],
      to: isAllRefunded ? 'Reversed' : 'Captured',
    })
  })
}

/**
 * Stores that a refund that was made gave nothing back, so that an operator can have it made again; it is not repeated
 * automatically, because it would fail again as long as the card does not take it. False when this shop has not stored
 * the refund as made.
 */
export async function reopenRefund(
  deps: PaymentDeps,
  payment: Payment,
  { refundKey, reason }: { readonly refundKey: string | null; readonly reason: string },
): Promise<boolean> {
  const { id: paymentId } = payment
  const isReopened = await deps.database.transaction(async (tx) => {
    const refunds = await refundStore.lockPaymentAndFindRefunds(tx, paymentId)
    if (refundKey === null)
      return (
        !refunds.some(({ status }) => status === 'Refunded') &&
        updateStatusAndClearFailures(tx, paymentId, { from: ['Reversed'], to: 'ReversalDue' })
      )
    if (!(await refundStore.markRefundDueAgain(tx, { paymentId, refundId: refundKey }))) return false
    return updateStatusAndClearFailures(tx, paymentId, {
      from: ['Captured', 'RefundDue', 'Reversed'],
      to: 'RefundDue',
    })
  })
  if (isReopened) await recordPaymentFailure(deps, payment, new GatewayConfigurationError(reason))
  return isReopened
}
