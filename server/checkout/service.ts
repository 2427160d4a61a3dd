import type { CheckoutCouponInput, CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { isLockTimeout } from '@hydrant/database/connection/availability.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  addCoupon,
  calculateCartAmounts,
  findLines,
  findMethodsByGroup,
  type MethodsByGroup,
  lockCart,
  lockCartForChange,
  lockLiveCart,
  type LoadedCart,
  removeCoupon,
  readRepricedCart,
  parseCustomFields,
  setCartState,
} from '../cart/service.ts'
import { releaseReservation } from '../inventory/service.ts'
import { findOrderId } from '../orders/service.ts'
import {
  clearPayments,
  isGatewayAsked,
  updatePurchaseOrderAmount,
  type Payment,
  type PaymentDeps,
  recoverPayments,
  lookUpPendingPayment,
  settlePayment,
  settlePayments,
} from '../payments/service.ts'
import { updateLockedCheckout, checkUpdateCombination, setInitialDeliveryAddress } from './update-checkout.ts'
import { resolveContact, findProblems } from './checkout-problems.ts'
import { checkoutErrors } from './errors.ts'
import {
  type CheckoutRef,
  toCartRef,
  matchesRef,
  lockCheckoutForOrder,
  type LoadedCheckout,
  lockOpenCheckout,
  lockOpenOrExpiredCheckout,
  findNotOpenError,
} from './lock-checkout.ts'
import {
  type PlacementResult,
  placeOrderOfLockedCheckout,
  checkOrderAndReserveStock,
  type RepricedOnly,
} from './place-order.ts'
import {
  type Checkout,
  type ContactInfo,
  type ReadOnlyDb,
  type Transaction,
  expireCheckouts,
  findCheckoutByCart,
  insertCheckout,
  saveCheckout,
} from './store.ts'

export type { CheckoutRef } from './lock-checkout.ts'
export { createDeliveryChangeHandler } from './delivery-change-handler.ts'
export { payCheckout } from './pay-checkout.ts'

/** A checkout with everything that its response needs. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly loaded: LoadedCart
  readonly methods: MethodsByGroup
  readonly contact: ContactInfo
  /** Problems that prevent an order until they are fixed. */
  readonly problems: readonly DomainError[]
}

/** An order that has just been placed, or was placed by an earlier submit of the same checkout. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly orderSummaryId: string | null
}

/** How long banks keep an authorization for a checkout that is not finished. */
const AUTHORIZATION_DAYS = 6

/** Starts a checkout, or continues the open one of the same cart. An expired one has to be deleted first. */
export function startCheckout(
  { database }: PaymentDeps,
  shopper: Shopper,
  input: CheckoutStart,
): Promise<Result<CheckoutView>> {
  return transactional(database, async (tx) => {
    const opened = await lockLiveCart(tx, shopper, input.cartId === 'active' ? 'current' : input.cartId)
    if (!opened.ok) return opened
    const { cart } = opened.value
    if (cart.totals.lineCount === 0) return err(checkoutErrors.emptyCart)
    const existing = await findCheckoutByCart(tx, cart.id, 'Open')
    if (existing === null && cart.status === 'Checkout' && (await findCheckoutByCart(tx, cart.id, 'Expired')) !== null)
      return err(checkoutErrors.expired)
    const started = await setInitialDeliveryAddress(tx, shopper, {
      loaded: opened.value,
      input: input.deliveryAddressInput,
    })
    if (!started.ok) return started
    const customFields =
      input.customFields === undefined ? ok(existing?.customFields ?? []) : parseCustomFields(input.customFields)
    if (!customFields.ok) return customFields
    if (existing !== null) {
      const checkout = { ...existing, customFields: customFields.value }
      if (input.customFields !== undefined) await saveCheckout(tx, checkout)
      return ok(await syncPaymentAndLoadView(tx, { checkout, loaded: started.value }))
    }
    const checkout: Checkout = {
      id: newId('2z9'),
      cartId: cart.id,
      status: 'Open',
      contactInfo: null,
      orderReferenceNumber: null,
      customFields: customFields.value,
    }
    const [loaded] = await Promise.all([
      setCartState(tx, started.value, { status: 'Checkout' }),
      insertCheckout(tx, checkout),
    ])
    return ok(await loadCheckoutView(tx, { checkout, loaded }))
  })
}

/** A checkout as it was read, and whether an order of it may be about to be placed. */
export interface ReadCheckout {
  readonly view: CheckoutView
  readonly isBusy: boolean
}

/**
 * Reads a checkout with updated prices. By its id it is also told whether the checkout is busy: a submit that is
 * running is waited for, as long as a request may wait for a lock, so an open checkout that is not busy was read after
 * every submit that had begun.
 */
export async function readRepricedCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<ReadCheckout>> {
  const { database } = deps
  const cartRef = await database.query((db) => toCartRef(db, ref))
  if (!cartRef.ok) return cartRef
  const isLocked = ref !== 'active' && !(await waitForSubmit(database, shopper, cartRef.value))
  const view = await loadRequestedCheckoutView(deps, shopper, { ref, cartRef: cartRef.value })
  if (!view.ok) return view
  const { checkout } = view.value
  if (ref === 'active' || checkout.status !== 'Open') return ok({ view: view.value, isBusy: false })
  const isBusy = isLocked || (await database.query((db) => isGatewayAsked(db, deps, checkout.id)))
  return ok({ view: view.value, isBusy })
}

