import type { ProductSearchInput, Refinement } from '@hydrant/contract/shop/search.ts'
import { CARD_FIELDS } from '../catalogue/product-fields.ts'
import { FULL_LIST_PARAM } from '../links.ts'

/** The query of a product list, as in the page's URL. */
export interface ListingQuery {
  readonly term: string
  /** Counted from 1. */
  readonly page: number
  readonly sort: string
  readonly layout: 'grid' | 'list'
  /** The chosen values by attribute. */
  readonly chosenFacets: Readonly<Record<string, readonly string[]>>
  /** Whether a search for a part number shows the list instead of opening its product. */
  readonly isFullList: boolean
}

/** The page size of a list. */
export const LISTING_PAGE_SIZE = 24
/** The maximum offset of a search on the server, in products. */
export const MAX_SEARCH_OFFSET = 5000
/** The last page of a list that the server returns. */
export const LAST_LISTING_PAGE = Math.floor(MAX_SEARCH_OFFSET / LISTING_PAGE_SIZE) + 1
/** The maximum length of a search term on the server. */
export const MAX_TERM_LENGTH = 500
const FACET_PREFIX = 'facet.'
const MAX_FACET_VALUES = 20
const MAX_FACETS = 9

/** Reads a list's query from URL parameters. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const chosenFacets: Record<string, readonly string[]> = {}
  for (const key of new Set(params.keys())) {
    if (key.startsWith(FACET_PREFIX) && key !== FACET_PREFIX)
      chosenFacets[key.slice(FACET_PREFIX.length)] = params.getAll(key).slice(0, MAX_FACET_VALUES)
  }
  const page = Number(params.get('page') ?? '1')
  return {
    term: (params.get('q') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: params.get('sort') ?? '',
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    chosenFacets,
    isFullList: params.has(FULL_LIST_PARAM),
  }
}

/** Formats a list's query with changes as a URL query (`?…`); the page is 1 again unless the change has another. */
export function toListingHref(query: ListingQuery, change: Partial<ListingQuery>): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.term !== '') params.set('q', next.term)
  for (const [name, values] of Object.entries(next.chosenFacets))
    for (const value of values) params.append(toFacetFieldName(name), value)
  if (next.sort !== '') params.set('sort', next.sort)
  if (next.layout === 'list') params.set('view', 'list')
  if (next.isFullList) params.set(FULL_LIST_PARAM, 'yes')
  if (next.page > 1) params.set('page', String(next.page))
  return `?${params.toString()}`
}

/** Gets the name of the form field, and URL parameter, that holds an attribute's chosen values. */
export function toFacetFieldName(name: string): string {
  return FACET_PREFIX + name
}

/** Converts a list's query to the input of a search, optionally within a category. */
export function toSearchInput(query: ListingQuery, categoryId?: string): ProductSearchInput {
  const refinements = Object.entries(query.chosenFacets).map(([nameOrId, values]): Refinement => ({
    nameOrId,
    values: [...values],
  }))
  return {
    ...(query.term !== '' && { searchTerm: query.term }),
    ...(categoryId !== undefined && { categoryId }),
    ...(query.sort !== '' && { sortRuleId: query.sort }),
    ...(refinements.length > 0 && { refinements: refinements.slice(0, MAX_FACETS) }),
    page: query.page - 1,
    pageSize: LISTING_PAGE_SIZE,
    fields: [...CARD_FIELDS],
    includePrices: true,
    includeQuantityRule: true,
  }
}
