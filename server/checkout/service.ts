import type { CheckoutCouponInput, CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultAddress } from '../addresses/service.ts'
import {
  addCoupon,
  calculateCartAmounts,
  lockCartForChange,
  lockLiveCartWith,
  removeCoupon,
  checkCustomFields,
  setCartState,
  setDeliveryAddress,
  startCheckoutOfCart,
} from '../cart/service.ts'
import { deleteReservation } from '../inventory/service.ts'
import {
  removePaymentsOfCheckouts,
  updatePurchaseOrderAmount,
  type PaymentDeps,
  recoverPayments,
  settlePayments,
} from '../payments/service.ts'
import {
  updateLockedCheckout,
  checkUpdateParts,
  asksForDefaultAddress,
  resolveInitialAddress,
} from './update-checkout.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockOpenCheckout, lockOpenOrExpiredCheckout } from './lock-checkout.ts'
import { checkOrderAndReserveStock } from './place-order.ts'
import { type Checkout, expireCheckouts, findCheckoutByCart, insertCheckout, saveCheckout } from './store.ts'
import { type CheckoutView, loadCheckoutView, syncPaymentAndLoadView } from './checkout-view.ts'

export type { CheckoutRef } from './lock-checkout.ts'
export { createDeliveryChangeHandler } from './delivery-change-handler.ts'
export { payCheckout } from './pay-checkout.ts'
export { loadAndRepriceCheckout } from './read-checkout.ts'
export { placeOrder } from './submit-checkout.ts'

/** How long banks keep an authorization for a checkout that is not finished. */
const AUTHORIZATION_DAYS = 6

/** Starts a checkout, or continues the open one of the same cart. An expired one has to be deleted first. */
export function startCheckout(
  { database }: PaymentDeps,
  shopper: Shopper,
  input: CheckoutStart,
): Promise<Result<CheckoutView>> {
  return transactional(database, async (tx) => {
    const opened = await lockLiveCartWith(tx, shopper, {
      ref: input.cartId === 'active' ? 'current' : input.cartId,
      loadMore: (cartId) =>
        Promise.all([
          findCheckoutByCart(tx, cartId, 'Open'),
          asksForDefaultAddress(input) ? findDefaultAddress(tx, shopper, 'Shipping') : null,
        ]),
    })
    if (!opened.ok) return opened
    const { loaded, more } = opened.value
    const { cart } = loaded
    const [existing, defaultAddress] = more
    if (cart.totals.lineCount === 0) return err(checkoutErrors.emptyCart)
    if (existing === null && cart.status === 'Checkout' && (await findCheckoutByCart(tx, cart.id, 'Expired')) !== null)
      return err(checkoutErrors.expired)
    const address = await resolveInitialAddress(tx, shopper, { loaded, input, defaultAddress })
    if (!address.ok) return address
    const customFields =
      input.customFields === undefined ? ok(existing?.customFields ?? []) : checkCustomFields(input.customFields)
    if (!customFields.ok) return customFields
    if (existing !== null) {
      const checkout = { ...existing, customFields: customFields.value }
      if (input.customFields !== undefined) await saveCheckout(tx, checkout)
      const addressed = address.value === null ? loaded : await setDeliveryAddress(tx, loaded, address.value)
      return ok(await syncPaymentAndLoadView(tx, { checkout, loaded: addressed }))
    }
    const checkout: Checkout = {
      id: newId('2z9'),
      cartId: cart.id,
      status: 'Open',
      contactInfo: null,
      orderReferenceNumber: null,
      customFields: customFields.value,
    }
    const [started] = await Promise.all([startCheckoutOfCart(tx, loaded, address.value), insertCheckout(tx, checkout)])
    return ok(await loadCheckoutView(tx, { checkout, loaded: started }))
  })
}

