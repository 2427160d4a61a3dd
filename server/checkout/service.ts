import type { CheckoutPaymentInput, CheckoutStart, CheckoutUpdate } from '@hydrant/contract/shop/checkout.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, type Refusal, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { amountsOf, type DeliveryMethod, findLines, findMethodsFor, openForChange, type OpenCart, readCart, setCartStatus } from '../cart/service.ts'
import { findOrderId } from '../orders/service.ts'
import { clearPayments, followAmount, recordPayment } from '../payments/service.ts'
import { changeLocked, checkCombination, readAddress, startDelivery } from './change-checkout.ts'
import { contactOf, troubleOf } from './checkout-problems.ts'
import { checkoutRefusals } from './errors.ts'
import { type CheckoutRef, findCartRef, lockForOrder, type OpenCheckout, openCheckout } from './open-checkout.ts'
import { placeLockedOrder, prepareOrder } from './place-order.ts'
import { type Checkout, type ContactInfo, findCheckoutOf, insertCheckout, saveCheckout } from './store.ts'

export type { CheckoutRef } from './open-checkout.ts'

/** A checkout as it is shown. */
export interface CheckoutView {
  readonly checkout: Checkout
  readonly open: OpenCart
  readonly methods: readonly DeliveryMethod[]
  readonly contact: ContactInfo
  /** What is wrong, in the way of an order until it is mended. */
  readonly trouble: readonly Refusal[]
}

/** An order that has just been placed, or was placed by the same submit before. */
export interface PlacedOrder {
  readonly orderReferenceNumber: string
  readonly orderSummaryId: string | null
}

/** Begins a checkout, or goes on with the one that is running for the same cart. Pass a transaction that a refusal undoes. */
export async function startCheckout(executor: Executor, shopper: Shopper, input: CheckoutStart): Promise<Outcome<CheckoutView>> {
  const opened = await openForChange(executor, shopper, input.cartId === 'active' ? 'current' : input.cartId)
  if (!opened.ok) return opened
  if (opened.value.cart.totals.lineCount === 0) return refused(checkoutRefusals.emptyCart)
  const running = await findCheckoutOf(executor, opened.value.cart.id, 'Open')
  const started = await startDelivery(executor, shopper, { open: opened.value, input: input.deliveryAddressInput })
  if (!started.ok) return started
  if (running !== null) return done(await followed(executor, { checkout: running, open: started.value }))
  const checkout: Checkout = { id: newId('2z9'), cartId: opened.value.cart.id, status: 'Open', contactInfo: null, orderReferenceNumber: null }
  await insertCheckout(executor, checkout)
  return done(await viewOf(executor, { checkout, open: await setCartStatus(executor, started.value, 'Checkout') }))
}

/** Reads a checkout, its prices brought up to date. */
export async function readCheckout(database: Database, shopper: Shopper, ref: CheckoutRef): Promise<Outcome<CheckoutView>> {
  const cartRef = await database.read((executor) => findCartRef(executor, ref))
  if (!cartRef.ok) return cartRef
  const found = await readCart(database, shopper, cartRef.value)
  const open = found.ok ? found.value : null
  if (open === null) return refused(checkoutRefusals.noCheckout)
  return database.read(async (executor) => {
    const status = open.cart.status === 'Closed' ? 'Ordered' : 'Open'
    const checkout = await findCheckoutOf(executor, open.cart.id, status)
    const isMeant = checkout !== null && (ref === 'active' ? status === 'Open' : ref.slice(0, 15) === checkout.id.slice(0, 15))
    return isMeant ? done(await viewOf(executor, { checkout, open })) : refused(checkoutRefusals.noCheckout)
  })
}

