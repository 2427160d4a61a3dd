import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Cart, type CartLine, isLive } from './cart.ts'
import { repriceCartIfStale } from './pricing/reprice-cart.ts'
import { cartErrors } from './errors.ts'
import { type CartRef, findCartByRefForUpdate, loadCart } from './load-cart.ts'
import { lockOrCreateLiveCart } from './create-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import type { Transaction } from './store.ts'
import { findLine } from './lines/line-store.ts'

/**
 * Locks a cart whose contents are to be changed, and reprices it if its prices are stale. Returns an error when there
 * is none or it cannot be changed.
 */
export function lockCartForChange(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  return lockCartIf(tx, shopper, { ref, isAllowed: (cart) => isLive(cart) && cart.type === 'Cart' })
}

/**
 * Locks a cart that is to be paid, reserved or deleted, as `lockCartForChange` does; also a cart whose contents cannot
 * be changed.
 */
export function lockLiveCart(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  return lockCartIf(tx, shopper, { ref, isAllowed: isLive })
}

async function lockCartIf(
  tx: Transaction,
  shopper: Shopper,
  { ref, isAllowed }: { readonly ref: CartRef; readonly isAllowed: (cart: Cart) => boolean },
): Promise<Result<LoadedCart>> {
  const cartResult = await findCartByRefForUpdate(tx, shopper, ref)
  if (!cartResult.ok) return cartResult
  if (cartResult.value === null) return err(cartErrors.noActiveCart)
  if (!isAllowed(cartResult.value)) return err(cartErrors.closedCart)
  return ok(await repriceCartIfStale(tx, await loadCart(tx, shopper, cartResult.value)))
}

/** Locks a cart that is to be changed; creates `current` and `active` when there is none. */
export async function lockOrCreateCartForChange(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  if ((ref !== 'current' && ref !== 'active') || (ref === 'active' && shopper.user === null))
    return lockCartForChange(tx, shopper, ref)
  const ensured = await lockOrCreateLiveCart(tx, shopper)
  return ensured.ok ? ok(await repriceCartIfStale(tx, ensured.value.loaded)) : ensured
}

/** Locks a cart in any status, without repricing; null for `current` when there is none. */
export async function lockCart(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart | null>> {
  const cartResult = await findCartByRefForUpdate(tx, shopper, ref)
  if (!cartResult.ok || cartResult.value === null) return cartResult.ok ? ok(null) : cartResult
  return ok(await loadCart(tx, shopper, cartResult.value))
}

/** Locks a cart for a change and finds one of its lines. */
export async function lockCartWithLine(
  tx: Transaction,
  shopper: Shopper,
  reference: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<{ loaded: LoadedCart; line: CartLine }>> {
  const locked = await lockCartForChange(tx, shopper, reference.ref)
  if (!locked.ok) return locked
  const lineId = normalizeId(reference.lineId, '0a9')
  const line = lineId === null ? null : await findLine(tx, locked.value.cart.id, lineId)
  return line === null ? err(cartErrors.unknownLine) : ok({ loaded: locked.value, line })
}
