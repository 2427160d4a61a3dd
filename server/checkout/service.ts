import type { CheckoutCouponInput, CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  amountsOf,
  applyCoupon,
  deleteCoupon,
  findLines,
  findMethodsByGroup,
  type MethodsByGroup,
  openLive,
  type OpenCart,
  readCart,
  readCustomFields,
  setCartState,
} from '../cart/service.ts'
import { releaseReservation } from '../inventory/service.ts'
import { findOrderId } from '../orders/service.ts'
import {
  clearPayments,
  followAmount,
  type Payment,
  type PaymentParts,
  recoverPayments,
  resolvePending,
  settle,
  settleAll,
} from '../payments/service.ts'
import { changeLocked, checkCombination, startDelivery } from './change-checkout.ts'
import { contactOf, troubleOf } from './checkout-problems.ts'
import { checkoutRefusals } from './errors.ts'
import {
  type CheckoutRef,
  findCartRef,
  isNamed,
  lockForOrder,
  type OpenCheckout,
  openCheckout,
  openOrExpired,
  whyNotOpen,
} from './open-checkout.ts'
import { type Placed, placeLockedOrder, prepareOrder } from './place-order.ts'
import {
  type Checkout,
  type ContactInfo,
  type Executor,
  expireCheckouts,
  findCheckoutOf,
  insertCheckout,
  saveCheckout,
} from './store.ts'

export type { CheckoutRef } from './open-checkout.ts'
export { followDelivery } from './follow-delivery.ts'
export { payCheckout } from './pay-checkout.ts'

/** A checkout as it is shown. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly open: OpenCart
  readonly methods: MethodsByGroup
  readonly contact: ContactInfo
  /** What is wrong, in the way of an order until it is mended. */
  readonly trouble: readonly DomainError[]
}

/** An order that has just been placed, or was placed by an earlier submit of the same checkout. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly orderSummaryId: string | null
}

/** How long banks keep money aside for a checkout that nobody finishes. */
const AUTHORIZATION_DAYS = 6

/**
 * Begins a checkout, or goes on with the one that is running for the same cart. One that has run out has to be deleted
 * first.
 */
export function startCheckout(
  { database }: PaymentParts,
  shopper: Shopper,
  input: CheckoutStart,
): Promise<Result<CheckoutView>> {
  return transactional(database, async (executor) => {
    const opened = await openLive(executor, shopper, input.cartId === 'active' ? 'current' : input.cartId)
    if (!opened.ok) return opened
    const { cart } = opened.value
    if (cart.totals.lineCount === 0) return err(checkoutRefusals.emptyCart)
    const running = await findCheckoutOf(executor, cart.id, 'Open')
    if (running === null && cart.status === 'Checkout' && (await findCheckoutOf(executor, cart.id, 'Expired')) !== null)
      return err(checkoutRefusals.expired)
    const started = await startDelivery(executor, shopper, { open: opened.value, input: input.deliveryAddressInput })
    if (!started.ok) return started
    const customFields =
      input.customFields === undefined ? ok(running?.customFields ?? []) : readCustomFields(input.customFields)
    if (!customFields.ok) return customFields
    if (running !== null) {
      const checkout = { ...running, customFields: customFields.value }
      if (input.customFields !== undefined) await saveCheckout(executor, checkout)
      return ok(await followed(executor, { checkout, open: started.value }))
    }
    const checkout: Checkout = {
      id: newId('2z9'),
      cartId: cart.id,
      status: 'Open',
      contactInfo: null,
      orderReferenceNumber: null,
      customFields: customFields.value,
    }
    const [open] = await Promise.all([
      setCartState(executor, started.value, { status: 'Checkout' }),
      insertCheckout(executor, checkout),
    ])
    return ok(await viewOf(executor, { checkout, open }))
  })
}

