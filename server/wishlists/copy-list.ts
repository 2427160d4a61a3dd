import { LIST_PRODUCTS } from '@hydrant/contract/shop/lists.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { Shopper } from '../accounts/service.ts'
import { wishlistErrors } from './errors.ts'
import { loadWishlist, MAX_LISTS, toWishlistOwner } from './list-access.ts'
import * as store from './store.ts'

/** Creates an empty list of the shopper, unless they have too many. */
export async function insertList(
  tx: store.Transaction,
  shopper: Shopper,
  { name, isShared }: { readonly name: string; readonly isShared: boolean },
): Promise<Result<store.Wishlist>> {
  if (name.trim() === '') return err(wishlistErrors.noName)
  if (isShared && shopper.account === null) return err(wishlistErrors.noAccount)
  const owner = toWishlistOwner(shopper)
  const lists = await store.findWishlists(tx, owner)
  if (lists.filter(({ ownerId }) => ownerId === owner.ownerId).length >= MAX_LISTS)
    return err(wishlistErrors.tooManyLists)
  const id = newId('2wl')
  await store.insertWishlist(tx, { id, name: name.trim(), isShared, ...owner })
  return loadWishlist(tx, shopper, id)
}

/**
 * Copies a list with quantities, notes and order to a new one of the shopper, which is not shared. Products that they
 * may not see stay on it and stay hidden, as on the list that it is a copy of.
 */
export function copyWishlist(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly name: string },
): Promise<Result<store.Wishlist>> {
  return runOrRollBack(database, async (tx) => {
    const source = await loadWishlist(tx, shopper, request.id)
    if (!source.ok) return source
    const copy = await insertList(tx, shopper, { name: request.name, isShared: false })
    if (!copy.ok) return copy
    const items = await store.findItems(tx, source.value.id, { limit: LIST_PRODUCTS, offset: 0, sort: 'position' })
    await store.insertOrChangeItems(
      tx,
      copy.value.id,
      items.map(({ productId, quantity, note }) => ({ id: newId('2wi'), productId, quantity, note })),
    )
    return ok({ ...copy.value, productCount: items.length })
  })
}
