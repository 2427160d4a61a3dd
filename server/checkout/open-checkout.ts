import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { lockCart, openLive, type OpenCart } from '../cart/service.ts'
import { checkoutRefusals } from './errors.ts'
import { type Checkout, type Executor, findCheckout, findCheckoutOf } from './store.ts'

/** A checkout with its locked cart. */
export interface OpenCheckout {
  readonly checkout: Checkout
  readonly open: OpenCart
}

/** How a request names a checkout: `active` or an id. */
export type CheckoutRef = string

/** The id of the cart that a checkout is of. For `active` it is the cart that the shopper is filling. */
export async function findCartRef(executor: Executor, ref: CheckoutRef): Promise<Result<string>> {
  if (ref === 'active') return ok('current')
  const id = normalizeId(ref, '2z9')
  if (id === null) return err(checkoutRefusals.malformedId)
  const checkout = await findCheckout(executor, id, { lock: false })
  return checkout === null ? err(checkoutRefusals.noCheckout) : ok(checkout.cartId)
}

/**
 * Locks an open checkout with its cart, the prices brought up to date. A checkout that is not the shopper's is said not
 * to be there.
 */
export async function openCheckout(
  executor: Executor,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<OpenCheckout>> {
  const cartRef = await findCartRef(executor, ref)
  if (!cartRef.ok) return cartRef
  const opened = await openLive(executor, shopper, cartRef.value)
  if (!opened.ok) return err(checkoutRefusals.noCheckout)
  const checkout = await findCheckoutOf(executor, opened.value.cart.id, 'Open')
  if (checkout !== null && isNamed(checkout, ref)) return ok({ checkout, open: opened.value })
  return err(await whyNotOpen(executor, opened.value.cart.id, ref))
}

/** Locks a checkout that is open, or that has run out, with its cart. */
export async function openOrExpired(
  executor: Executor,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<OpenCheckout>> {
  const cartRef = await findCartRef(executor, ref)
  if (!cartRef.ok) return cartRef
  const opened = await openLive(executor, shopper, cartRef.value)
  if (!opened.ok) return err(checkoutRefusals.noCheckout)
  const open = opened.value
  const checkout =
    (await findCheckoutOf(executor, open.cart.id, 'Open')) ??
    (open.cart.status === 'Checkout' ? await findCheckoutOf(executor, open.cart.id, 'Expired') : null)
  return checkout !== null && isNamed(checkout, ref) ? ok({ checkout, open }) : err(checkoutRefusals.noCheckout)
}

/** Why a cart has no open checkout: one that is named by its id may have run out. */
export async function whyNotOpen(executor: Executor, cartId: string, ref: CheckoutRef): Promise<DomainError> {
  if (ref === 'active') return checkoutRefusals.noCheckout
  const expired = await findCheckoutOf(executor, cartId, 'Expired')
  return expired !== null && isNamed(expired, ref) ? checkoutRefusals.expired : checkoutRefusals.noCheckout
}

/**
 * Locks a checkout that is to be ordered, or finds the one that has been ordered under the same id: that is how a
 * repeated submit is recognised. `active` names the open checkout only, so that a new attempt is never answered with an
 * earlier order.
 */
export async function lockForOrder(
  executor: Executor,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<OpenCheckout | { readonly ordered: Checkout }>> {
  const cartRef = await findCartRef(executor, ref)
  if (!cartRef.ok) return cartRef
  const locked = await lockCart(executor, shopper, cartRef.value)
  if (!locked.ok) return err(checkoutRefusals.noCheckout)
  const open = locked.value
  if (open === null) return err(checkoutRefusals.nothingToOrder)
  const checkout = await findCheckoutOf(executor, open.cart.id, 'Open')
  if (checkout !== null && isNamed(checkout, ref)) return ok({ checkout, open })
  if (ref === 'active') return err(checkoutRefusals.nothingToOrder)
  const ordered = await findCheckoutOf(executor, open.cart.id, 'Ordered')
  return ordered !== null && isNamed(ordered, ref)
    ? ok({ ordered })
    : err(await whyNotOpen(executor, open.cart.id, ref))
}

/** Whether a request names a checkout, or the active one. */
export function isNamed(checkout: Checkout, ref: CheckoutRef): boolean {
  return ref === 'active' || normalizeId(ref, '2z9') === checkout.id
}
