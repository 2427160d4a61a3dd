import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findOrderId } from '../orders/service.ts'
import { type Payment, type PaymentDeps, resolvePendingPayment, settlePayment } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockCheckoutForOrder } from './lock-checkout.ts'
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
  const first = await attemptOrderPlacement(deps, shopper, ref)
  if (!first.ok) return first
  if (!('unconfirmed' in first.value)) return capturePaymentOfPlacedOrder(deps, first.value)
  const resolved = await resolvePendingPayment(deps, first.value.unconfirmed)
  if (resolved === null) return err(checkoutErrors.paymentUnconfirmed)
  if (!resolved.ok) return resolved
  // The second attempt uses the id of the checkout: a concurrent submit may have placed the order, and then there is no
  // `active` checkout any more.
  const second = await attemptOrderPlacement(deps, shopper, first.value.unconfirmed.checkoutId)
  if (!second.ok) return second
  return 'unconfirmed' in second.value
    ? err(checkoutErrors.paymentUnconfirmed)
    : capturePaymentOfPlacedOrder(deps, second.value)
}

type Attempt = PlacedOrder | PlacementResult

async function attemptOrderPlacement(
  { database }: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<Attempt>> {
  const attempt = await runOrRollBack(database, async (tx): Promise<Result<Attempt | RepricedOnly>> => {
    const locked = await lockCheckoutForOrder(tx, shopper, ref)
    if (!locked.ok) return locked
    if (!('ordered' in locked.value)) return placeOrderOfLockedCheckout(tx, locked.value)
    const orderReferenceNumber = locked.value.ordered.orderReferenceNumber ?? ''
    return ok({ orderReferenceNumber, orderSummaryId: await findOrderId(tx, orderReferenceNumber) })
  })
  if (!attempt.ok) return attempt
  return 'placementError' in attempt.value ? err(attempt.value.placementError) : ok(attempt.value)
}

async function capturePaymentOfPlacedOrder(
  deps: PaymentDeps,
  placed: Exclude<Attempt, { unconfirmed: Payment }>,
): Promise<Result<PlacedOrder>> {
  if (!('order' in placed)) return ok(placed)
  const { order, payment } = placed
  if (payment.status === 'Authorized') await settlePayment(deps, { ...payment, status: 'CaptureDue' })
  return ok({ orderReferenceNumber: order.referenceNumber, orderSummaryId: order.id })
}
