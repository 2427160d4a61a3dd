import { searchListing } from '@hydrant/contract/shop/search-endpoints.ts'
import { recordPricedProducts } from '../http/priced-products.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { createEmptySearches } from '../statistics/service.ts'
import { findListing, type ListingDeps } from './listing.ts'
import { isEmptySearch, toSearchRequest } from './search-request.ts'

/** Registers the route of the searches of the shop's own pages. */
export function registerListingRoute(
  server: Server,
  deps: ListingDeps,
  emptySearches: Pick<ReturnType<typeof createEmptySearches>, 'record'>,
): void {
  registerEndpoint(server, searchListing, async ({ body, shopper, reply }) => {
    const { isInStock = false, isBoughtBefore = false, includeAttributes = false } = body
    const request = toSearchRequest(body)
    const found = await findListing(deps, shopper, { request, isInStock, isBoughtBefore, includeAttributes })
    if (!found.ok) return createErrorResponse(found.error)
    const { listing, pricedProducts } = found.value
    if (!isInStock && !isBoughtBefore && isEmptySearch(request, listing.productsPage.total))
      emptySearches.record(request.searchTerm ?? '')
    // The response is not cached, so it says itself on which prices a page for all guests depends.
    recordPricedProducts(reply.raw, pricedProducts)
    return createResponse(201, listing)
  })
}