/** Changes one thing about a checkout. Pass a transaction that a refusal undoes. */
export async function updateCheckout(executor: Executor, shopper: Shopper, changed: { readonly ref: CheckoutRef; readonly update: CheckoutUpdate }): Promise<Outcome<CheckoutView>> {
  const update = checkCombination(changed.update)
  if (!update.ok) return update
  const opened = await openCheckout(executor, shopper, changed.ref)
  if (!opened.ok) return opened
  const result = await changeLocked(executor, shopper, { ...opened.value, update: update.value })
  return result.ok ? done(await followed(executor, result.value)) : result
}

/** Gives a checkout up: its payment is forgotten, its cart can be filled on. */
export async function deleteCheckout(executor: Executor, shopper: Shopper, ref: CheckoutRef): Promise<Outcome<null>> {
  const opened = await openCheckout(executor, shopper, ref)
  if (!opened.ok) return opened
  const { checkout, open } = opened.value
  await clearPayments(executor, checkout.id)
  await saveCheckout(executor, { ...checkout, status: 'Cancelled' })
  await setCartStatus(executor, open, 'Active')
  return done(null)
}

/** Records how a checkout is paid, for the amount that it comes to now. */
export async function payCheckout(executor: Executor, shopper: Shopper, paid: { readonly ref: CheckoutRef; readonly input: CheckoutPaymentInput }): Promise<Outcome<null>> {
  const { input } = paid
  const pairs = Object.keys(input.paymentsData ?? {}).length
  const takesPairs = input.requestType === 'Auth' || input.requestType === 'PostAuth'
  if (pairs > (takesPairs ? 4 : 0)) return refused(checkoutRefusals.paymentsData)
  const opened = await openCheckout(executor, shopper, paid.ref)
  if (!opened.ok) return opened
  const { checkout, open } = opened.value
  const billing = input.billingAddress === undefined || input.billingAddress === null ? done(null) : await readAddress(executor, shopper, input.billingAddress)
  if (!billing.ok) return billing
  const recorded = await recordPayment(executor, {
    checkoutId: checkout.id,
    requestType: input.requestType,
    token: input.paymentToken ?? '',
    amount: amountsOf(open).grandTotal,
    currencyIsoCode: open.cart.currencyIsoCode,
    billingAddress: billing.value,
  })
  return recorded.ok ? done(null) : recorded
}

/** Says whether the order could be placed, but for its payment. */
export async function prepareCheckout(executor: Executor, shopper: Shopper, ref: CheckoutRef): Promise<Outcome<null>> {
  const opened = await openCheckout(executor, shopper, ref)
  return opened.ok ? prepareOrder(executor, opened.value) : opened
}

/** Places the order of a checkout, in one transaction. The same submit sent again, or at the same time, answers with the same order. */
export function placeOrder(database: Database, shopper: Shopper, ref: CheckoutRef): Promise<Outcome<PlacedOrder>> {
  return database.transaction(async (executor) => {
    const locked = await lockForOrder(executor, shopper, ref)
    if (!locked.ok) return locked
    if ('ordered' in locked.value) {
      const orderReferenceNumber = locked.value.ordered.orderReferenceNumber ?? ''
      return done({ orderReferenceNumber, orderSummaryId: await findOrderId(executor, orderReferenceNumber) })
    }
    const placed = await placeLockedOrder(executor, locked.value)
    return placed.ok ? done({ orderReferenceNumber: placed.value.referenceNumber, orderSummaryId: placed.value.id }) : placed
  })
}

async function followed(executor: Executor, opened: OpenCheckout): Promise<CheckoutView> {
  await followAmount(executor, opened.checkout.id, amountsOf(opened.open).grandTotal)
  return viewOf(executor, opened)
}

async function viewOf(executor: Executor, { checkout, open }: OpenCheckout): Promise<CheckoutView> {
  const methods = await findMethodsFor(executor, open)
  const lines = await findLines(executor, open.cart.id)
  return { checkout, open, methods, contact: contactOf(checkout, open.shopper), trouble: troubleOf(open, { lines, methodCount: methods.length }) }
}
