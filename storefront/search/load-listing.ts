import type { CategoryCountTree, Facet } from '@hydrant/contract/shop/search.ts'
import type { FacetModel } from '@hydrant/design/navigation/facet-list.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/product-card.tsx'
import { cardOfHit } from '../catalogue/card-model.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { facetField, LISTING_PAGE_SIZE, listingHref, toSearchInput, type ListingQuery } from './listing-query.ts'

/** One page of products with everything to narrow it by. */
export interface Listing {
  readonly products: readonly ProductCardModel[]
  readonly total: number
  readonly pageCount: number
  readonly facets: readonly FacetModel[]
  /** The orders that the list can be had in; the server says which one it used. */
  readonly sortRules: readonly { readonly id: string; readonly label: string; readonly isSelected: boolean }[]
  readonly categories: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

/** Reads one page of a list, with prices and stock. */
export async function loadListing(shop: Pick<ShopContext, 'client' | 'reportError'>, query: ListingQuery, categoryId?: string): Promise<Listing> {
  const { productsPage, facets, categories, sortRules } = await shop.client.search.products(toSearchInput(query, categoryId))
  const stock = await loadStock(shop, productsPage.products.map((product) => product.id))
  return {
    products: productsPage.products.map((product) => cardOfHit(product, productsPage.currencyIsoCode, stock)),
    total: productsPage.total,
    pageCount: Math.ceil(productsPage.total / LISTING_PAGE_SIZE),
    facets: facets.flatMap((facet) => facetModel(facet, query)),
    sortRules: (sortRules ?? []).map((rule) => ({ id: rule.sortRuleId, label: rule.label, isSelected: rule.isSelected })),
    categories: categoryLinks(categories, query),
  }
}

function facetModel(facet: Facet, query: ListingQuery): readonly FacetModel[] {
  const chosen = query.chosen[facet.nameOrId] ?? []
  const values = facet.values.map((value) => ({ value: value.nameOrId, label: value.displayName, count: value.productCount, isChosen: chosen.includes(value.nameOrId) }))
  return facet.facetType === 'DistinctValue' && values.length > 0 ? [{ field: facetField(facet.nameOrId), label: facet.displayName, values }] : []
}

/** The categories that the list could be narrowed to; a search goes on within them. */
function categoryLinks({ children = [] }: CategoryCountTree, { term, layout }: ListingQuery): Listing['categories'] {
  const kept = listingHref({ term, layout, page: 1, sort: '', chosen: {} }, {})
  return children.flatMap(({ category, productCount }) =>
    category.id === null ? [] : [{ label: category.name, href: links.category({ id: category.id, urlName: category.urlName }) + (kept === '?' ? '' : kept), count: productCount }],
  )
}
