import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import { isBlank } from './stored-text.ts'

/** The part of a search that its guard checks. */
interface SearchQuery {
  readonly categoryId?: unknown
  readonly searchTerm?: unknown
}

// Callers in TypeScript cannot leave these out, but they can leave them empty, and integrators write JavaScript.

/** Throws a TypeError for a search without a query, or without a category and a term. */
export function requireSearchQuery(searchQuery: SearchQuery | null | undefined): void {
  if (typeof searchQuery !== 'object' || searchQuery === null)
    throw new TypeError(`The 'searchQuery' option is required to execute the request.`)
  if (isMissingText(searchQuery.categoryId) && isMissingText(searchQuery.searchTerm)) {
    throw new TypeError(`Either the 'categoryId' or the 'searchTerm' property must be defined to execute the request.`)
  }
}

/** Throws a TypeError for suggestions without a search term; an empty term is allowed. */
export function requireSearchTermOrEmpty(searchTerm: unknown): void {
  if (searchTerm === null || searchTerm === undefined)
    throw new TypeError(`The 'searchTerm' option is required to execute the request.`)
}

/** Throws a TypeError when the product id is missing. */
export function assertProductIdGiven(productId: unknown): void {
  if (isMissingText(productId)) throw new TypeError(`The 'productId' option is required to execute the request.`)
}

/** Throws a TypeError when the category id is missing. */
export function requireCategoryId(categoryId: unknown): void {
  if (isMissingText(categoryId)) throw new TypeError(`The 'categoryId' option is required to execute the request.`)
}

/** Throws a TypeError unless either ids or part numbers are given, but not both. */
export function requireEitherIdsOrSkus(
  products: { readonly ids?: unknown; readonly skus?: unknown } | null | undefined,
): void {
  const hasIds = !isMissingText(products?.ids)
  const hasSkus = !isMissingText(products?.skus)
  if (!hasIds && !hasSkus) throw new TypeError('Either "ids" or "skus" is required to execute the request.')
  if (hasIds && hasSkus) throw new TypeError('Only one of "ids" or "skus" should be provided, not both.')
}

/** Throws a TypeError when there are no product ids, in a comma-separated string or in a list. */
export function requireProductIds(productIds: string | readonly string[] | null | undefined): void {
  const list = typeof productIds === 'string' ? productIds.split(',') : (productIds ?? [])
  if (list.every(isBlank)) throw new TypeError('A list of product IDs is required.')
}

/**
 * Returns the store's default inventory source as a query of inventory levels; throws a TypeError when the store shows
 * no stock.
 */
export function requireInventorySourceQuery({
  inventoryConfiguration,
}: Pick<ApplicationContext, 'inventoryConfiguration'>):
  | { readonly locations: string }
  | { readonly locationgroups: string } {
  const { isInventoryEnabled, inventoryDefaultSource: source } = inventoryConfiguration
  if (
    !isInventoryEnabled ||
    source === undefined ||
    isMissingText(source.locationSourceId) ||
    isMissingText(source.webStoreInventoryLocationSourceType)
  ) {
    throw new TypeError('The inventory should be enabled to execute the request.')
  }
  return source.webStoreInventoryLocationSourceType === 'Location'
    ? { locations: source.locationSourceId }
    : { locationgroups: source.locationSourceId }
}

/** Throws a TypeError where prices are shown without tax. */
export function requireTaxInPrices({ taxType }: Pick<ApplicationContext, 'taxType'>): void {
  if (taxType === 'Net') throw new TypeError(`The request should not be triggered when taxType is 'Net'.`)
}

/** Throws a TypeError when the account id is missing. */
export function requireEffectiveAccountId(effectiveAccountId: unknown): void {
  if (isBlank(effectiveAccountId))
    throw new TypeError(`The 'effectiveAccountId' param is required to execute the request.`)
}

function isMissingText(value: unknown): boolean {
  return typeof value !== 'string' || value === ''
}
