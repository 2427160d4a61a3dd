import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { WishlistInput } from '@hydrant/contract/shop/wishlists.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
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
import { wishlistErrors } from './errors.ts'
import * as store from './store.ts'

export type { ItemWindow, Wishlist, WishlistItem } from './store.ts'

const MAX_LISTS = 50
const MAX_PRODUCTS = 500

/** A page of a wishlist with its current products; products that are no longer available are missing. */
export interface WishlistPage {
  readonly list: store.Wishlist
  readonly items: readonly store.WishlistItem[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** A product that could not be added, and why. */
export interface FailedProduct {
  readonly productId: string
  readonly error: DomainError
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
): Promise<Result<{ list: store.Wishlist; failures: FailedProduct[] }>> {
  return runOrRollBack(database, async (tx) => {
    const name = input.name.trim()
    if (name === '') return err(wishlistErrors.noName)
    const lists = await store.findWishlists(tx, toWishlistOwner(shopper))
    if (lists.length >= MAX_LISTS) return err(wishlistErrors.tooManyLists)
    const id = newId('2wl')
    await store.insertWishlist(tx, { id, name, ...toWishlistOwner(shopper) })
    const requestedIds = [...new Set((input.products ?? []).map(({ productId }) => productId))]
    const products = await findSellableProducts(
      tx,
      shopper,
      requestedIds.flatMap((productId) => normalizeId(productId, '01t') ?? []),
    )
    await store.insertOrFindItems(
      tx,
      [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: id, productId })),
    )
    const failures = requestedIds
      .filter((productId) => !products.has(normalizeId(productId, '01t') ?? ''))
      .map((productId) => ({ productId, error: wishlistErrors.unknownProduct }))
    const list = await loadWishlist(tx, shopper, id)
    return list.ok ? ok({ list: list.value, failures }) : list
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

/** Renames a wishlist. */
export function renameWishlist(
  database: store.Database,
  shopper: Shopper,
  change: { readonly id: string; readonly name: string },
): Promise<Result<store.Wishlist>> {
  return runOrRollBack(database, async (tx) => {
    const name = change.name.trim()
    if (name === '') return err(wishlistErrors.noName)
    const listResult = await lockWishlist(tx, shopper, change.id)
    if (!listResult.ok) return listResult
    await store.updateWishlistNameAndDate(tx, { id: listResult.value.id, name })
    return loadWishlist(tx, shopper, listResult.value.id)
  })
}

/** Deletes a wishlist. */
export function deleteWishlist(database: store.Database, shopper: Shopper, id: string): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const listResult = await lockWishlist(tx, shopper, id)
    if (!listResult.ok) return listResult
    await store.deleteWishlist(tx, listResult.value.id)
    return ok(null)
  })
}

/** Adds a product to a wishlist; when it is on the list already, that item is returned unchanged. */
export function addWishlistItem(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly productId: string },
): Promise<Result<WishlistPage>> {
  return runOrRollBack(database, async (tx) => {
    const listResult = await lockWishlist(tx, shopper, request.id)
    if (!listResult.ok) return listResult
    const productId = normalizeId(request.productId, '01t')
    const products = await findSellableProducts(tx, shopper, productId === null ? [] : [productId])
    if (productId === null || !products.has(productId)) return err(wishlistErrors.unknownProduct)
    if (listResult.value.productCount >= MAX_PRODUCTS && !(await store.hasProduct(tx, listResult.value.id, productId)))
      return err(wishlistErrors.fullList)
    const items = await store.insertOrFindItems(tx, [{ id: newId('2wi'), wishlistId: listResult.value.id, productId }])
    await store.updateWishlistNameAndDate(tx, listResult.value)
    return ok({ list: listResult.value, items, products })
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
    await store.updateWishlistNameAndDate(tx, listResult.value)
    return ok(null)
  })
}

/**
 * Adds all products of a wishlist to a cart, oldest first, each in its minimum quantity.
 */
export function addWishlistToCart(
  database: store.Database,
  shopper: Shopper,
  request: { readonly id: string; readonly cart: CartRef },
): Promise<Result<AddedLines>> {
  return runOrRollBack(database, async (tx) => {
    const pageResult = await loadWishlistPage(tx, shopper, {
      id: request.id,
      window: { limit: MAX_PRODUCTS, offset: 0, newestFirst: false },
    })
    if (!pageResult.ok) return pageResult
    const { items, products } = pageResult.value
    if (items.length === 0) return err(wishlistErrors.emptyList)
    const minimumQuantityOf = (productId: string): string =>
      products.get(productId)?.quantityRule?.minimum ?? DEFAULT_QUANTITY_RULE.minimum
    const cartResult = await lockOrCreateEditableCart(tx, shopper, request.cart)
    if (!cartResult.ok) return cartResult
    const inputs = items.map(({ productId }) => ({
      productId,
      quantity: minimumQuantityOf(productId),
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
    const products = await findSellableProducts(tx, shopper, [...new Set(lines.map(({ productId }) => productId))])
    const before = listResult.value.productCount
    await store.insertOrFindItems(
      tx,
      [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: listResult.value.id, productId })),
    )
    await store.updateWishlistNameAndDate(tx, listResult.value)
    const after = await loadWishlist(tx, shopper, listResult.value.id)
    if (!after.ok) return after
    if (after.value.productCount > MAX_PRODUCTS) return err(wishlistErrors.fullList)
    return ok({ list: after.value, addedCount: after.value.productCount - before })
  })
}

async function loadWishlist(db: store.ReadOnlyDb, shopper: Shopper, ref: string): Promise<Result<store.Wishlist>> {
  const id = normalizeId(ref)
  return toWishlistResult(id === null ? null : await store.findWishlist(db, toWishlistOwner(shopper), id))
}

async function lockWishlist(tx: store.Transaction, shopper: Shopper, ref: string): Promise<Result<store.Wishlist>> {
  const id = normalizeId(ref)
  return toWishlistResult(id === null ? null : await store.lockWishlistOfOwner(tx, toWishlistOwner(shopper), id))
}

function toWishlistResult(list: store.Wishlist | null): Result<store.Wishlist> {
  return list === null ? err(wishlistErrors.unknownList) : ok(list)
}

function toWishlistOwner({ userId, account }: Shopper): store.WishlistOwner {
  return { ownerId: userId, accountId: account?.id ?? null }
}
