import type { WishlistInput } from '@hydrant/contract/shop/wishlists.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { DEFAULT_QUANTITY_RULE } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Additions, addItems, type CartRef, findLines, openLive } from '../cart/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { wishlistRefusals } from './errors.ts'
import * as store from './store.ts'

export type { ItemWindow, Wishlist, WishlistItem } from './store.ts'

const MOST_LISTS = 50
const MOST_PRODUCTS = 500

/** A window of a wishlist with what its products are now; products that are no longer to be had are missing. */
export interface WishlistPage {
  readonly list: store.Wishlist
  readonly items: readonly store.WishlistItem[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** A product that was not noted, and why. */
export interface RefusedProduct {
  readonly productId: string
  readonly refusal: DomainError
}

/** The wishlists of a buyer for the account acted for, oldest first. */
export function listWishlists(executor: store.Executor, shopper: Shopper): Promise<store.Wishlist[]> {
  return store.findWishlists(executor, holderOf(shopper))
}

/** Makes a wishlist. Products that cannot be noted do not hinder it. Pass a transaction. */
export async function createWishlist(
  executor: store.Executor,
  shopper: Shopper,
  input: WishlistInput,
): Promise<Result<{ list: store.Wishlist; refusals: RefusedProduct[] }>> {
  const name = input.name.trim()
  if (name === '') return err(wishlistRefusals.noName)
  const lists = await store.findWishlists(executor, holderOf(shopper))
  if (lists.length >= MOST_LISTS) return err(wishlistRefusals.tooManyLists)
  const id = newId('2wl')
  await store.insertWishlist(executor, { id, name, ...holderOf(shopper) })
  const asked = [...new Set((input.products ?? []).map(({ productId }) => productId))]
  const products = await findSellableProducts(
    executor,
    shopper,
    asked.flatMap((productId) => normalizeId(productId, '01t') ?? []),
  )
  await store.insertItems(
    executor,
    [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: id, productId })),
  )
  const refusals = asked
    .filter((productId) => !products.has(normalizeId(productId, '01t') ?? ''))
    .map((productId) => ({ productId, refusal: wishlistRefusals.unknownProduct }))
  const list = await openList(executor, shopper, { id, lock: false })
  return list.ok ? ok({ list: list.value, refusals }) : list
}

