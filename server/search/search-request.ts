import { SEARCH_PAGE_SIZE } from '@hydrant/contract/shared/limits.ts'
import type { ProductSearchInput } from '@hydrant/contract/shop/search.ts'
import type { SearchRequest } from './service.ts'

/** Converts the body of a search to its parameters. */
export function toSearchRequest(body: ProductSearchInput): SearchRequest {
  return {
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
}

/** Whether somebody looked for a term in vain: in everything, not in one field as completions of part numbers do. */
export function isEmptySearch(request: SearchRequest, total: number): boolean {
  const { searchTerm, categoryId, refinements, searchFields, page } = request
  const isNarrowed = categoryId !== null || refinements.length > 0 || searchFields.length > 0
  return searchTerm !== null && !isNarrowed && page === 0 && total === 0
}
