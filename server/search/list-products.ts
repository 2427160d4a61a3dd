import type { BuilderProduct } from '@hydrant/contract/admin/products.ts'
import { SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultImages, findProductIdsIgnoringEntitlement } from '../catalogue/service.ts'
import type { FoundProduct, SearchEngine } from './engine.ts'
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
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const matched = await findMatchingProducts({ database, engine }, shopper, input)
  if (!matched.ok) return matched
  const { products, total } = matched.value
  const next = (input.page + 1) * input.pageSize
  return ok({
    products: await loadBuilderProducts(database, products),
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
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const partNumberKeys = skus.map(toPartNumberKey).filter((key) => key !== '')
  const ids = await database.query((db) => findProductIdsIgnoringEntitlement(db, { skus, keys: partNumberKeys }))
  const products = await loadBuilderProducts(database, await engine.findByIds(ids))
  return { products, total: products.length, hasMore: false }
}

type IndexedProduct = Pick<FoundProduct, 'id' | 'name' | 'sku'>

async function loadBuilderProducts(
  database: SearchDeps['database'],
  products: readonly IndexedProduct[],
): Promise<BuilderProduct[]> {
  const images = await database.query((db) =>
    findDefaultImages(
      db,
      products.map(({ id }) => id),
    ),
  )
  return products.map(({ id, name, sku }) => ({
    productId: id,
    name,
    stockKeepingUnit: sku,
    imageUrl: images.get(id)?.url ?? '',
  }))
}

interface MatchedProducts {
  readonly products: readonly IndexedProduct[]
  readonly total: number
}

/** Finds a page of the products that match a query or have it as their id, and their total number. */
async function findMatchingProducts(
  { database, engine }: Pick<SearchDeps, 'database'> & { readonly engine: SearchEngine },
  shopper: Shopper,
  { query, page, pageSize }: ProductsQuery,
): Promise<Result<MatchedProducts>> {
  const id = normalizeId(query, '01t')
  if (id !== null) {
    const products = await engine.findByIds([id])
    return ok({ products, total: products.length })
  }
  const prepared = await prepareSearchQuery({ database, engine }, shopper, {
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
  return prepared.ok ? ok(await engine.find({ ...prepared.value.query, buyerGroupIds: null, counts: false })) : prepared
}
