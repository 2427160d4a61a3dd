import type { ListingInput, Refinement } from '@hydrant/contract/shop/search.ts'
import { CARD_FIELDS } from '../catalogue/product-fields.ts'
import { FULL_LIST_PARAM } from '../links.ts'

/** How a list shows its products. */
export type ListingLayout = 'grid' | 'list' | 'table'

/** The query of a product list, as in the page's URL. */
export interface ListingQuery {
  readonly term: string
  /** Counted from 1. */
  readonly page: number
  readonly sort: string
  readonly layout: ListingLayout
  /**
   * The chosen values by attribute; besides, the least and the most by `min.` and `max.` before an attribute, and by
   * `only` what the list is limited to.
   */
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
/** The name of the filter that limits a list to what is in stock, or was bought before. */
export const ONLY = 'only'
/** The values of that filter. */
export const IN_STOCK = 'in-stock'
export const BOUGHT_BEFORE = 'bought-before'
/** What is before the name of an attribute in the filters by its least and its most value. */
export const MIN_PREFIX = 'min.'
export const MAX_PREFIX = 'max.'
const MAX_FACET_VALUES = 20
const MAX_FACETS = 9

/** Reads a list's query from URL parameters. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const chosenFacets: Record<string, readonly string[]> = {}
  for (const key of new Set(params.keys())) {
    const name = key.startsWith(FACET_PREFIX) ? key.slice(FACET_PREFIX.length) : ''
    const values = name === '' ? [] : params.getAll(key).filter((value) => isFilterValue(name, value))
    if (values.length > 0) chosenFacets[name] = values.slice(0, MAX_FACET_VALUES)
  }
  const page = Number(params.get('page') ?? '1')
  return {
    term: (params.get('q') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: params.get('sort') ?? '',
    layout: readLayout(params) ?? 'grid',
    chosenFacets,
    isFullList: params.has(FULL_LIST_PARAM),
  }
}

/** Reads the layout from URL parameters; null when they name none. */
export function readLayout(params: URLSearchParams): ListingLayout | null {
  const view = params.get('view')
  return LAYOUTS.find((layout) => layout === view) ?? null
}

/** The layouts of a list. */
export const LAYOUTS: readonly ListingLayout[] = ['grid', 'list', 'table']

/** Whether a filter can have a value: a bound is a number, an empty field is no filter. */
function isFilterValue(name: string, value: string): boolean {
  if (name === ONLY) return value === IN_STOCK || value === BOUGHT_BEFORE
  return isBound(name) ? /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) : true
}

function isBound(name: string): boolean {
  return name.startsWith(MIN_PREFIX) || name.startsWith(MAX_PREFIX)
}

/** Formats a list's query with changes as a URL query (`?…`); the page is 1 again unless the change has another. */
export function toListingHref(query: ListingQuery, change: Partial<ListingQuery>): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.term !== '') params.set('q', next.term)
  for (const [name, values] of Object.entries(next.chosenFacets))
    for (const value of values) params.append(toFacetFieldName(name), value)
  if (next.sort !== '') params.set('sort', next.sort)
  if (next.layout !== 'grid') params.set('view', next.layout)
  if (next.isFullList) params.set(FULL_LIST_PARAM, 'yes')
  if (next.page > 1) params.set('page', String(next.page))
  return `?${params.toString()}`
}

/** Gets the name of the form field, and URL parameter, that holds an attribute's chosen values. */
export function toFacetFieldName(name: string): string {
  return FACET_PREFIX + name
}

/** Converts a list's query to the input of a search, optionally within a category. */
export function toSearchInput(query: ListingQuery, categoryId?: string): ListingInput {
  const refinements = toRefinements(query.chosenFacets)
  const only = query.chosenFacets[ONLY] ?? []
  return {
    ...(query.term !== '' && { searchTerm: query.term }),
    ...(categoryId !== undefined && { categoryId }),
    ...(query.sort !== '' && { sortRuleId: query.sort }),
    ...(refinements.length > 0 && { refinements }),
    ...(only.includes(IN_STOCK) && { isInStock: true }),
    ...(only.includes(BOUGHT_BEFORE) && { isBoughtBefore: true }),
    ...(query.layout === 'table' && { includeAttributes: true }),
    page: query.page - 1,
    pageSize: LISTING_PAGE_SIZE,
    fields: [...CARD_FIELDS],
    includePrices: true,
    includeQuantityRule: true,
  }
}

function toRefinements(chosenFacets: ListingQuery['chosenFacets']): Refinement[] {
  const names = Object.keys(chosenFacets).filter((name) => name !== ONLY)
  const values = names
    .filter((name) => !isBound(name))
    .map((nameOrId): Refinement => ({ nameOrId, values: [...(chosenFacets[nameOrId] ?? [])] }))
  const spans = [...new Set(names.filter(isBound).map((name) => name.slice(MIN_PREFIX.length)))].map(
    (nameOrId): Refinement => {
      const [min] = chosenFacets[MIN_PREFIX + nameOrId] ?? []
      const [max] = chosenFacets[MAX_PREFIX + nameOrId] ?? []
      return { type: 'Range', nameOrId, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    },
  )
  return [...values, ...spans].slice(0, MAX_FACETS)
}
