import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import {
  type ActivePriceBook,
  priceKey,
  priceProductsWithBooks,
  type PriceRequest,
  type ProductPricing,
} from '../pricing/service.ts'
import type { Executor } from './store.ts'

/** The maximum number of cached products, and of cached prices. */
const MAX_CACHED = 5_000

interface PurchasableCache {
  readonly products: Map<string, SellableProduct>
  readonly prices: Map<string, ProductPricing>
}

/**
 * The cache for one state of the web store. A write to the catalogue changes the version of the store, so that later
 * requests get another `webstore` object: no entry outlives the data that it was read from.
 */
const cacheByWebstore = new WeakMap<Shopper['webstore'], PurchasableCache>()

/** Finds products as `findSellableProducts` does, through the cache. */
export async function findProductsCached(
  executor: Executor,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  const toCacheKey = (productId: string): string => `${productId} ${toBuyerGroupsKey(shopper)}`
  return readThroughCache(
    getPurchasableCache(shopper).products,
    { lookups: [...new Set(productIds)], toCacheKey, toResultKey: (id) => id },
    (missing) => findSellableProducts(executor, shopper, missing),
  )
}

/** Prices products as `priceProductsWithBooks` does, through the cache. */
export async function priceProductsCached(
  executor: Executor,
  shopper: Shopper,
  lookup: { readonly requests: readonly PriceRequest[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPricing>> {
  const { requests, priceBooks } = lookup
  const toResultKey = ({ productId, sellingModelId }: PriceRequest): string => priceKey(productId, sellingModelId)
  const shopperKey = JSON.stringify([shopper.currency, toBuyerGroupsKey(shopper), priceBooks])
  return readThroughCache(
    getPurchasableCache(shopper).prices,
    { lookups: requests, toCacheKey: (request) => `${toResultKey(request)} ${shopperKey}`, toResultKey },
    (missing) => priceProductsWithBooks(executor, shopper, { requests: missing, priceBooks }),
  )
}

interface CacheLookup<Lookup> {
  readonly lookups: readonly Lookup[]
  /** The key of an entry in the cache. */
  readonly toCacheKey: (lookup: Lookup) => string
  /** The key of an entry in the result. */
  readonly toResultKey: (lookup: Lookup) => string
}

async function readThroughCache<Lookup, Entry>(
  cache: Map<string, Entry>,
  { lookups, toCacheKey, toResultKey }: CacheLookup<Lookup>,
  readMissing: (missing: Lookup[]) => Promise<Map<string, Entry>>,
): Promise<Map<string, Entry>> {
  const missing = lookups.filter((lookup) => !cache.has(toCacheKey(lookup)))
  const entries = new Map(
    lookups.flatMap((lookup) => {
      const entry = cache.get(toCacheKey(lookup))
      return entry === undefined ? [] : [[toResultKey(lookup), entry] as const]
    }),
  )
  if (missing.length === 0) return entries
  const loadedEntries = await readMissing(missing)
  if (cache.size + loadedEntries.size > MAX_CACHED) cache.clear()
  for (const lookup of missing) {
    const entry = loadedEntries.get(toResultKey(lookup))
    if (entry === undefined) continue
    entries.set(toResultKey(lookup), entry)
    if (cache.size < MAX_CACHED) cache.set(toCacheKey(lookup), entry)
  }
  return entries
}

function getPurchasableCache({ webstore }: Shopper): PurchasableCache {
  const cache = cacheByWebstore.get(webstore)
  if (cache !== undefined) return cache
  const newCache: PurchasableCache = { products: new Map(), prices: new Map() }
  cacheByWebstore.set(webstore, newCache)
  return newCache
}

function toBuyerGroupsKey({ buyerGroups }: Shopper): string {
  return buyerGroups.map(({ id }) => id).join(' ')
}
