import { FIELDS_PER_BODY, SEARCH_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import {
  getSuggestions,
  listSortRules,
  searchProducts,
  searchProductsByQuery,
} from '@hydrant/contract/shop/search-endpoints.ts'
import { createErrorResponse, createPricedResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { registerBuilderSearchRoutes } from './builder-routes.ts'
import { searchErrors } from './errors.ts'
import { parseRefinements } from './parse-refinements.ts'
import { findProducts, type LiveSearch, suggestTermsAndProducts } from './service.ts'
import { toSortRuleCollection } from './sort-rules.ts'

/** Registers the routes of searches and suggestions, and starts and closes the search with the server. */
export function registerSearchRoutesAndHooks(server: Server, search: LiveSearch): void {
  const { app, database } = server
  const deps = { database, search }
  app.addHook('onListen', () => search.start())
  app.addHook('onClose', () => search.close())
  registerBuilderSearchRoutes(server, deps)

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
    const found = await findProducts(deps, shopper, request)
    if (!found.ok) return createErrorResponse(found.error)
    return createPricedResponse(200, found.value.results, found.value.pricedProducts)
  })

  registerEndpoint(server, searchProducts, async ({ body, shopper }) => {
    const request = {
      searchTerm: body.searchTerm ?? null,
      categoryId: body.categoryId ?? null,
      refinements: body.refinements ?? [],
      sortRuleId: body.sortRuleId ?? null,
      grouping: body.grouping?.groupingOption ?? 'VariationParent',
      page: body.page ?? 0,
      pageSize: body.pageSize ?? SEARCH_PAGE_SIZE.default,
      searchFields: [],
      buyerGroupIds: [],
      fields: body.fields ?? [],
      includePrices: body.includePrices ?? false,
      includeQuantityRule: body.includeQuantityRule ?? false,
      includeVariationInfo: false,
    }
    const found = await findProducts(deps, shopper, request)
    if (!found.ok) return createErrorResponse(found.error)
    return createPricedResponse(201, found.value.results, found.value.pricedProducts)
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
