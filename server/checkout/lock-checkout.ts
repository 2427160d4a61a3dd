import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  type CartLine,
  findLines,
  lockCartInAnyStatus,
  lockAndRepriceLiveCart,
  lockAndRepriceLiveCartWith,
  type LoadedCart,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { checkoutErrors } from './errors.ts'
import {
  type Checkout,
  type ReadOnlyDb,
  type Transaction,
  findCheckout,
  findCheckoutByCart,
  findOpenCheckoutWithPayment,
} from './store.ts'

/** A checkout with its locked cart. */
export interface LoadedCheckout {
  readonly checkout: Checkout
  readonly loaded: LoadedCart
}

/** A locked checkout with its current payment. */
export interface LockedCheckout extends LoadedCheckout {
  readonly payment: Payment | null
}

/** A checkout that is locked to place its order, with the lines of its cart. */
export interface CheckoutToOrder extends LockedCheckout {
  readonly lines: readonly CartLine[]
}

/** How a request refers to a checkout: `active` or an id. */
export type CheckoutRef = string

/** Converts a checkout reference to a cart reference: `current` for `active`, otherwise the id of the checkout's cart. */
export async function findCartRef(db: ReadOnlyDb, checkoutRef: CheckoutRef): Promise<Result<string>> {
  if (checkoutRef === 'active') return ok('current')
  const id = normalizeId(checkoutRef, '2z9')
  if (id === null) return err(checkoutErrors.malformedId)
  const checkout = await findCheckout(db, id)
  return checkout === null ? err(checkoutErrors.noCheckout) : ok(checkout.cartId)
}

/** Locks an open checkout with its cart, and updates the prices. A checkout of another shopper counts as missing. */
export async function lockAndRepriceOpenCheckout(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LockedCheckout>> {
  const cartRefResult = await findCartRef(tx, ref)
  if (!cartRefResult.ok) return cartRefResult
  const cartResult = await lockAndRepriceLiveCartWith(tx, shopper, {
    ref: cartRefResult.value,
    loadMore: (cartId) => findOpenCheckoutWithPayment(tx, cartId),
  })
  if (!cartResult.ok) return err(checkoutErrors.noCheckout)
  const { loaded, more } = cartResult.value
  const { checkout, payment } = more
  if (checkout !== null && matchesRef(checkout, ref)) return ok({ checkout, loaded, payment })
  return err(await getNotOpenError(tx, loaded.cart.id, ref))
}

/** Locks an open or expired checkout with its cart, and reprices the cart if its prices are stale. */
export async function lockAndRepriceOpenOrExpired(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LoadedCheckout>> {
  const cartRefResult = await findCartRef(tx, ref)
  if (!cartRefResult.ok) return cartRefResult
  const cartResult = await lockAndRepriceLiveCart(tx, shopper, cartRefResult.value)
  if (!cartResult.ok) return err(checkoutErrors.noCheckout)
  const loaded = cartResult.value
  const checkout =
    (await findCheckoutByCart(tx, loaded.cart.id, 'Open')) ??
    (loaded.cart.status === 'Checkout' ? await findCheckoutByCart(tx, loaded.cart.id, 'Expired') : null)
  return checkout !== null && matchesRef(checkout, ref) ? ok({ checkout, loaded }) : err(checkoutErrors.noCheckout)
}

/**
 * Returns the error for a reference to a cart without an open checkout: that the checkout has expired, when the
 * reference is the id of an expired one, or else that there is none.
 */
export async function getNotOpenError(db: ReadOnlyDb, cartId: string, ref: CheckoutRef): Promise<DomainError> {
  if (ref === 'active') return checkoutErrors.noCheckout
  const expiredCheckout = await findCheckoutByCart(db, cartId, 'Expired')
  return expiredCheckout !== null && matchesRef(expiredCheckout, ref)
    ? checkoutErrors.expired
    : checkoutErrors.noCheckout
}

/**
 * Locks a checkout to place its order, or returns the checkout as `ordered` when the reference is the id of one whose
 * order was already placed, as in a repeated submit. `active` means the open checkout only, so that a new attempt never
 * returns an earlier order.
 */
export async function lockCheckoutOrFindOrdered(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<CheckoutToOrder | { readonly ordered: Checkout }>> {
  const cartRefResult = await findCartRef(tx, ref)
  if (!cartRefResult.ok) return cartRefResult
  const lockResult = await lockCartInAnyStatus(tx, shopper, {
    ref: cartRefResult.value,
    loadMore: (cartId) => Promise.all([findOpenCheckoutWithPayment(tx, cartId), findLines(tx, cartId)]),
  })
  if (!lockResult.ok) return err(checkoutErrors.noCheckout)
  if (lockResult.value === null) return err(checkoutErrors.nothingToOrder)
  const { loaded, more } = lockResult.value
  const [{ checkout, payment }, lines] = more
  if (checkout !== null && matchesRef(checkout, ref)) return ok({ checkout, loaded, payment, lines })
  if (ref === 'active') return err(checkoutErrors.nothingToOrder)
  const orderedCheckout = await findCheckoutByCart(tx, loaded.cart.id, 'Ordered')
  return orderedCheckout !== null && matchesRef(orderedCheckout, ref)
    ? ok({ ordered: orderedCheckout })
    : err(await getNotOpenError(tx, loaded.cart.id, ref))
}

/** Whether a reference means this checkout. */
export function matchesRef(checkout: Checkout, ref: CheckoutRef): boolean {
  return ref === 'active' || normalizeId(ref, '2z9') === checkout.id
}
