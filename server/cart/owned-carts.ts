import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { insertEmptyCartWithinLimit } from './create-cart.ts'
import { cartErrors } from './errors.ts'
import { type LineMove, type MovedLine, moveLines } from './lines/move-lines.ts'
import { type CartRef, loadCart, toCartOwner } from './load-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { lockAndRepriceEditableCart, lockOrCreateEditableCart } from './lock-cart.ts'
import {
  findOwnedCarts,
  findSavedCartForUpdate,
  lockLiveCarts,
  type OwnedCart,
  updateCartName,
} from './owned-cart-store.ts'
import { repriceCartIfStale } from './pricing/reprice-cart.ts'
import type { Database, ReadOnlyDb, Transaction } from './store.ts'

/** The target of a move of lines that stands for the cart of lines saved for later. */
const SAVED_FOR_LATER = 'saved-for-later'

/** Lists the carts of a buyer for the effective account and the currency; a guest has none to list. */
export async function listOwnedCarts(db: ReadOnlyDb, shopper: Shopper): Promise<OwnedCart[]> {
  const owner = toCartOwner(shopper)
  return owner === null || shopper.user === null ? [] : findOwnedCarts(db, owner)
}

/** Renames a cart whose contents may be changed. */
export function renameCart(
  database: Database,
  shopper: Shopper,
  { ref, name }: { readonly ref: CartRef; readonly name: string },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    if (name.trim() === '') return err(cartErrors.noName)
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, ref)
    if (!lockResult.ok) return lockResult
    const loaded = lockResult.value
    if (loaded.cart.isSavedForLater) return err(cartErrors.savedForLater)
    const cart = { ...loaded.cart, name: name.trim() }
    await updateCartName(tx, cart)
    return ok({ ...loaded, cart })
  })
}

/** The lines that were moved, and the id of the cart that they are in now. */
export interface MovedLines {
  readonly cartId: string
  readonly moved: readonly MovedLine[]
}

/**
 * Moves lines from a cart to another one of the buyer, all of them or none: to that of an id, to `current`, or to the
 * lines that are saved for later (`SAVED_FOR_LATER`). The last two are created when they are missing.
 */
export function moveItems(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly target: string; readonly moves: LineMove[] },
): Promise<Result<MovedLines>> {
  return runOrRollBack(database, async (tx) => {
    const owner = toCartOwner(shopper)
    if (owner !== null) await lockLiveCarts(tx, owner)
    const sourceResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    if (!sourceResult.ok) return sourceResult
    const source = sourceResult.value
    const targetResult = await lockTarget(tx, source.shopper, request.target)
    if (!targetResult.ok) return targetResult
    const target = targetResult.value
    if (target.cart.id === source.cart.id) return err(cartErrors.movedToSameCart)
    const moveResult = await moveLines(tx, { source, target, moves: request.moves })
    return moveResult.ok ? ok({ cartId: target.cart.id, moved: moveResult.value }) : moveResult
  })
}

function lockTarget(tx: Transaction, shopper: Shopper, target: string): Promise<Result<LoadedCart>> {
  return target === SAVED_FOR_LATER ? lockOrCreateSavedCart(tx, shopper) : lockOrCreateEditableCart(tx, shopper, target)
}

async function lockOrCreateSavedCart(tx: Transaction, shopper: Shopper): Promise<Result<LoadedCart>> {
  const existing = await lockSavedCart(tx, shopper)
  if (existing !== null) return ok(existing)
  const createResult = await insertEmptyCartWithinLimit(tx, shopper, {
    name: 'Saved for later',
    isSecondary: true,
    isSavedForLater: true,
  })
  if (!createResult.ok) return createResult
  if (createResult.value !== null) return ok(await loadCart(tx, shopper, createResult.value.cart))
  const concurrentCart = await lockSavedCart(tx, shopper)
  return concurrentCart === null ? err(cartErrors.primaryCartChanged) : ok(concurrentCart)
}

async function lockSavedCart(tx: Transaction, shopper: Shopper): Promise<LoadedCart | null> {
  const owner = toCartOwner(shopper)
  const cart = owner === null ? null : await findSavedCartForUpdate(tx, owner)
  return cart === null ? null : repriceCartIfStale(tx, await loadCart(tx, shopper, cart))
}
