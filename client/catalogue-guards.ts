import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import { isBlank } from './stored-text.ts'

/** What a search is made of, as far as its guard looks. */
interface SearchQuery {
  readonly categoryId?: unknown
  readonly searchTerm?: unknown
}

// Callers that are checked by the compiler cannot leave these out, but they can leave them empty, and integrators write
// JavaScript.

/** Refuses a search without a query, or without anything to search by. */
export function requireSearchQuery(searchQuery: SearchQuery | null | undefined): void {
  if (typeof searchQuery !== 'object' || searchQuery === null)
    throw new TypeError(`The 'searchQuery' option is required to execute the request.`)
  if (isEmpty(searchQuery.categoryId) && isEmpty(searchQuery.searchTerm)) {
    throw new TypeError(`Either the 'categoryId' or the 'searchTerm' property must be defined to execute the request.`)
  }
}

/** Refuses suggestions for nothing; an empty term is something. */
export function requireSearchTerm(searchTerm: unknown): void {
  if (searchTerm === null || searchTerm === undefined)
    throw new TypeError(`The 'searchTerm' option is required to execute the request.`)
}

/** Refuses a call about a product without its id. */
export function requireProductId(productId: unknown): void {
  if (isEmpty(productId)) throw new TypeError(`The 'productId' option is required to execute the request.`)
}

/** Refuses a call about a category without its id. */
export function requireCategoryId(categoryId: unknown): void {
  if (isEmpty(categoryId)) throw new TypeError(`The 'categoryId' option is required to execute the request.`)
}

/** Refuses reading several products by nothing, or by ids and part numbers at once. */
export function requireIdsOrSkus(
  products: { readonly ids?: unknown; readonly skus?: unknown } | null | undefined,
): void {
  const hasIds = !isEmpty(products?.ids)
  const hasSkus = !isEmpty(products?.skus)
  if (!hasIds && !hasSkus) throw new TypeError('Either "ids" or "skus" is required to execute the request.')
  if (hasIds && hasSkus) throw new TypeError('Only one of "ids" or "skus" should be provided, not both.')
}

/** Refuses pricing no products; they come as a comma-separated list or as a list. */
export function requireProductIds(productIds: string | readonly string[] | null | undefined): void {
  const list = typeof productIds === 'string' ? productIds.split(',') : (productIds ?? [])
  if (list.every(isBlank)) throw new TypeError('A list of product IDs is required.')
}

/**
 * The place that the store's stock is read from by default, as a query of inventory levels; refuses a store that shows
 * no stock.
 */
export function requireInventorySource({
  inventoryConfiguration,
}: Pick<ApplicationContext, 'inventoryConfiguration'>):
  | { readonly locations: string }
  | { readonly locationgroups: string } {
  const { isInventoryEnabled, inventoryDefaultSource: source } = inventoryConfiguration
  if (
    !isInventoryEnabled ||
    source === undefined ||
    isEmpty(source.locationSourceId) ||
    isEmpty(source.webStoreInventoryLocationSourceType)
  ) {
    throw new TypeError('The inventory should be enabled to execute the request.')
  }
  return source.webStoreInventoryLocationSourceType === 'Location'
    ? { locations: source.locationSourceId }
    : { locationgroups: source.locationSourceId }
}

/** Refuses asking for taxes where prices are shown without them. */
export function requireTaxInPrices({ taxType }: Pick<ApplicationContext, 'taxType'>): void {
  if (taxType === 'Net') throw new TypeError(`The request should not be triggered when taxType is 'Net'.`)
}

/** Refuses a call about an account without its id. */
export function requireEffectiveAccountId(effectiveAccountId: unknown): void {
  if (isBlank(effectiveAccountId))
    throw new TypeError(`The 'effectiveAccountId' param is required to execute the request.`)
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value === ''
}