/** Updates one part of a checkout. */
export async function updateCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly update: CheckoutUpdate },
): Promise<Result<CheckoutView>> {
  const update = checkUpdateParts(request.update)
  if (!update.ok) return update
  const result = await transactional(deps.database, async (tx) => {
    const opened = await lockOpenCheckout(tx, shopper, request.ref)
    if (!opened.ok) return opened
    const change = await updateLockedCheckout(tx, shopper, { ...opened.value, update: update.value })
    return change.ok
      ? ok({
          view: await syncPaymentAndLoadView(tx, change.value),
          clearedPayments: change.value.clearedPayments,
        })
      : change
  })
  if (!result.ok) return result
  await settlePayments(deps, result.value.clearedPayments)
  return ok(result.value.view)
}

/** Applies a coupon to the cart of a checkout; returns the ids of its coupons there. */
export function applyCheckoutCoupon(
  { database }: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly input: CheckoutCouponInput },
): Promise<Result<string[]>> {
  return transactional(database, async (tx) => {
    const { couponCode, couponCodes } = request.input
    const [code, ...others] = [...(couponCode === undefined ? [] : [couponCode]), ...(couponCodes ?? [])]
    if (code === undefined || others.length > 0) return err(checkoutErrors.oneCoupon)
    const opened = await lockOpenCheckout(tx, shopper, request.ref)
    if (!opened.ok) return opened
    const { checkout, loaded } = opened.value
    const locked = await lockCartForChange(tx, shopper, loaded.cart.id)
    const withCoupon = locked.ok ? await addCoupon(tx, locked.value, code) : locked
    if (!withCoupon.ok) return withCoupon
    await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(withCoupon.value).grandTotal)
    return ok(withCoupon.value.discounts.coupons.map(({ id }) => id))
  })
}

/** Removes a coupon from the cart of a checkout. */
export function deleteCheckoutCoupon(
  { database }: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly cartCouponId: string },
): Promise<Result<null>> {
  return transactional(database, async (tx) => {
    const opened = await lockOpenCheckout(tx, shopper, request.ref)
    if (!opened.ok) return opened
    const { checkout, loaded } = opened.value
    const locked = await lockCartForChange(tx, shopper, loaded.cart.id)
    const remaining = locked.ok ? await removeCoupon(tx, locked.value, request.cartCouponId) : locked
    if (!remaining.ok) return remaining
    await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(remaining.value).grandTotal)
    return ok(null)
  })
}

/** Cancels a checkout: its payment is returned, its stock released, and its cart can be changed again. */
export async function cancelCheckout(deps: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  const clearedPayments = await transactional(deps.database, async (tx) => {
    const opened = await lockOpenOrExpiredCheckout(tx, shopper, ref)
    if (!opened.ok) return opened
    const { checkout, loaded } = opened.value
    const payments = await removePaymentsOfCheckouts(tx, [checkout.id])
    await deleteReservation(tx, loaded.cart.id)
    await saveCheckout(tx, { ...checkout, status: 'Cancelled' })
    await setCartState(tx, loaded, { status: 'Active', purchaseOrderNumber: null })
    return ok(payments)
  })
  if (!clearedPayments.ok) return clearedPayments
  await settlePayments(deps, clearedPayments.value)
  return ok(null)
}

/** Checks whether the order could be placed, with its payment if there is one, and reserves its stock. */
export function prepareCheckout({ database }: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const opened = await lockOpenCheckout(tx, shopper, ref)
    return opened.ok ? checkOrderAndReserveStock(tx, opened.value) : opened
  })
}

/** Expires abandoned checkouts and returns their money, and completes unfinished payments. */
export async function expireCheckoutsAndRecoverPayments(deps: PaymentDeps, now: Date): Promise<void> {
  const authorizedBefore = new Date(now.getTime() - AUTHORIZATION_DAYS * 24 * 3600 * 1000)
  const remaining = await deps.database.transaction(async (tx) =>
    removePaymentsOfCheckouts(tx, await expireCheckouts(tx, authorizedBefore)),
  )
  await settlePayments(deps, remaining)
  await recoverPayments(deps, now)
}
