import { listEmptySearches } from '@hydrant/contract/admin/statistics.ts'
import { FIELDS_PER_BODY } from '@hydrant/contract/shared/limits.ts'
import {
  getSuggestions,
  listSortRules,
  searchProducts,
  searchProductsByQuery,
} from '@hydrant/contract/shop/search-endpoints.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Shopper } from '../accounts/service.ts'
import { createErrorResponse, createPricedResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { createEmptySearches } from '../statistics/service.ts'
import { registerBuilderSearchRoutes } from './builder-routes.ts'
import { searchErrors } from './errors.ts'
import { createInStockSet, type FindBoughtProductIds } from './listing.ts'
import { registerListingRoute } from './listing-routes.ts'
import { parseRefinements } from './parse-refinements.ts'
import { findProducts, type LiveSearch, type SearchRequest, suggestTermsAndProducts } from './service.ts'
import { isEmptySearch, toSearchRequest } from './search-request.ts'
import { toSortRuleCollection } from './sort-rules.ts'

/** Registers the routes of searches and suggestions, and starts and closes the search with the server. */
export function registerSearchRoutesAndHooks(
  server: Server,
  search: LiveSearch,
  findBoughtProductIds: FindBoughtProductIds,
): void {
  const { app, database } = server
  const deps = { database, search }
  app.addHook('onListen', () => search.start())
  app.addHook('onClose', () => search.close())
  const emptySearches = createEmptySearches(database, app.log)
  app.addHook('onClose', () => emptySearches.flush())
  const findAndCount = async (shopper: Shopper, request: SearchRequest) => {
    const found = await findProducts(deps, shopper, request)
    if (found.ok && isEmptySearch(request, found.value.results.productsPage.total))
      emptySearches.record(request.searchTerm ?? '')
    return found
  }
  registerBuilderSearchRoutes(server, deps)
  registerListingRoute(server, { ...deps, inStock: createInStockSet(database), findBoughtProductIds }, emptySearches)

  registerEndpoint(server, searchProductsByQuery, async ({ query, shopper }) => {
    const refinements = parseRefinements(query.refinements)
    if (refinements === null) return createErrorResponse(searchErrors.malformedRefinements)
    const request = {
      searchTerm: query.searchTerm ?? null,
      categoryId: query.categoryId ?? null,
      refinements,
      sortRuleId: query.sortRuleId ?? null,
      grouping: query.grouping ?? 'VariationParent',
      page: query.page,
      pageSize: query.pageSize,
      searchFields: splitAndLimitNames(query.searchFields),
      buyerGroupIds: splitAndLimitNames(query.effectiveBuyerGroupIds),
      fields: splitAndLimitNames(query.fields),
      includePrices: false,
      includeQuantityRule: query.includeQuantityRule,
      includeVariationInfo: query.includeProductVariationInfo,
    }
    const found = await findAndCount(shopper, request)
    if (!found.ok) return createErrorResponse(found.error)
    return createPricedResponse(200, found.value.results, found.value.pricedProducts)
  })

  registerEndpoint(server, searchProducts, async ({ body, shopper }) => {
    const found = await findAndCount(shopper, toSearchRequest(body))
    if (!found.ok) return createErrorResponse(found.error)
    return createPricedResponse(201, found.value.results, found.value.pricedProducts)
  })

  registerEndpoint(server, listEmptySearches, async () => {
    await emptySearches.flush()
    const searches = await emptySearches.list()
    return createResponse(200, {
      searches: searches.map(({ term, searches: count, lastSearchedAt }) => ({
        term,
        count,
        lastDate: toTimestamp(lastSearchedAt),
      })),
    })
  })

  registerEndpoint(server, listSortRules, async () => createResponse(200, toSortRuleCollection()))

  registerEndpoint(server, getSuggestions, async ({ query, shopper }) => {
    const request = {
      searchTerm: query.searchTerm,
      includeTerms: query.includeSuggestedTerms,
      includeProducts: query.includeSuggestedProducts,
      maxTerms: query.maxResults,
      maxProducts: query.maxSuggestedProducts,
      popularCategoryId: query.popularProductsCategoryId ?? null,
    }
    return createResultResponse(await suggestTermsAndProducts(deps, shopper, request), 200, (body) => body)
  })
}

/** Splits a list of names in a query. More names than there can be fields are ignored. */
function splitAndLimitNames(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, FIELDS_PER_BODY)
}
