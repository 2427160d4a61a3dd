import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { LIST_PRODUCTS } from '@hydrant/contract/shop/lists.ts'
import type { WishlistInput } from '@hydrant/contract/shop/wishlists.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { DEFAULT_QUANTITY_RULE } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  type AddedLines,
  addToCart,
  type CartRef,
  lockOrCreateEditableCart,
  findLines,
  lockAndRepriceLiveCart,
} from '../cart/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { addProducts, type FailedProduct } from './change-lines.ts'
import { insertList } from './copy-list.ts'
import { wishlistErrors } from './errors.ts'
import { loadWishlist, lockOwnWishlist, lockWishlist, toWishlistOwner } from './list-access.ts'
import * as store from './store.ts'

export { addWishlistItem, addWishlistItems, moveWishlistItem, updateWishlistItem } from './change-lines.ts'
export { copyWishlist } from './copy-list.ts'
export type { AddedProducts, FailedProduct } from './change-lines.ts'
export type { ItemWindow, Wishlist, WishlistItem } from './store.ts'

/** A page of a wishlist with its current products; products that are no longer available are missing. */
export interface WishlistPage {
  readonly list: store.Wishlist
  readonly items: readonly store.WishlistItem[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** Lists the wishlists of a buyer for the effective account, oldest first. */
export function listWishlists(db: store.ReadOnlyDb, shopper: Shopper): Promise<store.Wishlist[]> {
  return store.findWishlists(db, toWishlistOwner(shopper))
}

/** Creates a wishlist with the requested products. Those that cannot be added are returned with the reason. */
export function createWishlist(
  database: store.Database,
  shopper: Shopper,
  input: WishlistInput,
): Promise<Result<{ list: store.Wishlist; failures: readonly FailedProduct[] }>> {
  return runOrRollBack(database, async (tx) => {
    const created = await insertList(tx, shopper, { name: input.name, isShared: input.sharedWithAccount ?? false })
    if (!created.ok) return created
    const added = await addProducts(tx, shopper, { list: created.value, products: input.products ?? [] })
    if (!added.ok) return added
    const list = await loadWishlist(tx, shopper, created.value.id)
    return list.ok ? ok({ list: list.value, failures: added.value.failures }) : list
  })
}

/** Loads a page of a wishlist with the current products of its items. */
export async function loadWishlistPage(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  request: { readonly id: string; readonly window: store.ItemWindow },
): Promise<Result<WishlistPage>> {
  const listResult = await loadWishlist(db, shopper, request.id)
  if (!listResult.ok) return listResult
  const items = await store.findItems(db, listResult.value.id, request.window)
  return ok({
    list: listResult.value,
    items,
    products: await findSellableProducts(
      db,
      shopper,
      items.map(({ productId }) => productId),
    ),
  })
}

/** Renames a wishlist, and says who sees it; what is left out stays. Only its owner may, or the
 * next one of a list whose owner may not sign in any more. */
export function renameWishlist(
  database: store.Database,
  shopper: Shopper,
  change: { readonly id: string; readonly name: string; readonly isShared: boolean | undefined },
): Promise<Result<store.Wishlist>> {
  return runOrRollBack(database, async (tx) => {
    const name = change.name.trim()
    if (name === '') return err(wishlistErrors.noName)
    const listResult = await lockOwnWishlist(tx, shopper, change.id)
    if (!listResult.ok) return listResult
    const { id, isShared } = listResult.value
    const shared = change.isShared ?? isShared
    if (shared && shopper.account === null) return err(wishlistErrors.noAccount)
    await store.updateWishlistAndDate(tx, { id, name, isShared: shared, ownerId: shopper.userId })
    return loadWishlist(tx, shopper, id)
  })
}

/** Deletes a wishlist; only its owner may. */
export function deleteWishlist(database: store.Database, shopper: Shopper, id: string): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const listResult = await lockOwnWishlist(tx, shopper, id)
    if (!listResult.ok) return listResult
    await store.deleteWishlist(tx, listResult.value.id)
    return ok(null)
  })
}

/** Removes a product from a wishlist. */
export function deleteWishlistItem(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly itemId: string },
): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const listResult = await lockWishlist(tx, shopper, request.id)
    if (!listResult.ok) return listResult
    const itemId = normalizeId(request.itemId)
    if (itemId === null || !(await store.deleteItem(tx, listResult.value.id, itemId)))
      return err(wishlistErrors.unknownItem)
    await store.updateWishlistAndDate(tx, listResult.value)
    return ok(null)
  })
}

/**
 * Adds all products of a wishlist to a cart in its order, each in the quantity of its line, or its minimum quantity.
 */
export function addWishlistToCart(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly cart: CartRef },
): Promise<Result<AddedLines>> {
  return runOrRollBack(database, async (tx) => {
    const pageResult = await loadWishlistPage(tx, shopper, {
      id: request.id,
      window: { limit: LIST_PRODUCTS, offset: 0, sort: 'position' },
    })
    if (!pageResult.ok) return pageResult
    const { items, products } = pageResult.value
    if (items.length === 0) return err(wishlistErrors.emptyList)
    const minimumQuantityOf = (productId: string): string =>
      products.get(productId)?.quantityRule?.minimum ?? DEFAULT_QUANTITY_RULE.minimum
    const cartResult = await lockOrCreateEditableCart(tx, shopper, request.cart)
    if (!cartResult.ok) return cartResult
    const inputs = items.map(({ productId, quantity }) => ({
      productId,
      quantity: quantity ?? minimumQuantityOf(productId),
      type: 'Product' as const,
    }))
    return ok(await addToCart(tx, cartResult.value, inputs))
  })
}

/**
 * Copies the products of a cart to a wishlist; those that are on it already stay unchanged.
 */
export function addCartToWishlist(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly cart: CartRef },
): Promise<Result<{ list: store.Wishlist; addedCount: number }>> {
  return runOrRollBack(database, async (tx) => {
    const cartResult = await lockAndRepriceLiveCart(tx, shopper, request.cart)
    if (!cartResult.ok) return cartResult
    const listResult = await lockWishlist(tx, shopper, request.id)
    if (!listResult.ok) return listResult
    const lines = await findLines(tx, cartResult.value.cart.id)
    const products = lines.map(({ productId }) => ({ productId }))
    const added = await addProducts(tx, shopper, { list: listResult.value, products })
    if (!added.ok) return added
    return ok({ list: listResult.value, addedCount: added.value.items.filter(({ isNew }) => isNew).length })
  })
}
