import { redirect } from 'react-router'
import { links } from '../links.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findProductCardByNumber } from './find-by-part-number.ts'
import { type Listing, loadListing } from './load-listing.ts'
import { loadSimilarSearches, type LabeledLink } from './load-similar-searches.ts'
import { loadFoundPages } from './load-suggestions.ts'
import type { ListingQuery } from './listing-query.ts'

/** The results of a search with pages that have its words and, when there are no products, similar searches. */
export interface SearchPageData {
  readonly listing: Listing
  readonly similarSearches: readonly LabeledLink[]
  readonly foundPages: readonly LabeledLink[]
}

/**
 * Loads the results of a search; `path` is the page's path inside the shop. With `opensProduct` it throws a redirect to
 * the product when the term is its part number, or what the visitor's account calls it; else the list begins with that product.
 */
export async function loadSearchPageOrRedirect(
  shop: ShopContext,
  query: ListingQuery,
  { path, opensProduct }: { readonly path: string; readonly opensProduct: boolean },
): Promise<SearchPageData> {
  if (opensProduct) {
    const product = await findProductCardByNumber(shop, query.term)
    if (product !== null) throw redirect(links.productFromSearch(product.href, query.term))
    const [listing, foundPages] = await Promise.all([
      awaitOrThrow404OrSignIn(loadListing(shop, query), path),
      loadPagesAsLinks(shop, query),
    ])
    const similarSearches = listing.total === 0 ? await loadSimilarSearches(shop, query.term) : []
    return { listing, similarSearches, foundPages }
  }
  const [exactMatch, listing, foundPages] = await Promise.all([
    query.page === 1 ? findProductCardByNumber(shop, query.term) : null,
    awaitOrThrow404OrSignIn(loadListing(shop, query), path),
    loadPagesAsLinks(shop, query),
  ])
  if (exactMatch === null || Object.keys(query.chosenFacets).length > 0)
    return { listing, similarSearches: [], foundPages }
  const otherProducts = listing.products.filter((product) => product.id !== exactMatch.id)
  // The table has the attributes of its own products only.
  const isListable = listing.table === null || otherProducts.length < listing.products.length
  return {
    listing: isListable
      ? { ...listing, products: [exactMatch, ...otherProducts], total: Math.max(listing.total, 1) }
      : listing,
    similarSearches: [],
    foundPages,
  }
}

/** Loads the pages with the words of a search; only its first page shows them. */
async function loadPagesAsLinks(shop: ShopContext, { term, page }: ListingQuery): Promise<readonly LabeledLink[]> {
  const pages = page === 1 ? await loadFoundPages(shop, term, MAX_FOUND_PAGES) : []
  return pages.map(({ title, path }) => ({ label: title, href: path }))
}

const MAX_FOUND_PAGES = 5
