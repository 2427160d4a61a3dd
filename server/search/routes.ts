import { FIELDS_PER_BODY, SEARCH_PAGE } from '@hydrant/contract/shared/limits.ts'
import {
  getSuggestions,
  listSortRules,
  searchProducts,
  searchProductsByQuery,
} from '@hydrant/contract/shop/search-endpoints.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { registerBuilderSearchRoutes } from './builder-routes.ts'
import { searchRefusals } from './errors.ts'
import { readRefinements } from './read-refinements.ts'
import { findProducts, openSearch, suggest } from './service.ts'
import { sortRuleCollection } from './sort-rules.ts'

/** Serves searches and suggestions. */
export function registerSearchRoutes(server: Server): void {
  const { app, database } = server
  const search = openSearch(database, app.log)
  const parts = { database, search }
  app.addHook('onListen', () => search.start())
  app.addHook('onClose', () => search.close())
  registerBuilderSearchRoutes(server, parts)

  serve(server, searchProductsByQuery, async ({ query, shopper }) => {
    const refinements = readRefinements(query.refinements)
    if (refinements === null) return refuse(searchRefusals.unreadableRefinements)
    const request = {
      searchTerm: query.searchTerm ?? null,
      categoryId: query.categoryId ?? null,
      refinements,
      sortRuleId: query.sortRuleId ?? null,
      grouping: query.grouping ?? 'VariationParent',
      page: query.page,
      pageSize: query.pageSize,
      searchFields: names(query.searchFields),
      buyerGroupIds: names(query.effectiveBuyerGroupIds),
      fields: names(query.fields),
      includePrices: false,
      includeQuantityRule: query.includeQuantityRule,
      includeVariationInfo: query.includeProductVariationInfo,
    }
    return answerOutcome(await findProducts(parts, shopper, request), 200, (body) => body)
  })

  serve(server, searchProducts, async ({ body, shopper }) => {
    const request = {
      searchTerm: body.searchTerm ?? null,
      categoryId: body.categoryId ?? null,
      refinements: body.refinements ?? [],
      sortRuleId: body.sortRuleId ?? null,
      grouping: body.grouping?.groupingOption ?? 'VariationParent',
      page: body.page ?? 0,
      pageSize: body.pageSize ?? SEARCH_PAGE.default,
      searchFields: [],
      buyerGroupIds: [],
      fields: body.fields ?? [],
      includePrices: body.includePrices ?? false,
      includeQuantityRule: body.includeQuantityRule ?? false,
      includeVariationInfo: false,
    }
    return answerOutcome(await findProducts(parts, shopper, request), 201, (results) => results)
  })

  serve(server, listSortRules, async () => answer(200, sortRuleCollection()))

  serve(server, getSuggestions, async ({ query, shopper }) => {
    const request = {
      searchTerm: query.searchTerm,
      includeTerms: query.includeSuggestedTerms,
      includeProducts: query.includeSuggestedProducts,
      maxTerms: query.maxResults,
      maxProducts: query.maxSuggestedProducts,
      popularCategoryId: query.popularProductsCategoryId ?? null,
    }
    return answerOutcome(await suggest(parts, shopper, request), 200, (body) => body)
  })
}

/** Names in a query; far more than there are fields would be a mistake, and the rest is ignored. */
function names(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, FIELDS_PER_BODY)
}
