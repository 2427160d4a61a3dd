import type { WishlistInput } from '@hydrant/contract/shop/wishlists.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { DEFAULT_QUANTITY_RULE } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../accounts/service.ts'
import { type AddedLines, addItems, type CartRef, findLines, lockLiveCart } from '../cart/service.ts'
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
export function listWishlists(executor: store.Executor, shopper: Shopper): Promise<store.Wishlist[]> {
  return store.findWishlists(executor, toHolder(shopper))
}

/** Creates a wishlist. Products that cannot be added do not prevent it. Must run in a transaction. */
export async function createWishlist(
  executor: store.Executor,
  shopper: Shopper,
  input: WishlistInput,
): Promise<Result<{ list: store.Wishlist; failures: FailedProduct[] }>> {
  const name = input.name.trim()
  if (name === '') return err(wishlistErrors.noName)
  const lists = await store.findWishlists(executor, toHolder(shopper))
  if (lists.length >= MAX_LISTS) return err(wishlistErrors.tooManyLists)
  const id = newId('2wl')
  await store.insertWishlist(executor, { id, name, ...toHolder(shopper) })
  const requestedIds = [...new Set((input.products ?? []).map(({ productId }) => productId))]
  const products = await findSellableProducts(
    executor,
    shopper,
    requestedIds.flatMap((productId) => normalizeId(productId, '01t') ?? []),
  )
  await store.insertItems(
    executor,
    [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: id, productId })),
  )
  const failures = requestedIds
    .filter((productId) => !products.has(normalizeId(productId, '01t') ?? ''))
    .map((productId) => ({ productId, error: wishlistErrors.unknownProduct }))
  const list = await loadWishlist(executor, shopper, { id, lock: false })
  return list.ok ? ok({ list: list.value, failures }) : list
}

/** Reads a page of a wishlist. */
export async function readWishlist(
  executor: store.Executor,
  shopper: Shopper,
  request: { readonly id: string; readonly window: store.ItemWindow },
): Promise<Result<WishlistPage>> {
  const list = await loadWishlist(executor, shopper, { id: request.id, lock: false })
  if (!list.ok) return list
  const items = await store.findItems(executor, list.value.id, request.window)
  return ok({
    list: list.value,
    items,
    products: await findSellableProducts(
      executor,
      shopper,
      items.map(({ productId }) => productId),
    ),
  })
}

/** Renames a wishlist. */
export async function renameWishlist(
  executor: store.Executor,
  shopper: Shopper,
  change: { readonly id: string; readonly name: string },
): Promise<Result<store.Wishlist>> {
  const name = change.name.trim()
  if (name === '') return err(wishlistErrors.noName)
  const list = await loadWishlist(executor, shopper, { id: change.id, lock: true })
  if (!list.ok) return list
  await store.saveWishlist(executor, { id: list.value.id, name })
  return loadWishlist(executor, shopper, { id: list.value.id, lock: false })
}

/** Deletes a wishlist. */
export async function deleteWishlist(executor: store.Executor, shopper: Shopper, id: string): Promise<Result<null>> {
  const list = await loadWishlist(executor, shopper, { id, lock: true })
  if (!list.ok) return list
  await store.deleteWishlist(executor, list.value.id)
  return ok(null)
}

/** Adds a product; one that is on the list already is returned unchanged. Must run in a transaction. */
export async function addWishlistItem(
  executor: store.Executor,
  shopper: Shopper,
  request: { readonly id: string; readonly productId: string },
): Promise<Result<WishlistPage>> {
  const list = await loadWishlist(executor, shopper, { id: request.id, lock: true })
  if (!list.ok) return list
  const productId = normalizeId(request.productId, '01t')
  const products = await findSellableProducts(executor, shopper, productId === null ? [] : [productId])
  if (productId === null || !products.has(productId)) return err(wishlistErrors.unknownProduct)
  if (list.value.productCount >= MAX_PRODUCTS && !(await store.hasProduct(executor, list.value.id, productId)))
    return err(wishlistErrors.fullList)
  const items = await store.insertItems(executor, [{ id: newId('2wi'), wishlistId: list.value.id, productId }])
  await store.saveWishlist(executor, list.value)
  return ok({ list: list.value, items, products })
}

/** Removes a product from a wishlist. Must run in a transaction. */
export async function deleteWishlistItem(
  executor: store.Executor,
  shopper: Shopper,
  request: { readonly id: string; readonly itemId: string },
): Promise<Result<null>> {
  const list = await loadWishlist(executor, shopper, { id: request.id, lock: true })
  if (!list.ok) return list
  const itemId = normalizeId(request.itemId)
  if (itemId === null || !(await store.deleteItem(executor, list.value.id, itemId)))
    return err(wishlistErrors.unknownItem)
  await store.saveWishlist(executor, list.value)
  return ok(null)
}

/**
 * Adds all products of a wishlist to a cart, oldest first, each in its minimum quantity. Must run in a transaction that
 * an error rolls back.
 */
export async function addWishlistToCart(
  executor: store.Executor,
  shopper: Shopper,
  request: { readonly id: string; readonly cart: CartRef },
): Promise<Result<AddedLines>> {
  const page = await readWishlist(executor, shopper, {
    id: request.id,
    window: { limit: MAX_PRODUCTS, offset: 0, newestFirst: false },
  })
  if (!page.ok) return page
  const { items, products } = page.value
  if (items.length === 0) return err(wishlistErrors.emptyList)
  const minimumQuantityOf = (productId: string): string =>
    products.get(productId)?.quantityRule?.minimum ?? DEFAULT_QUANTITY_RULE.minimum
  return addItems(executor, shopper, {
    ref: request.cart,
    inputs: items.map(({ productId }) => ({ productId, quantity: minimumQuantityOf(productId), type: 'Product' })),
  })
}

/**
 * Copies the products of a cart to a wishlist; those that are on it already stay unchanged. Must run in a transaction
 * that an error rolls back.
 */
export async function addCartToWishlist(
  executor: store.Executor,
  shopper: Shopper,
  request: { readonly id: string; readonly cart: CartRef },
): Promise<Result<{ list: store.Wishlist; addedCount: number }>> {
  const opened = await lockLiveCart(executor, shopper, request.cart)
  if (!opened.ok) return opened
  const list = await loadWishlist(executor, shopper, { id: request.id, lock: true })
  if (!list.ok) return list
  const lines = await findLines(executor, opened.value.cart.id)
  const products = await findSellableProducts(executor, shopper, [...new Set(lines.map(({ productId }) => productId))])
  const before = list.value.productCount
  await store.insertItems(
    executor,
    [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: list.value.id, productId })),
  )
  await store.saveWishlist(executor, list.value)
  const after = await loadWishlist(executor, shopper, { id: list.value.id, lock: false })
  if (!after.ok) return after
  if (after.value.productCount > MAX_PRODUCTS) return err(wishlistErrors.fullList)
  return ok({ list: after.value, addedCount: after.value.productCount - before })
}

async function loadWishlist(
  executor: store.Executor,
  shopper: Shopper,
  requested: { readonly id: string; readonly lock: boolean },
): Promise<Result<store.Wishlist>> {
  const id = normalizeId(requested.id)
  const list = id === null ? null : await store.findWishlist(executor, toHolder(shopper), { id, lock: requested.lock })
  return list === null ? err(wishlistErrors.unknownList) : ok(list)
}

function toHolder({ userId, account }: Shopper): store.WishlistHolder {
  return { ownerId: userId, accountId: account?.id ?? null }
}