/** Waits until no other transaction has locked a cart; false when that takes too long. */
async function waitForSubmit(database: PaymentDeps['database'], shopper: Shopper, cartId: string): Promise<boolean> {
  // Takes no writes, so that nothing can be placed, and would refuse the lock.
  if (database.isReadOnly) return true
  try {
    await database.transaction((tx) => lockCart(tx, shopper, cartId))
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

async function loadRequestedCheckoutView(
  { database }: PaymentDeps,
  shopper: Shopper,
  { ref, cartRef }: { readonly ref: CheckoutRef; readonly cartRef: string },
): Promise<Result<CheckoutView>> {
  const cartResult = await readRepricedCart(database, shopper, cartRef)
  const loaded = cartResult.ok ? cartResult.value : null
  if (loaded === null) return err(checkoutErrors.noCheckout)
  return database.query(async (db) => {
    const status = loaded.cart.status === 'Closed' ? 'Ordered' : 'Open'
    const checkout = await findCheckoutByCart(db, loaded.cart.id, status)
    const isRequested = checkout !== null && matchesRef(checkout, ref)
    return isRequested
      ? ok(await loadCheckoutView(db, { checkout, loaded }))
      : err(await findNotOpenError(db, loaded.cart.id, ref))
  })
}

/** Updates one part of a checkout. */
export async function updateCheckout(
  deps: PaymentDeps,
  shopper: Shopper,
  request: { readonly ref: CheckoutRef; readonly update: CheckoutUpdate },
): Promise<Result<CheckoutView>> {
  const update = checkUpdateCombination(request.update)
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
export async function deleteCheckout(deps: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  const clearedPayments = await transactional(deps.database, async (tx) => {
    const opened = await lockOpenOrExpiredCheckout(tx, shopper, ref)
    if (!opened.ok) return opened
    const { checkout, loaded } = opened.value
    const payments = await clearPayments(tx, [checkout.id])
    await releaseReservation(tx, loaded.cart.id)
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

/**
 * Places the order of a checkout, in one transaction. A submit with the checkout's id can be repeated, also
 * concurrently: each returns the same order. A payment with an unknown result is looked up first, and an authorized
 * card is captured afterwards, both outside the transaction.
 */
export async function placeOrder(deps: PaymentDeps, shopper: Shopper, ref: CheckoutRef): Promise<Result<PlacedOrder>> {
  const first = await attemptPlacement(deps, shopper, ref)
  if (!first.ok) return first
  if (!('unconfirmed' in first.value)) return capturePlacedOrder(deps, first.value)
  const resolved = await lookUpPendingPayment(deps, first.value.unconfirmed)
  if (resolved === null) return err(checkoutErrors.paymentUnconfirmed)
  if (!resolved.ok) return resolved
  // By id: a concurrent submit may have placed the order, and then there is no active checkout any more.
  const second = await attemptPlacement(deps, shopper, first.value.unconfirmed.checkoutId)
  if (!second.ok) return second
  return 'unconfirmed' in second.value ? err(checkoutErrors.paymentUnconfirmed) : capturePlacedOrder(deps, second.value)
}

/** Expires abandoned checkouts and returns their money, and completes unfinished payments. */
export async function expireCheckoutsAndRecoverPayments(deps: PaymentDeps, now: Date): Promise<void> {
  const authorizedBefore = new Date(now.getTime() - AUTHORIZATION_DAYS * 24 * 3600 * 1000)
  const remaining = await deps.database.transaction(async (tx) =>
    clearPayments(tx, await expireCheckouts(tx, authorizedBefore)),
  )
  await settlePayments(deps, remaining)
  await recoverPayments(deps, now)
}

type Attempt = PlacedOrder | PlacementResult

async function attemptPlacement(
  { database }: PaymentDeps,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<Attempt>> {
  const attempt = await transactional(database, async (tx): Promise<Result<Attempt | RepricedOnly>> => {
    const locked = await lockCheckoutForOrder(tx, shopper, ref)
    if (!locked.ok) return locked
    if (!('ordered' in locked.value)) return placeOrderOfLockedCheckout(tx, locked.value)
    const orderReferenceNumber = locked.value.ordered.orderReferenceNumber ?? ''
    return ok({ orderReferenceNumber, orderSummaryId: await findOrderId(tx, orderReferenceNumber) })
  })
  if (!attempt.ok) return attempt
  return 'placementError' in attempt.value ? err(attempt.value.placementError) : ok(attempt.value)
}

async function capturePlacedOrder(
  deps: PaymentDeps,
  placed: Exclude<Attempt, { unconfirmed: Payment }>,
): Promise<Result<PlacedOrder>> {
  if (!('order' in placed)) return ok(placed)
  const { order, payment } = placed
  if (payment.status === 'Authorized') await settlePayment(deps, { ...payment, status: 'CaptureDue' })
  return ok({ orderReferenceNumber: order.referenceNumber, orderSummaryId: order.id })
}

async function syncPaymentAndLoadView(tx: Transaction, { checkout, loaded }: LoadedCheckout): Promise<CheckoutView> {
  await updatePurchaseOrderAmount(tx, checkout.id, calculateCartAmounts(loaded).grandTotal)
  return loadCheckoutView(tx, { checkout, loaded })
}

async function loadCheckoutView(db: ReadOnlyDb, { checkout, loaded }: LoadedCheckout): Promise<CheckoutView> {
  const methods = await findMethodsByGroup(db, loaded)
  // A placed order has no problems, whatever has happened to its products since.
  if (checkout.status === 'Ordered')
    return { checkout, loaded, methods, contact: resolveContact(checkout, loaded.shopper), problems: [] }
  const hasProblems = [...loaded.cart.totals.byGroup.values()].some(({ problemCount }) => problemCount > 0)
  const lines = hasProblems ? await findLines(db, loaded.cart.id) : []
  return {
    checkout,
    loaded,
    methods,
    contact: resolveContact(checkout, loaded.shopper),
    problems: findProblems(loaded, { lines, methods }),
  }
}
