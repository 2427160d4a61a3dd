import type { ProductSearchInput, Refinement } from '@hydrant/contract/shop/search.ts'
import { CARD_FIELDS } from '../catalogue/product-facts.ts'
import { WHOLE_LIST } from '../links.ts'

/** What a list of products is asked for; it lives in the page's address. */
export interface ListingQuery {
  readonly term: string
  /** Counted from 1. */
  readonly page: number
  readonly sort: string
  readonly layout: 'grid' | 'list'
  /** The chosen values by attribute. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  /** Whether a part number is listed with everything that is like it, instead of leading to its product. */
  readonly isWhole: boolean
}

/** How many products a page of a list holds. */
export const LISTING_PAGE_SIZE = 24
/** How far into its results the server lets a search be paged, in products before the page. */
export const SEARCH_WINDOW = 5000
/** The last page that the server gives of a list, however many products match. */
export const LAST_LISTING_PAGE = Math.floor(SEARCH_WINDOW / LISTING_PAGE_SIZE) + 1
/** The longest search that the server takes, in characters. */
export const LONGEST_TERM = 500
const FACET_PREFIX = 'facet.'
const MOST_VALUES = 20
const MOST_FACETS = 9

/** Reads a list's query from an address. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const chosen: Record<string, readonly string[]> = {}
  for (const key of new Set(params.keys())) {
    if (key.startsWith(FACET_PREFIX) && key !== FACET_PREFIX)
      chosen[key.slice(FACET_PREFIX.length)] = params.getAll(key).slice(0, MOST_VALUES)
  }
  const page = Number(params.get('page') ?? '1')
  return {
    term: (params.get('q') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: params.get('sort') ?? '',
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    chosen,
    isWhole: params.has(WHOLE_LIST),
  }
}

/**
 * The address parameters of a query with some of it changed; any change but of the page begins at the first page again.
 */
export function listingHref(query: ListingQuery, change: Partial<ListingQuery>): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.term !== '') params.set('q', next.term)
  for (const [name, values] of Object.entries(next.chosen))
    for (const value of values) params.append(facetField(name), value)
  if (next.sort !== '') params.set('sort', next.sort)
  if (next.layout === 'list') params.set('view', 'list')
  if (next.isWhole) params.set(WHOLE_LIST, 'yes')
  if (next.page > 1) params.set('page', String(next.page))
  return `?${params.toString()}`
}

/** The name of the form field for an attribute. */
export function facetField(name: string): string {
  return FACET_PREFIX + name
}

/** A list's query as a search, below a category if one is given. */
export function toSearchInput(query: ListingQuery, categoryId?: string): ProductSearchInput {
  const refinements = Object.entries(query.chosen).map(([nameOrId, values]): Refinement => ({
    nameOrId,
    values: [...values],
  }))
  return {
    ...(query.term !== '' && { searchTerm: query.term }),
    ...(categoryId !== undefined && { categoryId }),
    ...(query.sort !== '' && { sortRuleId: query.sort }),
    ...(refinements.length > 0 && { refinements: refinements.slice(0, MOST_FACETS) }),
    page: query.page - 1,
    pageSize: LISTING_PAGE_SIZE,
    fields: [...CARD_FIELDS],
    includePrices: true,
    includeQuantityRule: true,
  }
}
