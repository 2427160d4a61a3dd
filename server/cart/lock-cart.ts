import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Cart, type CartLine, isLive } from './cart.ts'
import { repriceCartIfStale } from './pricing/reprice-cart.ts'
import { cartErrors } from './errors.ts'
import { type CartRef, findCartByRefForUpdate, type LoadedWithMore, type LoadMore, openCart } from './load-cart.ts'
import { lockOrCreateLiveCart, lockOrDraftLiveCart } from './create-cart.ts'
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

/** Locks a cart as `lockLiveCart` does, and loads more about it, as it is before it is repriced. */
export function lockLiveCartWith<More>(
  tx: Transaction,
  shopper: Shopper,
  { ref, loadMore }: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More>>> {
  return lockCartWith(tx, shopper, { ref, isAllowed: isLive, loadMore })
}

async function lockCartIf(
  tx: Transaction,
  shopper: Shopper,
  allowed: { readonly ref: CartRef; readonly isAllowed: (cart: Cart) => boolean },
): Promise<Result<LoadedCart>> {
  const locked = await lockCartWith(tx, shopper, { ...allowed, loadMore: loadNothing })
  return locked.ok ? ok(locked.value.loaded) : locked
}

const loadNothing = async (): Promise<null> => null

async function lockCartWith<More>(
  tx: Transaction,
  shopper: Shopper,
  {
    ref,
    isAllowed,
    loadMore,
  }: { readonly ref: CartRef; readonly isAllowed: (cart: Cart) => boolean; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More>>> {
  const opened = await openLockedCart(tx, shopper, { ref, loadMore })
  if (!opened.ok) return opened
  if (opened.value === null) return err(cartErrors.noActiveCart)
  const { loaded, more } = opened.value
  return isAllowed(loaded.cart)
    ? ok({ loaded: await repriceCartIfStale(tx, loaded), more })
    : err(cartErrors.closedCart)
}

function openLockedCart<More>(
  tx: Transaction,
  shopper: Shopper,
  { ref, loadMore }: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  return openCart(tx, { shopper, ref }, { find: () => findCartByRefForUpdate(tx, shopper, ref), loadMore })
}

/** Locks a cart that is to be changed; creates `current` and `active` when there is none. */
export async function lockOrCreateCartForChange(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  if (!canCreateCart(shopper, ref)) return lockCartForChange(tx, shopper, ref)
  const ensured = await lockOrCreateLiveCart(tx, shopper)
  return ensured.ok ? ok(await repriceCartIfStale(tx, ensured.value.loaded)) : ensured
}

function canCreateCart(shopper: Shopper, ref: CartRef): boolean {
  return ref === 'current' || (ref === 'active' && shopper.user !== null)
}

/**
 * Locks a cart that is to be changed, as `lockOrCreateCartForChange` does, but returns a new `current` or `active` cart without
 * inserting it: the change does that.
 */
export async function lockOrDraftCartForChange(
  tx: Transaction,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart>> {
  if (!canCreateCart(shopper, ref)) return lockCartForChange(tx, shopper, ref)
  return ok(await repriceCartIfStale(tx, await lockOrDraftLiveCart(tx, shopper)))
}

/** Locks a cart in any status, without repricing, and loads more about it; null for `current` when there is none. */
export function lockCart<More>(
  tx: Transaction,
  shopper: Shopper,
  requested: { readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  return openLockedCart(tx, shopper, requested)
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
