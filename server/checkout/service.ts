import type { CheckoutCouponInput, CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultAddress } from '../addresses/service.ts'
import {
  addCouponAndReprice,
  calculateCartAmounts,
  lockAndRepriceEditableCart,
  lockAndRepriceLiveCartWith,
  removeCouponAndReprice,
  saveCartStatusOrPurchaseOrder,
  saveDeliveryAddressAndReprice,
  startCheckoutOfCart,
} from '../cart/service.ts'
import { deleteReservation } from '../inventory/service.ts'
import { deleteFilesUploadedBefore, deletePurchaseOrderFile } from '../orders/purchase-order-file/service.ts'
import {
  cancelPaymentsAndListReversals,
  updatePurchaseOrderAmount,
  type PaymentDeps,
  recoverPayments,
  captureOrReverseAllIfDue,
} from '../payments/service.ts'
import {
  updateLockedCheckout,
  validateCheckoutUpdate,
  asksForDefaultAddress,
  resolveInitialAddress,
} from './update-checkout.ts'
import { parseCheckoutFields } from './buyer-fields.ts'
import { checkoutErrors } from './errors.ts'
import { type CheckoutRef, lockAndRepriceOpenCheckout, lockAndRepriceOpenOrExpired } from './lock-checkout.ts'
import { checkOrderAndReserveStock } from './place-order.ts'
import { type Checkout, expireAbandonedCheckouts, findCheckoutByCart, insertCheckout, saveCheckout } from './store.ts'
import { type CheckoutView, loadCheckoutView, adjustPurchaseOrderAndLoadView } from './checkout-view.ts'

export type { CheckoutRef } from './lock-checkout.ts'
export { createDeliveryChangeHandler } from './delivery-change-handler.ts'
export { payCheckout } from './pay-checkout.ts'
export { waitForSubmitAndLoadCheckout } from './read-checkout.ts'
export { placeOrder } from './submit-checkout.ts'

/** How long banks keep an authorization for a checkout that is not finished. */
const AUTHORIZATION_DAYS = 6

/** How long the purchase order of a checkout that leads to no order is stored. */
const FILE_DAYS = 30

/** Starts a checkout, or continues the open one of the same cart. An expired one has to be deleted first. */
export function startCheckout(
  { database }: PaymentDeps,
  shopper: Shopper,
  input: CheckoutStart,
): Promise<Result<CheckoutView>> {
  return runOrRollBack(database, async (tx) => {
    const cartResult = await lockAndRepriceLiveCartWith(tx, shopper, {
      ref: input.cartId === 'active' ? 'current' : input.cartId,
      loadMore: (cartId) =>
        Promise.all([
          findCheckoutByCart(tx, cartId, 'Open'),
          asksForDefaultAddress(input) ? findDefaultAddress(tx, shopper, 'Shipping') : null,
        ]),
    })
    if (!cartResult.ok) return cartResult
    const { loaded, more } = cartResult.value
    const { cart } = loaded
    const [existing, defaultAddress] = more
    if (cart.totals.lineCount === 0) return err(checkoutErrors.emptyCart)
    if (existing === null && cart.status === 'Checkout' && (await findCheckoutByCart(tx, cart.id, 'Expired')) !== null)
      return err(checkoutErrors.expired)
    const addressResult = await resolveInitialAddress(tx, shopper, { loaded, input, defaultAddress })
    if (!addressResult.ok) return addressResult
    const customFieldsResult =
      input.customFields === undefined ? ok(existing?.customFields ?? []) : parseCheckoutFields(input.customFields)
    if (!customFieldsResult.ok) return customFieldsResult
    if (existing !== null) {
      const checkout = { ...existing, customFields: customFieldsResult.value }
      if (input.customFields !== undefined) await saveCheckout(tx, checkout)
      const cartWithAddress =
        addressResult.value === null ? loaded : await saveDeliveryAddressAndReprice(tx, loaded, addressResult.value)
      return ok(await adjustPurchaseOrderAndLoadView(tx, { checkout, loaded: cartWithAddress }))
    }
    const checkout: Checkout = {
      id: newId('2z9'),
      cartId: cart.id,
      status: 'Open',
      contactInfo: null,
      orderReferenceNumber: null,
      customFields: customFieldsResult.value,
    }
    const [startedCart] = await Promise.all([
      startCheckoutOfCart(tx, loaded, addressResult.value),
      insertCheckout(tx, checkout),
    ])
    return ok(await loadCheckoutView(tx, { checkout, loaded: startedCart }))
  })
}

/**
 * Updates a checkout: its contact, address and custom fields, its delivery preferences, or its delivery method. Another
 * delivery method cancels the payment.
 */
