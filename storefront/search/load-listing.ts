import { data } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import type { CategoryCountTree, Facet, ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import type { FacetModel } from '@hydrant/design/navigation/facet-list.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { toCardFromSearchHit } from '../catalogue/card-model.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  toFacetFieldName,
  LAST_LISTING_PAGE,
  LISTING_PAGE_SIZE,
  toListingHref,
  MAX_TERM_LENGTH,
  toSearchInput,
  type ListingQuery,
} from './listing-query.ts'

/** One page of products with facets, sort rules and categories. */
export interface Listing {
  readonly products: readonly ProductCardModel[]
  readonly total: number
  /** The number of pages that can be opened; a long list has products beyond them. */
  readonly pageCount: number
  readonly facets: readonly FacetModel[]
  /** The sort rules of the list; the server marks the one that it used. */
  readonly sortRules: readonly { readonly id: string; readonly label: string; readonly isSelected: boolean }[]
  readonly categories: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

/**
 * Loads one page of a list with prices and stock. A page beyond the last throws the 404 page, a search term that is too
 * long the error page.
 */
export async function loadListing(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  query: ListingQuery,
  categoryId?: string,
): Promise<Listing> {
  if (query.term.length > MAX_TERM_LENGTH)
    throw createErrorResponse(400, messages.termTooLong({ maximum: formatQuantity(String(MAX_TERM_LENGTH)) }))
  const { productsPage, facets, categories, sortRules } = await searchWithFallbackOrder(shop, query, categoryId)
  if (query.page > 1 && productsPage.products.length === 0) throw data(null, { status: 404 })
  const stock = await loadStock(
    shop,
    productsPage.products.map((product) => product.id),
  )
  return {
    products: productsPage.products.map((product) => toCardFromSearchHit(product, productsPage.currencyIsoCode, stock)),
    total: productsPage.total,
    pageCount: Math.min(Math.ceil(productsPage.total / LISTING_PAGE_SIZE), LAST_LISTING_PAGE),
    facets: facets.flatMap((facet) => toFacetModels(facet, query)),
    sortRules: (sortRules ?? []).map((rule) => ({
      id: rule.sortRuleId,
      label: rule.label,
      isSelected: rule.isSelected,
    })),
    categories: toCategoryLinks(categories, query),
  }
}

/** Searches in the requested order; an unknown order falls back to the default. */
async function searchWithFallbackOrder(
  { client }: Pick<ShopContext, 'client'>,
  query: ListingQuery,
  categoryId: string | undefined,
): Promise<ProductSearchResults> {
  try {
    return await client.searchProducts(toSearchInput(query, categoryId))
  } catch (error) {
    if (query.sort === '' || !hasErrorCode(error, 'ILLEGAL_QUERY_PARAMETER_VALUE')) throw error
    return client.searchProducts(toSearchInput({ ...query, sort: '' }, categoryId))
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
