import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { lockCart, lockLiveCart, type LoadedCart } from '../cart/service.ts'
import { checkoutErrors } from './errors.ts'
import { type Checkout, type ReadOnlyDb, type Transaction, findCheckout, findCheckoutByCart } from './store.ts'

/** A checkout with its locked cart. */
export interface LoadedCheckout {
  readonly checkout: Checkout
  readonly loaded: LoadedCart
}

/** How a request refers to a checkout: `active` or an id. */
export type CheckoutRef = string

/** Converts a checkout reference to a cart reference: `current` for `active`, otherwise the id of the checkout's cart. */
export async function toCartRef(db: ReadOnlyDb, checkoutRef: CheckoutRef): Promise<Result<string>> {
  if (checkoutRef === 'active') return ok('current')
  const id = normalizeId(checkoutRef, '2z9')
  if (id === null) return err(checkoutErrors.malformedId)
  const checkout = await findCheckout(db, id)
  return checkout === null ? err(checkoutErrors.noCheckout) : ok(checkout.cartId)
}

/** Locks an open checkout with its cart, and updates the prices. A checkout of another shopper counts as missing. */
export async function lockOpenCheckout(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LoadedCheckout>> {
  const cartRef = await toCartRef(tx, ref)
  if (!cartRef.ok) return cartRef
  const opened = await lockLiveCart(tx, shopper, cartRef.value)
  if (!opened.ok) return err(checkoutErrors.noCheckout)
  const checkout = await findCheckoutByCart(tx, opened.value.cart.id, 'Open')
  if (checkout !== null && matchesRef(checkout, ref)) return ok({ checkout, loaded: opened.value })
  return err(await findNotOpenError(tx, opened.value.cart.id, ref))
}

/** Locks an open or expired checkout with its cart. */
export async function lockOpenOrExpiredCheckout(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LoadedCheckout>> {
  const cartRef = await toCartRef(tx, ref)
  if (!cartRef.ok) return cartRef
  const opened = await lockLiveCart(tx, shopper, cartRef.value)
  if (!opened.ok) return err(checkoutErrors.noCheckout)
  const loaded = opened.value
  const checkout =
    (await findCheckoutByCart(tx, loaded.cart.id, 'Open')) ??
    (loaded.cart.status === 'Checkout' ? await findCheckoutByCart(tx, loaded.cart.id, 'Expired') : null)
  return checkout !== null && matchesRef(checkout, ref) ? ok({ checkout, loaded }) : err(checkoutErrors.noCheckout)
}

/** Returns the error for a cart without an open checkout: one that is referred to by id may have expired. */
export async function findNotOpenError(db: ReadOnlyDb, cartId: string, ref: CheckoutRef): Promise<DomainError> {
  if (ref === 'active') return checkoutErrors.noCheckout
  const expired = await findCheckoutByCart(db, cartId, 'Expired')
  return expired !== null && matchesRef(expired, ref) ? checkoutErrors.expired : checkoutErrors.noCheckout
}

/**
 * Locks a checkout to place its order, or finds the one that was already ordered under the same id, which is how a
 * repeated submit is recognised. `active` means the open checkout only, so that a new attempt never returns an earlier
 * order.
 */
export async function lockCheckoutForOrder(
  tx: Transaction,
  shopper: Shopper,
  ref: CheckoutRef,
): Promise<Result<LoadedCheckout | { readonly ordered: Checkout }>> {
  const cartRef = await toCartRef(tx, ref)
  if (!cartRef.ok) return cartRef
  const locked = await lockCart(tx, shopper, cartRef.value)
  if (!locked.ok) return err(checkoutErrors.noCheckout)
  const loaded = locked.value
  if (loaded === null) return err(checkoutErrors.nothingToOrder)
  const checkout = await findCheckoutByCart(tx, loaded.cart.id, 'Open')
  if (checkout !== null && matchesRef(checkout, ref)) return ok({ checkout, loaded })
  if (ref === 'active') return err(checkoutErrors.nothingToOrder)
  const ordered = await findCheckoutByCart(tx, loaded.cart.id, 'Ordered')
  return ordered !== null && matchesRef(ordered, ref)
    ? ok({ ordered })
    : err(await findNotOpenError(tx, loaded.cart.id, ref))
}

/** Whether a reference means this checkout. */
export function matchesRef(checkout: Checkout, ref: CheckoutRef): boolean {
  return ref === 'active' || normalizeId(ref, '2z9') === checkout.id
}
