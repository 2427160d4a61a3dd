import { redirect } from 'react-router'
import { links } from '../links.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { findByPartNumber, opensProduct } from './find-by-part-number.ts'
import { type Listing, loadListing } from './load-listing.ts'
import { loadNearTerms, type NearTerm } from './load-near-terms.ts'
import type { ListingQuery } from './listing-query.ts'

/** What a search found, and, when that is nothing, the searches that would find something. */
export interface SearchPageData {
  readonly listing: Listing
  readonly nearTerms: readonly NearTerm[]
}

/**
 * Searches for a term; `path` is the page's path inside the shop. Throws a redirect to the product whose part number
 * the term is, unless the list was asked for, which then begins with that product.
 */
export async function loadSearchPage(shop: ShopContext, query: ListingQuery, path: string): Promise<SearchPageData> {
  if (opensProduct(query)) {
    const product = await findByPartNumber(shop, query.term)
    if (product !== null) throw redirect(links.foundProduct(product.href, query.term))
    const listing = await orNotFound(loadListing(shop, query), path)
    return { listing, nearTerms: listing.total === 0 ? await loadNearTerms(shop, query.term) : [] }
  }
  const [exact, listing] = await Promise.all([
    query.page === 1 ? findByPartNumber(shop, query.term) : null,
    orNotFound(loadListing(shop, query), path),
  ])
  if (exact === null || Object.keys(query.chosen).length > 0) return { listing, nearTerms: [] }
  const others = listing.products.filter((product) => product.id !== exact.id)
  return { listing: { ...listing, products: [exact, ...others], total: Math.max(listing.total, 1) }, nearTerms: [] }
}