export async function updateCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly update: CheckoutUpdate },
): Promise<Result<CheckoutView>> {
  const updateResult = validateCheckoutUpdate(request.update)
  if (!updateResult.ok) return updateResult
  const result = await runOrRollBack(deps.database, async (tx) => {
    const checkoutResult = await lockAndRepriceOpenCheckout(tx, shopper, request.ref)
    if (!checkoutResult.ok) return checkoutResult
    const changeResult = await updateLockedCheckout(tx, shopper, {
      ...checkoutResult.value,
      update: updateResult.value,
    })
    return changeResult.ok
      ? ok({
          view: await adjustPurchaseOrderAndLoadView(tx, changeResult.value),
          paymentsToReverse: changeResult.value.paymentsToReverse,
        })
      : changeResult
  })
  if (!result.ok) return result
  await captureOrReverseAllIfDue(deps, result.value.paymentsToReverse)
  return ok(result.value.view)
}

/** Applies a coupon to the cart of a checkout; returns the ids of its coupons there. */
export function applyCheckoutCoupon(
  { database }: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly input: CheckoutCouponInput },
): Promise<Result<string[]>> {
  return runOrRollBack(database, async (tx) => {
    const { couponCode, couponCodes } = request.input
    const [code, ...others] = [...(couponCode === undefined ? [] : [couponCode]), ...(couponCodes ?? [])]
    if (code === undefined || others.length > 0) return err(checkoutErrors.notExactlyOneCoupon)
    const checkoutResult = await lockAndRepriceOpenCheckout(tx, shopper, request.ref)
    if (!checkoutResult.ok) return checkoutResult
    const { checkout, loaded } = checkoutResult.value
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, loaded.cart.id)
    const addCouponResult = lockResult.ok ? await addCouponAndReprice(tx, lockResult.value, code) : lockResult
    if (!addCouponResult.ok) return addCouponResult
    await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(addCouponResult.value).grandTotal)
    return ok(addCouponResult.value.discounts.coupons.map(({ id }) => id))
  })
}

/** Removes a coupon from the cart of a checkout. */
export function deleteCheckoutCoupon(
  { database }: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly cartCouponId: string },
): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const checkoutResult = await lockAndRepriceOpenCheckout(tx, shopper, request.ref)
    if (!checkoutResult.ok) return checkoutResult
    const { checkout, loaded } = checkoutResult.value
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, loaded.cart.id)
    const removeCouponResult = lockResult.ok
      ? await removeCouponAndReprice(tx, lockResult.value, request.cartCouponId)
      : lockResult
    if (!removeCouponResult.ok) return removeCouponResult
    await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(removeCouponResult.value).grandTotal)
    return ok(null)
  })
}

/** Cancels a checkout: returns its payment, releases its stock, and makes its cart changeable again. */
export async function cancelCheckout(deps: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  const paymentsToReverseResult = await runOrRollBack(deps.database, async (tx) => {
    const checkoutResult = await lockAndRepriceOpenOrExpired(tx, shopper, ref)
    if (!checkoutResult.ok) return checkoutResult
    const { checkout, loaded } = checkoutResult.value
    const payments = await cancelPaymentsAndListReversals(tx, [checkout.id])
    await deleteReservation(tx, loaded.cart.id)
    await saveCheckout(tx, { ...checkout, status: 'Cancelled' })
    await deletePurchaseOrderFile(tx, checkout.id)
    await saveCartStatusOrPurchaseOrder(tx, loaded, { status: 'Active', purchaseOrderNumber: null })
    return ok(payments)
  })
  if (!paymentsToReverseResult.ok) return paymentsToReverseResult
  await captureOrReverseAllIfDue(deps, paymentsToReverseResult.value)
  return ok(null)
}

/** Checks whether the order could be placed, with its payment if there is one, and reserves its stock. */
export function checkCheckoutAndReserveStock(
  { database }: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const checkoutResult = await lockAndRepriceOpenCheckout(tx, shopper, ref)
    return checkoutResult.ok ? checkOrderAndReserveStock(tx, checkoutResult.value) : checkoutResult
  })
}

/**
 * Expires abandoned checkouts and returns their money, deletes the purchase orders that were attached to checkouts long
 * ago and led to no order, and completes payments that a stopped process or a failing gateway
 * left unfinished.
 */
export async function expireCheckoutsAndRecoverPayments(deps: PaymentDeps, now: Date): Promise<void> {
  const authorizedBefore = toDaysBefore(now, AUTHORIZATION_DAYS)
  await deps.database.transaction((tx) => deleteFilesUploadedBefore(tx, toDaysBefore(now, FILE_DAYS)))
  const paymentsToReverse = await deps.database.transaction(async (tx) =>
    cancelPaymentsAndListReversals(tx, await expireAbandonedCheckouts(tx, authorizedBefore)),
  )
  await captureOrReverseAllIfDue(deps, paymentsToReverse)
  await recoverPayments(deps, now)
}

function toDaysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000)
}