/** A window of a wishlist. */
export async function readWishlist(
  executor: store.Executor,
  shopper: Shopper,
  wanted: { readonly id: string; readonly window: store.ItemWindow },
): Promise<Result<WishlistPage>> {
  const list = await openList(executor, shopper, { id: wanted.id, lock: false })
  if (!list.ok) return list
  const items = await store.findItems(executor, list.value.id, wanted.window)
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

/** Gives a wishlist another name. */
export async function renameWishlist(
  executor: store.Executor,
  shopper: Shopper,
  change: { readonly id: string; readonly name: string },
): Promise<Result<store.Wishlist>> {
  const name = change.name.trim()
  if (name === '') return err(wishlistRefusals.noName)
  const list = await openList(executor, shopper, { id: change.id, lock: true })
  if (!list.ok) return list
  await store.saveWishlist(executor, { id: list.value.id, name })
  return openList(executor, shopper, { id: list.value.id, lock: false })
}

/** Deletes a wishlist. */
export async function deleteWishlist(executor: store.Executor, shopper: Shopper, id: string): Promise<Result<null>> {
  const list = await openList(executor, shopper, { id, lock: true })
  if (!list.ok) return list
  await store.removeWishlist(executor, list.value.id)
  return ok(null)
}

/** Notes a product; one that is there already is answered as it is. Pass a transaction. */
export async function addWishlistItem(
  executor: store.Executor,
  shopper: Shopper,
  added: { readonly id: string; readonly productId: string },
): Promise<Result<WishlistPage>> {
  const list = await openList(executor, shopper, { id: added.id, lock: true })
  if (!list.ok) return list
  const productId = normalizeId(added.productId, '01t')
  const products = await findSellableProducts(executor, shopper, productId === null ? [] : [productId])
  if (productId === null || !products.has(productId)) return err(wishlistRefusals.unknownProduct)
  if (list.value.productCount >= MOST_PRODUCTS && !(await store.holdsProduct(executor, list.value.id, productId)))
    return err(wishlistRefusals.fullList)
  const items = await store.insertItems(executor, [{ id: newId('2wi'), wishlistId: list.value.id, productId }])
  await store.saveWishlist(executor, list.value)
  return ok({ list: list.value, items, products })
}

/** Takes a product off a wishlist. Pass a transaction. */
export async function deleteWishlistItem(
  executor: store.Executor,
  shopper: Shopper,
  removed: { readonly id: string; readonly itemId: string },
): Promise<Result<null>> {
  const list = await openList(executor, shopper, { id: removed.id, lock: true })
  if (!list.ok) return list
  const itemId = normalizeId(removed.itemId)
  if (itemId === null || !(await store.removeItem(executor, list.value.id, itemId)))
    return err(wishlistRefusals.unknownItem)
  await store.saveWishlist(executor, list.value)
  return ok(null)
}

/**
 * Adds everything on a wishlist to a cart, oldest first, each in the least quantity that it is sold in. Pass a
 * transaction that a refusal undoes.
 */
export async function addWishlistToCart(
  executor: store.Executor,
  shopper: Shopper,
  added: { readonly id: string; readonly cart: CartRef },
): Promise<Result<Additions>> {
  const page = await readWishlist(executor, shopper, {
    id: added.id,
    window: { limit: MOST_PRODUCTS, offset: 0, newestFirst: false },
  })
  if (!page.ok) return page
  const { items, products } = page.value
  if (items.length === 0) return err(wishlistRefusals.emptyList)
  const leastOf = (productId: string): string =>
    products.get(productId)?.quantityRule?.minimum ?? DEFAULT_QUANTITY_RULE.minimum
  return addItems(executor, shopper, {
    ref: added.cart,
    inputs: items.map(({ productId }) => ({ productId, quantity: leastOf(productId), type: 'Product' })),
  })
}

/**
 * Copies the products of a cart to a wishlist; those that are on it already stay as they are. Pass a transaction that a
 * refusal undoes.
 */
export async function addCartToWishlist(
  executor: store.Executor,
  shopper: Shopper,
  copied: { readonly id: string; readonly cart: CartRef },
): Promise<Result<{ list: store.Wishlist; addedCount: number }>> {
  const opened = await openLive(executor, shopper, copied.cart)
  if (!opened.ok) return opened
  const list = await openList(executor, shopper, { id: copied.id, lock: true })
  if (!list.ok) return list
  const lines = await findLines(executor, opened.value.cart.id)
  const products = await findSellableProducts(executor, shopper, [...new Set(lines.map(({ productId }) => productId))])
  const before = list.value.productCount
  await store.insertItems(
    executor,
    [...products.keys()].map((productId) => ({ id: newId('2wi'), wishlistId: list.value.id, productId })),
  )
  await store.saveWishlist(executor, list.value)
  const after = await openList(executor, shopper, { id: list.value.id, lock: false })
  if (!after.ok) return after
  if (after.value.productCount > MOST_PRODUCTS) return err(wishlistRefusals.fullList)
  return ok({ list: after.value, addedCount: after.value.productCount - before })
}

async function openList(
  executor: store.Executor,
  shopper: Shopper,
  named: { readonly id: string; readonly lock: boolean },
): Promise<Result<store.Wishlist>> {
  const id = normalizeId(named.id)
  const list = id === null ? null : await store.findWishlist(executor, holderOf(shopper), { id, lock: named.lock })
  return list === null ? err(wishlistRefusals.unknownList) : ok(list)
}

function holderOf({ userId, account }: Shopper): store.WishlistHolder {
  return { ownerId: userId, accountId: account?.id ?? null }
}
