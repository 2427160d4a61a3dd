import { redirect } from 'react-router'
import { links } from '../links.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findProductCardByPartNumber } from './find-by-part-number.ts'
import { type Listing, loadListing } from './load-listing.ts'
import { loadSimilarSearches, type SimilarSearch } from './load-similar-searches.ts'
import type { ListingQuery } from './listing-query.ts'

/** The results of a search and, when there are none, similar searches. */
export interface SearchPageData {
  readonly listing: Listing
  readonly similarSearches: readonly SimilarSearch[]
}

/**
 * Loads the results of a search; `path` is the page's path inside the shop. With `opensProduct` it throws a redirect to the
 * product when the term is its part number; else the list begins with that product.
 */
export async function loadSearchPageOrRedirect(
  shop: ShopContext,
  query: ListingQuery,
  { path, opensProduct }: { readonly path: string; readonly opensProduct: boolean },
): Promise<SearchPageData> {
  if (opensProduct) {
    const product = await findProductCardByPartNumber(shop, query.term)
    if (product !== null) throw redirect(links.productFromSearch(product.href, query.term))
    const listing = await awaitOrThrow404OrSignIn(loadListing(shop, query), path)
    return { listing, similarSearches: listing.total === 0 ? await loadSimilarSearches(shop, query.term) : [] }
  }
  const [exactMatch, listing] = await Promise.all([
    query.page === 1 ? findProductCardByPartNumber(shop, query.term) : null,
    awaitOrThrow404OrSignIn(loadListing(shop, query), path),
  ])
  if (exactMatch === null || Object.keys(query.chosenFacets).length > 0) return { listing, similarSearches: [] }
  const otherProducts = listing.products.filter((product) => product.id !== exactMatch.id)
  return {
    listing: { ...listing, products: [exactMatch, ...otherProducts], total: Math.max(listing.total, 1) },
    similarSearches: [],
  }
}