/** Reads a checkout, its prices brought up to date. */
export async function readCheckout(
  { database }: PaymentParts,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<CheckoutView>> {
  const cartRef = await database.read((executor) => findCartRef(executor, ref))
  if (!cartRef.ok) return cartRef
  const found = await readCart(database, shopper, cartRef.value)
  const open = found.ok ? found.value : null
  if (open === null) return err(checkoutRefusals.noCheckout)
  return database.read(async (executor) => {
    const status = open.cart.status === 'Closed' ? 'Ordered' : 'Open'
    const checkout = await findCheckoutOf(executor, open.cart.id, status)
    const isMeant = checkout !== null && isNamed(checkout, ref)
    return isMeant ? ok(await viewOf(executor, { checkout, open })) : err(await whyNotOpen(executor, open.cart.id, ref))
  })
}

/** Changes one thing about a checkout. */
export async function updateCheckout(
  parts: PaymentParts,
  shopper: Shopper,
  changed: { readonly ref: CheckoutRef; readonly update: CheckoutUpdate },
): Promise<Result<CheckoutView>> {
  const update = checkCombination(changed.update)
  if (!update.ok) return update
  const result = await transactional(parts.database, async (executor) => {
    const opened = await openCheckout(executor, shopper, changed.ref)
    if (!opened.ok) return opened
    const change = await changeLocked(executor, shopper, { ...opened.value, update: update.value })
    return change.ok ? ok({ view: await followed(executor, change.value), cleared: change.value.cleared }) : change
  })
  if (!result.ok) return result
  await settleAll(parts, result.value.cleared)
  return ok(result.value.view)
}

/** Puts a coupon on the cart of a checkout; answers the ids that its coupons have there. */
export function applyCheckoutCoupon(
  { database }: PaymentParts,
  shopper: Shopper,
  applied: { readonly ref: CheckoutRef; readonly input: CheckoutCouponInput },
): Promise<Result<string[]>> {
  return transactional(database, async (executor) => {
    const { couponCode, couponCodes } = applied.input
    const [code, ...others] = [...(couponCode === undefined ? [] : [couponCode]), ...(couponCodes ?? [])]
    if (code === undefined || others.length > 0) return err(checkoutRefusals.oneCoupon)
    const opened = await openCheckout(executor, shopper, applied.ref)
    if (!opened.ok) return opened
    const { checkout, open } = opened.value
    const couponed = await applyCoupon(executor, shopper, { ref: open.cart.id, code })
    if (!couponed.ok) return couponed
    await followAmount(executor, checkout.id, amountsOf(couponed.value).grandTotal)
    return ok(couponed.value.offers.coupons.map(({ id }) => id))
  })
}

/** Takes a coupon off the cart of a checkout. */
export function deleteCheckoutCoupon(
  { database }: PaymentParts,
  shopper: Shopper,
  removed: { readonly ref: CheckoutRef; readonly cartCouponId: string },
): Promise<Result<null>> {
  return transactional(database, async (executor) => {
    const opened = await openCheckout(executor, shopper, removed.ref)
    if (!opened.ok) return opened
    const { checkout, open } = opened.value
    const left = await deleteCoupon(executor, shopper, { ref: open.cart.id, cartCouponId: removed.cartCouponId })
    if (!left.ok) return left
    await followAmount(executor, checkout.id, amountsOf(left.value).grandTotal)
    return ok(null)
  })
}

/** Gives a checkout up: its payment is given back, its stock held no longer, its cart can be filled on. */
export async function deleteCheckout(parts: PaymentParts, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  const cleared = await transactional(parts.database, async (executor) => {
    const opened = await openOrExpired(executor, shopper, ref)
    if (!opened.ok) return opened
    const { checkout, open } = opened.value
    const payments = await clearPayments(executor, [checkout.id])
    await releaseReservation(executor, open.cart.id)
    await saveCheckout(executor, { ...checkout, status: 'Cancelled' })
    await setCartState(executor, open, { status: 'Active', purchaseOrderNumber: null })
    return ok(payments)
  })
  if (!cleared.ok) return cleared
  await settleAll(parts, cleared.value)
  return ok(null)
}

/** Says whether the order could be placed, but for its payment, and holds its stock. */
export function prepareCheckout({ database }: PaymentParts, shopper: Shopper, ref: CheckoutRef): Promise<Result<null>> {
  return database.transaction(async (executor) => {
    const opened = await openCheckout(executor, shopper, ref)
    return opened.ok ? prepareOrder(executor, opened.value) : opened
  })
}

/**
 * Places the order of a checkout, in one transaction. A submit that names the checkout by its id can be repeated, also
 * at the same time: each is answered with the one order. A payment whose outcome was never heard of is asked for first,
 * and what is set aside on a card is taken afterwards, both outside the transaction.
 */
export async function placeOrder(
  parts: PaymentParts,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<PlacedOrder>> {
  const first = await tryToPlace(parts, shopper, ref)
  if (!first.ok) return first
  if (!('unconfirmed' in first.value)) return finished(parts, first.value)
  const resolved = await resolvePending(parts, first.value.unconfirmed)
  if (resolved === null) return err(checkoutRefusals.paymentUnconfirmed)
  if (!resolved.ok) return resolved
  // By its id: another submit may have placed the order meanwhile, and then there is no active checkout any more.
  const second = await tryToPlace(parts, shopper, first.value.unconfirmed.checkoutId)
  if (!second.ok) return second
  return 'unconfirmed' in second.value ? err(checkoutRefusals.paymentUnconfirmed) : finished(parts, second.value)
}

/**
 * Ends checkouts that nobody finishes and gives their money back, and brings payments to an end that were left half
 * way.
 */
export async function lookAfterPayments(parts: PaymentParts, now: Date): Promise<void> {
  const setAsideBefore = new Date(now.getTime() - AUTHORIZATION_DAYS * 24 * 3600 * 1000)
  const left = await parts.database.transaction(async (executor) =>
    clearPayments(executor, await expireCheckouts(executor, setAsideBefore)),
  )
  await settleAll(parts, left)
  await recoverPayments(parts, now)
}

type Attempt = PlacedOrder | Placed

async function tryToPlace({ database }: PaymentParts, shopper: Shopper, ref: CheckoutRef): Promise<Result<Attempt>> {
  const tried = await transactional(database, async (executor): Promise<Result<Result<Attempt>>> => {
    const locked = await lockForOrder(executor, shopper, ref)
    if (!locked.ok) return locked
    if (!('ordered' in locked.value)) return placeLockedOrder(executor, locked.value)
    const orderReferenceNumber = locked.value.ordered.orderReferenceNumber ?? ''
    return ok(ok({ orderReferenceNumber, orderSummaryId: await findOrderId(executor, orderReferenceNumber) }))
  })
  return tried.ok ? tried.value : tried
}

async function finished(
  parts: PaymentParts,
  placed: Exclude<Attempt, { unconfirmed: Payment }>,
): Promise<Result<PlacedOrder>> {
  if (!('order' in placed)) return ok(placed)
  const { order, payment } = placed
  if (payment.status === 'Authorized') await settle(parts, { ...payment, status: 'CaptureDue' })
  return ok({ orderReferenceNumber: order.referenceNumber, orderSummaryId: order.id })
}

async function followed(executor: Executor, { checkout, open }: OpenCheckout): Promise<CheckoutView> {
  await followAmount(executor, checkout.id, amountsOf(open).grandTotal)
  return viewOf(executor, { checkout, open })
}

async function viewOf(executor: Executor, { checkout, open }: OpenCheckout): Promise<CheckoutView> {
  const methods = await findMethodsByGroup(executor, open)
  // Nothing stands in the way of an order that has been placed, whatever has become of its products since.
  if (checkout.status === 'Ordered')
    return { checkout, open, methods, contact: contactOf(checkout, open.shopper), trouble: [] }
  const hasProblems = [...open.cart.totals.byGroup.values()].some(({ problemCount }) => problemCount > 0)
  const lines = hasProblems ? await findLines(executor, open.cart.id) : []
  return {
    checkout,
    open,
    methods,
    contact: contactOf(checkout, open.shopper),
    trouble: troubleOf(open, { lines, methods }),
  }
}
