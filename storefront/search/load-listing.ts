import { data } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import type { CategoryCountTree, Facet, ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import type { FacetModel } from '@hydrant/design/navigation/facet-list.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { cardOfHit } from '../catalogue/card-model.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  facetField,
  LAST_LISTING_PAGE,
  LISTING_PAGE_SIZE,
  listingHref,
  LONGEST_TERM,
  toSearchInput,
  type ListingQuery,
} from './listing-query.ts'

/** One page of products with everything to narrow it by. */
export interface Listing {
  readonly products: readonly ProductCardModel[]
  readonly total: number
  /** The pages that can be gone to; a long list has products beyond them. */
  readonly pageCount: number
  readonly facets: readonly FacetModel[]
  /** The orders that the list can be had in; the server says which one it used. */
  readonly sortRules: readonly { readonly id: string; readonly label: string; readonly isSelected: boolean }[]
  readonly categories: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

/**
 * Reads one page of a list, with prices and stock. A page beyond the last becomes the 404 page; a search that is too
 * long is told so.
 */
export async function loadListing(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  query: ListingQuery,
  categoryId?: string,
): Promise<Listing> {
  if (query.term.length > LONGEST_TERM)
    throw pageRefusal(
      400,
      `A search can have at most ${LONGEST_TERM} characters. A part number or a few plain words find the most.`,
    )
  const { productsPage, facets, categories, sortRules } = await searchProducts(shop, query, categoryId)
  if (query.page > 1 && productsPage.products.length === 0) throw data(null, { status: 404 })
  const stock = await loadStock(
    shop,
    productsPage.products.map((product) => product.id),
  )
  return {
    products: productsPage.products.map((product) => cardOfHit(product, productsPage.currencyIsoCode, stock)),
    total: productsPage.total,
    pageCount: Math.min(Math.ceil(productsPage.total / LISTING_PAGE_SIZE), LAST_LISTING_PAGE),
    facets: facets.flatMap((facet) => facetModel(facet, query)),
    sortRules: (sortRules ?? []).map((rule) => ({
      id: rule.sortRuleId,
      label: rule.label,
      isSelected: rule.isSelected,
    })),
    categories: categoryLinks(categories, query),
  }
}

/** Searches in the order that is asked for; an order that there is not is the usual one. */
async function searchProducts(
  { client }: Pick<ShopContext, 'client'>,
  query: ListingQuery,
  categoryId: string | undefined,
): Promise<ProductSearchResults> {
  try {
    return await client.search.products(toSearchInput(query, categoryId))
  } catch (error) {
    if (query.sort === '' || !hasErrorCode(error, 'ILLEGAL_QUERY_PARAMETER_VALUE')) throw error
    return client.search.products(toSearchInput({ ...query, sort: '' }, categoryId))
  }
}

function facetModel(facet: Facet, query: ListingQuery): readonly FacetModel[] {
  const chosen = query.chosen[facet.nameOrId] ?? []
  const values = facet.values.map((value) => ({
    value: value.nameOrId,
    label: value.displayName,
    count: value.productCount,
    isChosen: chosen.includes(value.nameOrId),
  }))
  return facet.facetType === 'DistinctValue' && values.length > 0
    ? [{ field: facetField(facet.nameOrId), label: facet.displayName, values }]
    : []
}

/** The categories that the list could be narrowed to; a search goes on within them. */
function categoryLinks({ children = [] }: CategoryCountTree, { term, layout }: ListingQuery): Listing['categories'] {
  const kept = listingHref({ term, layout, page: 1, sort: '', chosen: {}, isWhole: false }, {})
  return children.flatMap(({ category, productCount }) =>
    category.id === null
      ? []
      : [
          {
            label: category.name,
            href: links.category({ id: category.id, urlName: category.urlName }) + (kept === '?' ? '' : kept),
            count: productCount,
          },
        ],
  )
}
