import { createHash } from 'node:crypto'
import type { Listing, ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { Cache } from '../cache/cache.ts'
import { findAttributeDefinitionsCached, toCustomFieldName } from '../catalogue/service.ts'
import { findInStockProductIds } from '../inventory/service.ts'
import type { PricedProducts } from '../webstore/service.ts'
import type { ProductSet } from './query/product-set.ts'
import { findProducts, prepareSearchQuery, type SearchDeps, type SearchRequest } from './service.ts'
import type { Database, ReadOnlyDb } from './store.ts'

/** Finds the ids of what a shopper has bought before; orders know that. */
export type FindBoughtProductIds = (db: ReadOnlyDb, shopper: Shopper) => Promise<readonly string[]>

/** What listings of the shop's pages run on. */
export interface ListingDeps extends SearchDeps {
  readonly inStock: () => Promise<ProductSet>
  readonly findBoughtProductIds: FindBoughtProductIds
}

/** A search of a page of the shop. */
export interface ListingRequest {
  readonly request: SearchRequest
  readonly isInStock: boolean
  readonly isBoughtBefore: boolean
  /** Whether the fields of the hits have all of their attributes. */
  readonly includeAttributes: boolean
}

/** Pages for all guests are as old at most before they show other stock. */
const STOCK_AGE_MS = 10_000

/** Creates a function that loads what is in stock, at most every ten seconds: all searches share it. */
export function createInStockSet(database: Database): () => Promise<ProductSet> {
  const cache = new Cache<ProductSet & { readonly loadedAt: number }>({
    name: 'search: in stock',
    maxEntries: 1,
    isFresh: ({ loadedAt }) => performance.now() - loadedAt < STOCK_AGE_MS,
    needsRefresh: ({ loadedAt }) => performance.now() - loadedAt > STOCK_AGE_MS / 2,
  })
  return () =>
    cache.getOrLoad('', async () => {
      const loadedAt = performance.now()
      const ids = await database.query(findInStockProductIds)
      return { ...toProductSet(ids), loadedAt }
    })
}

/** A listing, and the products whose prices it shows. */
export interface ListingOutcome {
  readonly listing: Listing
  readonly pricedProducts: PricedProducts
}

/**
 * Searches for a page of the shop: as every search, and if asked for only what is in stock and what the account has bought
 * before, with the numbers of both among the hits.
 */
export async function findListing(
  deps: ListingDeps,
  shopper: Shopper,
  { request, isInStock, isBoughtBefore, includeAttributes }: ListingRequest,
): Promise<Result<ListingOutcome>> {
  const [inStock, bought, definitions] = await Promise.all([
    deps.inStock(),
    loadBoughtSet(deps, shopper),
    deps.database.query((db) => findAttributeDefinitionsCached(db, shopper.webstore)),
  ])
  const within = [...(isInStock ? [inStock] : []), ...(isBoughtBefore ? [bought ?? NOTHING] : [])]
  const fields = includeAttributes
    ? [...request.fields, ...definitions.map(({ apiName }) => toCustomFieldName(apiName))]
    : request.fields
  const found = await findProducts(deps, shopper, { ...request, fields, within })
  if (!found.ok) return found
  const { results, pricedProducts } = found.value
  const countIn = (set: ProductSet) => countHits(deps, shopper, { ...request, within: [...new Set([...within, set])] })
  const [inStockCount, boughtBeforeCount] = await Promise.all([
    countIn(inStock),
    bought === null ? null : countIn(bought),
  ])
  const shownNames = listShownNames(results)
  const attributes = definitions.flatMap(({ apiName, label, dataType }) => {
    const name = toCustomFieldName(apiName)
    return shownNames.has(name) ? [{ apiName: name, label, dataType }] : []
  })
  return ok({ listing: { ...results, inStockCount, boughtBeforeCount, attributes }, pricedProducts })
}

const NOTHING: ProductSet = { key: 'nothing', ids: [] }

/** Loads what a buyer has bought; null for guests. */
async function loadBoughtSet(
  { database, findBoughtProductIds }: ListingDeps,
  shopper: Shopper,
): Promise<ProductSet | null> {
  if (shopper.user === null) return null
  const ids = await database.query((db) => findBoughtProductIds(db, shopper))
  return toProductSet(ids)
}

/** Names a set by what is in it, so that searches stay cached while that is the same. */
function toProductSet(ids: readonly string[]): ProductSet {
  return { key: createHash('sha256').update(ids.join()).digest('base64'), ids }
}

/** Counts the hits of a search that are in all of the sets. */
async function countHits({ database, search }: SearchDeps, shopper: Shopper, request: SearchRequest): Promise<number> {
  const { within = [] } = request
  if (within.some(({ ids }) => ids.length === 0)) return 0
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const prepared = await prepareSearchQuery({ database, engine }, shopper, { ...request, sortRuleId: null, page: 0 })
  if (!prepared.ok) return 0
  return (await engine.find({ ...prepared.value.query, within, limit: 0, counts: false })).total
}

/** Lists the attributes that a page can show: those of its products, and those that facets are made of. */
function listShownNames({ productsPage, facets }: ProductSearchResults): ReadonlySet<string> {
  return new Set([
    ...facets.map(({ nameOrId }) => nameOrId),
    ...productsPage.products.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { value }]) => (value === null || value === '' ? [] : [name])),
    ),
  ])
}
