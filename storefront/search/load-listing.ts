import { data } from 'react-router'
import { hasErrorCode, hasStatus, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import type { CategoryCountTree, Facet, Listing as ListingResults } from '@hydrant/contract/shop/search.ts'
import type { FacetModel } from '@hydrant/design/navigation/facet-list.tsx'
import { sortRuleIdOf, type SortOrder } from '@hydrant/kernel/identity/sort-rule-id.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { toCardFromSearchHit } from '../catalogue/card-model.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import { type SpanFilter, toSpanFilters } from './span-filter.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ColumnSort, type ListingTable, toAttributeColumns } from './listing-table.ts'
import {
  BOUGHT_BEFORE,
  IN_STOCK,
  ONLY,
  toFacetFieldName,
  LAST_LISTING_PAGE,
  LISTING_PAGE_SIZE,
  toListingHref,
  MAX_TERM_LENGTH,
  toSearchInput,
  type ListingQuery,
} from './listing-query.ts'

/** What listings are loaded with. */
export type ListingShop = Pick<ShopContext, 'client' | 'buyer' | 'reportError'>

/** One page of products with facets, sort rules and categories. */
export interface Listing {
  readonly products: readonly ProductCardModel[]
  readonly total: number
  /** The number of pages that can be opened; a long list has products beyond them. */
  readonly pageCount: number
  readonly facets: readonly FacetModel[]
  /** The attributes that are numbers. */
  readonly spans: readonly SpanFilter[]
  /** The sort rules of the list; the server marks the one that it used. */
  readonly sortRules: readonly { readonly id: string; readonly label: string; readonly isSelected: boolean }[]
  readonly categories: readonly { readonly label: string; readonly href: string; readonly count: number }[]
  /** Null unless the list is shown as a table. */
  readonly table: ListingTable | null
}

/**
 * Loads one page of a list with prices and stock. A page beyond the last throws the 404 page, a search term that is too
 * long the error page.
 */
export async function loadListing(shop: ListingShop, query: ListingQuery, categoryId?: string): Promise<Listing> {
  if (query.term.length > MAX_TERM_LENGTH)
    throw createErrorResponse(400, messages.termTooLong({ maximum: formatQuantity(String(MAX_TERM_LENGTH)) }))
  const results = await searchWithFallbackOrder(shop, query, categoryId)
  const { productsPage, facets, categories } = results
  if (query.page > 1 && productsPage.products.length === 0) throw data(null, { status: 404 })
  const numberNames = new Set(
    results.attributes.filter(({ dataType }) => dataType === 'number').map(({ apiName }) => apiName),
  )
  const stock = await loadStock(
    shop,
    productsPage.products.map((product) => product.id),
  )
  const sortRules = (results.sortRules ?? []).map(({ sortRuleId, label, isSelected }) => ({
    id: sortRuleId,
    label,
    isSelected,
  }))
  return {
    products: productsPage.products.map((product) => toCardFromSearchHit(product, productsPage.currencyIsoCode, stock)),
    total: productsPage.total,
    pageCount: Math.min(Math.ceil(productsPage.total / LISTING_PAGE_SIZE), LAST_LISTING_PAGE),
    facets: [
      ...toOnlyFacet(results, query),
      ...facets.flatMap((facet) => (numberNames.has(facet.nameOrId) ? [] : toFacetModels(facet, query))),
    ],
    spans: facets.flatMap((facet) => (numberNames.has(facet.nameOrId) ? toSpanFilters(facet, query) : [])),
    sortRules,
    categories: toCategoryLinks(categories, query),
    table: query.layout === 'table' ? toTable(results, sortRules, query) : null,
  }
}

/** Searches in the requested order; an unknown order falls back to the default. */
async function searchWithFallbackOrder(
  shop: ListingShop,
  query: ListingQuery,
  categoryId: string | undefined,
): Promise<ListingResults> {
  try {
    return await search(shop, query, categoryId)
  } catch (error) {
    if (query.sort === '' || !hasErrorCode(error, 'ILLEGAL_QUERY_PARAMETER_VALUE')) throw error
    return search(shop, { ...query, sort: '' }, categoryId)
  }
}

/**
 * Searches by the call of this shop. Where another server has none, or stock and orders cannot be read and the list is
 * not limited to them, the usual call finds the same without their numbers; a failure is reported.
 */
async function search(
  { client, buyer, reportError }: ListingShop,
  query: ListingQuery,
  categoryId: string | undefined,
): Promise<ListingResults> {
  const input = toSearchInput(query, categoryId)
  try {
    return await buyer.searchListing(input)
  } catch (error) {
    const { isInStock, isBoughtBefore, includeAttributes: _attributes, ...plainInput } = input
    if (!hasStatus(error, 404)) {
      if (isInStock || isBoughtBefore || !isServerFailure(error)) throw error
      reportError(error)
    }
    const results = await client.searchProducts(plainInput)
    return { ...results, inStockCount: 0, boughtBeforeCount: null, attributes: [] }
  }
}

/** Whether the server failed, or did not answer. */
function isServerFailure(error: unknown): boolean {
  return isClientError(error) && (!isResponseError(error) || error.status >= 500)
}

/** What a list can be limited to; left out where it would find nothing, unless it is chosen. */
function toOnlyFacet({ inStockCount, boughtBeforeCount }: ListingResults, query: ListingQuery): readonly FacetModel[] {
  const chosenValues = query.chosenFacets[ONLY] ?? []
  const values = [
    { value: IN_STOCK, label: messages.inStock(), count: inStockCount },
    { value: BOUGHT_BEFORE, label: messages.boughtBefore(), count: boughtBeforeCount ?? 0 },
  ]
    .map((value) => ({ ...value, isChosen: chosenValues.includes(value.value) }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return values.length === 0 ? [] : [{ field: toFacetFieldName(ONLY), label: messages.showOnly(), values }]
}

function toTable(
  { productsPage, attributes }: ListingResults,
  sortRules: Listing['sortRules'],
  query: ListingQuery,
): ListingTable {
  const products = productsPage.products.map(({ id, fields }) => ({
    id,
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }))
  const toColumnSort = (ascending: SortOrder, descending: SortOrder): ColumnSort | null => {
    const [up, down] = [ascending, descending].map((order) => sortRules.find(({ id }) => id === sortRuleIdOf(order)))
    if (up === undefined || down === undefined) return null
    const href = toListingHref(query, { sort: (up.isSelected ? down : up).id })
    if (up.isSelected) return { direction: 'ascending', href }
    return { direction: down.isSelected ? 'descending' : null, href }
  }
  return {
    ...toAttributeColumns(products, attributes),
    nameSort: toColumnSort('name-asc', 'name-desc'),
    priceSort: toColumnSort('price-asc', 'price-desc'),
  }
}

function toFacetModels(facet: Facet, query: ListingQuery): readonly FacetModel[] {
  const chosenValues = query.chosenFacets[facet.nameOrId] ?? []
  const values = facet.values.map((value) => ({
    value: value.nameOrId,
    label: value.displayName,
    count: value.productCount,
    isChosen: chosenValues.includes(value.nameOrId),
  }))
  return facet.facetType === 'DistinctValue' && values.length > 0
    ? [{ field: toFacetFieldName(facet.nameOrId), label: facet.displayName, values }]
    : []
}

/** Converts categories to links that keep the search term and layout. */
function toCategoryLinks({ children = [] }: CategoryCountTree, { term, layout }: ListingQuery): Listing['categories'] {
  const queryString = toListingHref({ term, layout, page: 1, sort: '', chosenFacets: {}, isFullList: false }, {})
  return children.flatMap(({ category, productCount }) =>
    category.id === null
      ? []
      : [
          {
            label: category.name,
            href:
              links.category({ id: category.id, urlName: category.urlName }) + (queryString === '?' ? '' : queryString),
            count: productCount,
          },
        ],
  )
}
