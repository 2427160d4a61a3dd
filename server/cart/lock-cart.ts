import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Cart, type CartLine, isLive } from './cart.ts'
import { repriceCartIfStale } from './pricing/reprice-cart.ts'
import { cartErrors } from './errors.ts'
import {
  type CartRef,
  findCartByRefForUpdate,
  type LoadedWithMore,
  type LoadMore,
  findAndLoadCart,
} from './load-cart.ts'
import { lockOrCreateLiveCart, lockOrBuildUnsavedLiveCart } from './create-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import type { Transaction } from './store.ts'
import { findLine } from './lines/line-store.ts'

/**
 * Locks a cart whose contents may be changed, and reprices it if its prices are stale. Returns an error when there is
 * none or its contents cannot be changed.
 */
export function lockAndRepriceEditableCart(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  return lockAndRepriceCartIf(tx, shopper, { ref, isAllowed: (cart) => isLive(cart) && cart.type === 'Cart' })
}

/**
 * Locks a cart that is to be paid, reserved or deleted, and reprices it if its prices are stale; unlike
 * `lockAndRepriceEditableCart` also a cart whose contents cannot be changed.
 */
export function lockAndRepriceLiveCart(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  return lockAndRepriceCartIf(tx, shopper, { ref, isAllowed: isLive })
}

/**
 * Locks a cart as `lockAndRepriceLiveCart` does, and returns also what `loadMore` returns for it before it is repriced.
 */
export function lockAndRepriceLiveCartWith<More>(
  tx: Transaction,
  shopper: Shopper,
  { ref, loadMore }: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More>>> {
  return lockAndRepriceCartWith(tx, shopper, { ref, isAllowed: isLive, loadMore })
}

async function lockAndRepriceCartIf(
  tx: Transaction,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly isAllowed: (cart: Cart) => boolean },
): Promise<Result<LoadedCart>> {
  const lockResult = await lockAndRepriceCartWith(tx, shopper, { ...request, loadMore: loadNull })
  return lockResult.ok ? ok(lockResult.value.loaded) : lockResult
}

const loadNull = async (): Promise<null> => null

async function lockAndRepriceCartWith<More>(
  tx: Transaction,
  shopper: Shopper,
  {
    ref,
    isAllowed,
    loadMore,
  }: { readonly ref: CartRef; readonly isAllowed: (cart: Cart) => boolean; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More>>> {
  const cartResult = await lockAndLoadCart(tx, shopper, { ref, loadMore })
  if (!cartResult.ok) return cartResult
  if (cartResult.value === null) return err(cartErrors.noActiveCart)
  const { loaded, more } = cartResult.value
  return isAllowed(loaded.cart)
    ? ok({ loaded: await repriceCartIfStale(tx, loaded), more })
    : err(cartErrors.closedCart)
}

function lockAndLoadCart<More>(
  tx: Transaction,
  shopper: Shopper,
  { ref, loadMore }: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  return findAndLoadCart(tx, { shopper, ref }, { find: () => findCartByRefForUpdate(tx, shopper, ref), loadMore })
}

/**
 * Locks a cart whose contents are to be changed, and reprices it if its prices are stale; creates `current` and
 * `active` when there is none.
 */
export async function lockOrCreateEditableCart(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  if (!canCreateCart(shopper, ref)) return lockAndRepriceEditableCart(tx, shopper, ref)
  const cartResult = await lockOrCreateLiveCart(tx, shopper)
  return cartResult.ok ? ok(await repriceCartIfStale(tx, cartResult.value.loaded)) : cartResult
}

function canCreateCart(shopper: Shopper, ref: CartRef): boolean {
  return ref === 'current' || (ref === 'active' && shopper.user !== null)
}

/**
 * Locks a cart as `lockOrCreateEditableCart` does, but a new `current` or `active` cart is only built and not inserted:
 * the function that saves its first lines does that.
 */
export async function lockOrBuildUnsavedCart(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  if (!canCreateCart(shopper, ref)) return lockAndRepriceEditableCart(tx, shopper, ref)
  return ok(await repriceCartIfStale(tx, await lockOrBuildUnsavedLiveCart(tx, shopper)))
}

/**
 * Locks and loads a cart in any status, without repricing it, and returns also what `loadMore` returns for it; null for
 * `current` when there is none.
 */
export function lockCartInAnyStatus<More>(
  tx: Transaction,
  shopper: Shopper,
  requested: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  return lockAndLoadCart(tx, shopper, requested)
}

/**
 * Locks a cart as `lockAndRepriceEditableCart` does, and finds one of its lines; returns an error when there is no such
 * line.
 */
export async function lockCartAndFindLine(
  tx: Transaction,
  shopper: Shopper,
  reference: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<{ loaded: LoadedCart; line: CartLine }>> {
  const lockResult = await lockAndRepriceEditableCart(tx, shopper, reference.ref)
  if (!lockResult.ok) return lockResult
  const lineId = normalizeId(reference.lineId, '0a9')
  const line = lineId === null ? null : await findLine(tx, lockResult.value.cart.id, lineId)
  return line === null ? err(cartErrors.unknownLine) : ok({ loaded: lockResult.value, line })
}
