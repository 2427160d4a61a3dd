import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { SellableProduct } from '../../catalogue/service.ts'
import type { CartLine } from '../cart.ts'
import { findSellableProductsCached } from '../pricing/purchasable-cache.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { ReadOnlyDb } from '../store.ts'
import * as lineStore from './line-store.ts'
import { type GuestQuantities, findGuestQuantities } from '../guests/guest-quantities.ts'

/** A page of lines with their current products; products that are no longer available are missing. */
interface LinePage {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly guestQuantities: GuestQuantities
}

/** Lists a page of the lines of a cart. */
export async function listLines(db: ReadOnlyDb, loaded: LoadedCart, listing: lineStore.LineListing): Promise<LinePage> {
  const lines = await lineStore.findLinePage(db, loaded.cart.id, listing)
  return loadProductsForLinePage(db, loaded, lines)
}

/** Lists the first lines of each of these delivery groups. */
export async function listFirstLinesOfGroups(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  query: Parameters<typeof lineStore.findFirstLinesOfGroups>[2],
): Promise<LinePage> {
  return loadProductsForLinePage(db, loaded, await lineStore.findFirstLinesOfGroups(db, loaded.cart.id, query))
}

/** Lists a page of the products of a cart, the last added first, with all their lines; `total` counts the products. */
export async function listCartProducts(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  page: { readonly limit: number; readonly offset: number },
): Promise<LinePage & { readonly productIds: readonly string[]; readonly total: number }> {
  const { productIds, total } = await lineStore.findProductIdPageOrLast(db, loaded.cart.id, page)
  const lines = await lineStore.findLinesOfProducts(db, loaded.cart.id, productIds)
  return { productIds, total, ...(await loadProductsForLinePage(db, loaded, lines)) }
}

/** Lists the lines of one product in a cart; none when the id is not a product id. */
export async function listLinesOfProduct(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  productId: string,
): Promise<LinePage & { readonly productIds: readonly string[] }> {
  const id = normalizeId(productId, '01t')
  const productIds = id === null ? [] : [id]
  const lines = await lineStore.findLinesOfProducts(db, loaded.cart.id, productIds)
  return { productIds, ...(await loadProductsForLinePage(db, loaded, lines)) }
}

async function loadProductsForLinePage(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  lines: readonly CartLine[],
): Promise<LinePage> {
  const [products, guestQuantities] = await Promise.all([
    findProductsOfLines(db, loaded, lines),
    findGuestQuantities(db, loaded, lines),
  ])
  return { lines, products, guestQuantities }
}

/** Finds the current products of lines, for the shopper of the cart. */
export function findProductsOfLines(
  db: ReadOnlyDb,
  { shopper }: LoadedCart,
  lines: readonly CartLine[],
): Promise<Map<string, SellableProduct>> {
  return findSellableProductsCached(
    db,
    shopper,
    lines.map(({ productId }) => productId),
  )
}
