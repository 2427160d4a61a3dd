import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { loadProductCards } from '../catalogue/load-products.ts'
import { findOwnNumbers } from '../part-numbers/own-numbers.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ListingQuery } from './listing-query.ts'

/** The pattern of a part number: 2 to 40 characters without a comma, which separates part numbers in the API. */
const PART_NUMBER_PATTERN = /^[^,]{2,40}$/

/** Finds the product whose part number is the term, ignoring case; null when there is none. */
export async function findProductCardByPartNumber(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  term: string,
): Promise<ProductCardModel | null> {
  if (!PART_NUMBER_PATTERN.test(term)) return null
  const spellings = new Set([term, term.toUpperCase(), term.toLowerCase()])
  const products = await withFallback(shop, loadProductCards(shop, { skus: [...spellings].join(',') }), [])
  return products[0] ?? null
}

/**
 * Finds the product whose part number is the term, as `findProductCardByPartNumber`, and otherwise the one that somebody of
 * the visitor's account has entered the term for.
 */
export async function findProductCardByNumber(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  term: string,
): Promise<ProductCardModel | null> {
  const card = await findProductCardByPartNumber(shop, term)
  if (card !== null || !PART_NUMBER_PATTERN.test(term)) return card
  const [own] = await findOwnNumbers(shop, { number: term })
  // What was learned may be a word that a buyer searches for.
  if (own?.source !== 'Entered') return null
  const cards = await withFallback(shop, loadProductCards(shop, { ids: own.product.id }), [])
  return cards[0] ?? null
}

/**
 * Whether a search for exactly one part number opens its product: not when the full list, another page, a filter, an
 * order or a layout was requested.
 */
export function shouldOpenProduct({ page, sort, layout, chosenFacets, isFullList }: ListingQuery): boolean {
  return page === 1 && sort === '' && layout === 'grid' && Object.keys(chosenFacets).length === 0 && !isFullList
}
