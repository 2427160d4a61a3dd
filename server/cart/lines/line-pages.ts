import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { SellableProduct } from '../../catalogue/service.ts'
import type { CartLine } from '../cart.ts'
import { findProductsCached } from '../pricing/purchasable-cache.ts'
import type { LoadedCart } from '../load-cart.ts'
import * as store from '../store.ts'
import type { ReadOnlyDb } from '../store.ts'

/** A page of lines with their current products; products that are no longer available are missing. */
interface LinePage {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly guestQuantities: GuestQuantities
}

/** Product → its quantity over all lines of a guest's cart, to which the guest limit applies; empty for buyers. */
export type GuestQuantities = ReadonlyMap<string, Decimal>

/** Lists a page of the lines of a cart. */
export async function listLines(db: ReadOnlyDb, loaded: LoadedCart, listing: store.LineListing): Promise<LinePage> {
  const lines = await store.findLinePage(db, loaded.cart.id, listing)
  return toLinePage(db, loaded, lines)
}

/** Lists the first lines of each of some delivery groups. */
export async function listFirstLines(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  first: Parameters<typeof store.findFirstLines>[2],
): Promise<LinePage> {
  return toLinePage(db, loaded, await store.findFirstLines(db, loaded.cart.id, first))
}

/** Lists a page of the products of a cart, the last added first, with all their lines; `total` counts the products. */
export async function listProducts(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  page: { readonly limit: number; readonly offset: number },
): Promise<LinePage & { readonly productIds: readonly string[]; readonly total: number }> {
  const { productIds, total } = await store.findProductPage(db, loaded.cart.id, page)
  const lines = await store.findLinesOfProducts(db, loaded.cart.id, productIds)
  return { productIds, total, ...(await toLinePage(db, loaded, lines)) }
}

/** Lists the lines of one product in a cart; none when the id is not a product id. */
export async function listLinesOfProduct(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  productId: string,
): Promise<LinePage & { readonly productIds: readonly string[] }> {
  const id = normalizeId(productId, '01t')
  const productIds = id === null ? [] : [id]
  const lines = await store.findLinesOfProducts(db, loaded.cart.id, productIds)
  return { productIds, ...(await toLinePage(db, loaded, lines)) }
}

/** Sums the quantity that a guest has of the products of some lines in the whole cart. */
export async function findGuestQuantities(
  db: ReadOnlyDb,
  { shopper, cart }: LoadedCart,
  lines: readonly CartLine[],
): Promise<GuestQuantities> {
  if (shopper.user !== null) return new Map()
  const relevantLines =
    lines.length === cart.totals.lineCount
      ? lines
      : await store.findLinesOfProducts(db, cart.id, [...new Set(lines.map(({ productId }) => productId))])
  return new Map(
    [...Map.groupBy(relevantLines, ({ productId }) => productId)].map(([productId, linesOfProduct]) => [
      productId,
      sum(linesOfProduct.map(({ quantity }) => quantity)),
    ]),
  )
}

async function toLinePage(db: ReadOnlyDb, loaded: LoadedCart, lines: readonly CartLine[]): Promise<LinePage> {
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
  return findProductsCached(
    db,
    shopper,
    lines.map(({ productId }) => productId),
  )
}
