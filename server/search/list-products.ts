import type { BuilderProduct } from '@hydrant/contract/admin/products.ts'
import { SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultImages, findProductIdsIgnoringEntitlement } from '../catalogue/service.ts'
import type { Finder } from './query/finder.ts'
import type { SearchIndex } from './index/search-index.ts'
import { prepareSearchQuery, type SearchDeps } from './service.ts'
import { sortRuleIdOf } from './sort-rules.ts'

/** What a site builder searches for. */
export interface ProductsQuery {
  /** Words, a part number or an id; empty for the whole catalogue. */
  readonly query: string
  /** Counted from 0. */
  readonly page: number
  readonly pageSize: number
}

/** One page of the products that match. */
export interface ProductList {
  readonly products: BuilderProduct[]
  readonly total: number
  /** Whether there is a next page that can be requested. */
  readonly hasMore: boolean
}

/**
 * Finds a page of the products for site builders to choose from, regardless of entitlement: the best match of the query
 * first; without a query all products by name.
 */
export async function findBuilderProducts(
  { database, search }: SearchDeps,
  shopper: Shopper,
  input: ProductsQuery,
): Promise<Result<ProductList>> {
  const finder = await search.getFinderAtVersion(shopper.webstore.catalogVersion)
  const matched = await findMatchingSlots({ database, finder }, shopper, input)
  if (!matched.ok) return matched
  const { slots, total } = matched.value
  const next = (input.page + 1) * input.pageSize
  return ok({
    products: await loadBuilderProducts({ database, finder }, slots),
    total,
    hasMore: next < total && next <= SEARCH_WINDOW,
  })
}

/** Lists the products with these part numbers, in any case and with any punctuation, whichever buyers may see them. */
export async function findBuilderProductsOfSkus(
  { database, search }: SearchDeps,
  shopper: Shopper,
  skus: readonly string[],
): Promise<ProductList> {
  const finder = await search.getFinderAtVersion(shopper.webstore.catalogVersion)
  const partNumberKeys = skus.map(toPartNumberKey).filter((key) => key !== '')
  const ids = await database.query((db) => findProductIdsIgnoringEntitlement(db, { skus, keys: partNumberKeys }))
  const products = await loadBuilderProducts(
    { database, finder },
    ids.flatMap((id) => finder.index.slotOf(id) ?? []),
  )
  return { products, total: products.length, hasMore: false }
}

async function loadBuilderProducts(
  { database, finder }: Pick<SearchDeps, 'database'> & { readonly finder: Finder },
  slots: readonly number[],
): Promise<BuilderProduct[]> {
  const summaries = slots.map((slot) => toSummary(finder.index, slot))
  const images = await database.query((db) =>
    findDefaultImages(
      db,
      summaries.map(({ productId }) => productId),
    ),
  )
  return summaries.map((product) => ({ ...product, imageUrl: images.get(product.productId)?.url ?? '' }))
}

interface MatchedSlots {
  readonly slots: readonly number[]
  readonly total: number
}

/**
 * Finds a page of the products that match a query or have it as their id, as slots of the search index, and their total
 * number.
 */
async function findMatchingSlots(
  { database, finder }: Pick<SearchDeps, 'database'> & { readonly finder: Finder },
  shopper: Shopper,
  { query, page, pageSize }: ProductsQuery,
): Promise<Result<MatchedSlots>> {
  const id = normalizeId(query, '01t')
  if (id !== null) return ok(findSlotById(finder.index, id))
  const prepared = await prepareSearchQuery({ database, finder }, shopper, {
    searchTerm: query,
    categoryId: null,
    matchAll: true,
    refinements: [],
    sortRuleId: query === '' ? sortRuleIdOf('name-asc') : null,
    grouping: 'VariationParent',
    page,
    pageSize,
    searchFields: [],
  })
  // Pages are made for all buyers, so the site builder's own buyer groups must not count.
  return prepared.ok ? ok(finder.find({ ...prepared.value.query, buyerGroupIds: null, counts: false })) : prepared
}

function findSlotById(index: SearchIndex, id: string): MatchedSlots {
  const slot = index.slotOf(id)
  return slot === undefined ? { slots: [], total: 0 } : { slots: [slot], total: 1 }
}

function toSummary(index: SearchIndex, slot: number): Omit<BuilderProduct, 'imageUrl'> {
  return { productId: index.id(slot), name: index.name(slot), stockKeepingUnit: index.sku(slot) }
}
