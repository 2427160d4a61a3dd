import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findOrderId } from '../orders/service.ts'
import { type Payment, type PaymentDeps, resolvePendingPayment, captureOrReverseIfDue } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockCheckoutOrFindOrdered } from './lock-checkout.ts'
import { type PlacementResult, placeOrderOfLockedCheckout, type RepricedOnly } from './place-order.ts'

/** An order that has just been placed, or was placed by an earlier submit of the same checkout. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly orderSummaryId: string | null
}

/**
 * Places the order of a checkout, in one transaction. A submit with the checkout's id can be repeated, also
 * concurrently: each returns the same order. A payment with an unknown result is looked up first, and an authorized
 * card is captured afterwards, both outside the transaction.
 */
export async function placeOrder(deps: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<PlacedOrder>> {
  const firstAttemptResult = await attemptOrderPlacement(deps, shopper, ref)
  if (!firstAttemptResult.ok) return firstAttemptResult
  if (!('unconfirmed' in firstAttemptResult.value)) return capturePaymentOfPlacedOrder(deps, firstAttemptResult.value)
  const paymentResult = await resolvePendingPayment(deps, firstAttemptResult.value.unconfirmed)
  if (paymentResult === null) return err(checkoutErrors.paymentUnconfirmed)
  if (!paymentResult.ok) return paymentResult
  // The second attempt uses the id of the checkout: a concurrent submit may have placed the order, and then there is no
  // `active` checkout any more.
  const secondAttemptResult = await attemptOrderPlacement(
    deps,
    shopper,
    firstAttemptResult.value.unconfirmed.checkoutId,
  )
  if (!secondAttemptResult.ok) return secondAttemptResult
  return 'unconfirmed' in secondAttemptResult.value
    ? err(checkoutErrors.paymentUnconfirmed)
    : capturePaymentOfPlacedOrder(deps, secondAttemptResult.value)
}

type Attempt = PlacedOrder | PlacementResult

async function attemptOrderPlacement(
  { database }: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<Attempt>> {
  const attemptResult = await runOrRollBack(database, async (tx): Promise<Result<Attempt | RepricedOnly>> => {
    const lockResult = await lockCheckoutOrFindOrdered(tx, shopper, ref)
    if (!lockResult.ok) return lockResult
    if (!('ordered' in lockResult.value)) return placeOrderOfLockedCheckout(tx, lockResult.value)
    const orderReferenceNumber = lockResult.value.ordered.orderReferenceNumber ?? ''
    return ok({ orderReferenceNumber, orderSummaryId: await findOrderId(tx, orderReferenceNumber) })
  })
  if (!attemptResult.ok) return attemptResult
  return 'placementError' in attemptResult.value ? err(attemptResult.value.placementError) : ok(attemptResult.value)
}

async function capturePaymentOfPlacedOrder(
  deps: PaymentDeps,
  placed: Exclude<Attempt, { unconfirmed: Payment }>,
): Promise<Result<PlacedOrder>> {
  if (!('order' in placed)) return ok(placed)
  const { order, payment } = placed
  if (payment.status === 'Authorized') await captureOrReverseIfDue(deps, { ...payment, status: 'CaptureDue' })
  return ok({ orderReferenceNumber: order.referenceNumber, orderSummaryId: order.id })
}
