import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import type { CartLine } from './cart.ts'
import { findKnownProducts } from './known-goods.ts'
import type { OpenCart } from './open-cart.ts'
import * as store from './store.ts'
import type { Executor } from './store.ts'

/** A window of a cart's lines with what their products are now; products that are no longer to be had are missing. */
interface LinePage {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly pieces: GuestPieces
}

/**
 * Product → how many pieces of it all lines of a guest's cart have together, which is what guests are limited in; empty
 * for buyers.
 */
export type GuestPieces = ReadonlyMap<string, Decimal>

/** A window of the lines of a cart. */
export async function listLines(executor: Executor, open: OpenCart, listing: store.LineListing): Promise<LinePage> {
  const lines = await store.findLinePage(executor, open.cart.id, listing)
  return pageOf(executor, open, lines)
}

/** The first lines of each of some delivery groups. */
export async function listFirstLines(
  executor: Executor,
  open: OpenCart,
  first: Parameters<typeof store.findFirstLines>[2],
): Promise<LinePage> {
  return pageOf(executor, open, await store.findFirstLines(executor, open.cart.id, first))
}

/** A window of the products of a cart, those added last first, with all their lines; `total` counts the products. */
export async function listProducts(
  executor: Executor,
  open: OpenCart,
  page: { readonly limit: number; readonly offset: number },
): Promise<LinePage & { readonly productIds: readonly string[]; readonly total: number }> {
  const { productIds, total } = await store.findProductPage(executor, open.cart.id, page)
  const lines = await store.findLinesOfProducts(executor, open.cart.id, productIds)
  return { productIds, total, ...(await pageOf(executor, open, lines)) }
}

/** The lines of one product in a cart; none for an id that is no product's. */
export async function listLinesOfProduct(
  executor: Executor,
  open: OpenCart,
  productId: string,
): Promise<LinePage & { readonly productIds: readonly string[] }> {
  const id = normalizeId(productId, '01t')
  const productIds = id === null ? [] : [id]
  const lines = await store.findLinesOfProducts(executor, open.cart.id, productIds)
  return { productIds, ...(await pageOf(executor, open, lines)) }
}

/** How many pieces of the products of some lines a guest has in the whole cart. */
export async function findGuestPieces(
  executor: Executor,
  { shopper, cart }: OpenCart,
  lines: readonly CartLine[],
): Promise<GuestPieces> {
  if (shopper.user !== null) return new Map()
  const inCart =
    lines.length === cart.totals.lineCount
      ? lines
      : await store.findLinesOfProducts(executor, cart.id, [...new Set(lines.map(({ productId }) => productId))])
  return new Map(
    [...Map.groupBy(inCart, ({ productId }) => productId)].map(([productId, ofProduct]) => [
      productId,
      sum(ofProduct.map(({ quantity }) => quantity)),
    ]),
  )
}

async function pageOf(executor: Executor, open: OpenCart, lines: readonly CartLine[]): Promise<LinePage> {
  const [products, pieces] = await Promise.all([
    findProductsOf(executor, open, lines),
    findGuestPieces(executor, open, lines),
  ])
  return { lines, products, pieces }
}

/** What the products of lines are now, for the cart's shopper. */
export function findProductsOf(
  executor: Executor,
  { shopper }: OpenCart,
  lines: readonly CartLine[],
): Promise<Map<string, SellableProduct>> {
  return findKnownProducts(
    executor,
    shopper,
    lines.map(({ productId }) => productId),
  )
}
