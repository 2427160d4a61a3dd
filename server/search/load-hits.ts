import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { loadListedProducts, toProductSummary } from '../catalogue/service.ts'
import { toHiddenPriceRow, type ActivePriceBook, loadViewablePricingRows } from '../pricing/service.ts'
import type { Finder } from './query/finder.ts'
import type { HitCache } from './sync/hit-cache.ts'
import type { Database } from './store.ts'

/** What `loadHits` needs: the database, the finder of the search, and the cache of hits. */
export interface HitDeps {
  readonly database: Database
  readonly finder: Finder
  readonly cache: HitCache
}

/** Which hits to load, and what of them. */
export interface HitsQuery {
  readonly slots: readonly number[]
  /** Empty: all fields. */
  readonly fields: readonly string[]
  readonly quantityRule: boolean
  readonly variationInfo: boolean
  /** The price books that are open to the shopper now; null: prices are not requested. */
  readonly priceBooks: readonly ActivePriceBook[] | null
}

/** A hit with the details that the index has. */
interface Hit {
  readonly id: string
  /** The cache keys of the product and of its price. */
  readonly productKey: string
  readonly priceKey: string
  readonly canViewPrice: boolean
  /** For a parent: the variations whose prices the shopper may see. */
  readonly variationIds: readonly string[]
  readonly hasParent: boolean
}

/** Hits as a page shows them, and the products whose prices they show. */
export interface LoadedHits {
  readonly products: ProductSummary[]
  readonly pricedProductIds: readonly string[]
}

/**
 * Loads hits as a page shows them, in the order of their index slots (the numbers of products in the search
 * index). Call it right after the search, before awaiting anything else: slots may change with the index.
 */
export async function loadHits(
  { database, finder, cache }: HitDeps,
  shopper: Shopper,
  query: HitsQuery,
): Promise<LoadedHits> {
  const { priceBooks, variationInfo } = query
  const profiles = toCacheProfiles({ finder, cache }, shopper, query)
  const hits = toHits(finder, { ...query, groupIds: toBuyerGroupIds(shopper), profiles })
  const productsPromise = cache.products.getOrLoadMany(
    {
      requests: hits,
      toKey: (hit) => hit.productKey,
      toResultKey: ({ id }) => id,
      isCacheable: (hit, { productClass }) => productClass !== 'Variation' || hit.hasParent,
    },
    (missing) =>
      cache.productLoader.load(`${profiles.family} ${profiles.product}`, missing, (products) =>
        database.query((db) => loadListedProducts(db, shopper, { ids: products.map(({ id }) => id), variationInfo })),
      ),
  )
  const priced = priceBooks === null ? [] : hits.filter(({ canViewPrice }) => canViewPrice)
  const pricesPromise = cache.prices.getOrLoadMany(
    { requests: priced, toKey: (hit) => hit.priceKey, toResultKey: ({ id }) => id },
    (missing) =>
      cache.priceLoader.load(`${profiles.family} ${profiles.price}`, missing, (products) =>
        database.query((db) => loadViewablePricingRows(db, shopper, { products, priceBooks: priceBooks ?? [] })),
      ),
  )
  const [products, prices] = await Promise.all([productsPromise, pricesPromise])
  const summaries = hits.flatMap(({ id, canViewPrice }) => {
    const product = products.get(id)
    if (product === undefined) return []
    const summary = toProductSummary(product, query)
    return priceBooks === null
      ? [summary]
      : [{ ...summary, prices: canViewPrice ? (prices.get(id) ?? null) : toHiddenPriceRow(id) }]
  })
  return { products: summaries, pricedProductIds: priced.flatMap(({ id, variationIds }) => [id, ...variationIds]) }
}

/** The request properties that the cached values depend on, as short keys. */
interface CacheProfiles {
  /**
   * Values of variation families depend on the members and on which of them the shopper may see, so they are cached
   * only until any change.
   */
  readonly family: string
  readonly product: number
  readonly price: number
}

function toCacheProfiles(
  { finder, cache }: Pick<HitDeps, 'finder' | 'cache'>,
  shopper: Shopper,
  { variationInfo, priceBooks }: HitsQuery,
): CacheProfiles {
  const { currency, webstore } = shopper
  return {
    family: `${finder.index.epoch} ${cache.getProfileId(JSON.stringify(toBuyerGroupIds(shopper)))}`,
    product: cache.getProfileId(JSON.stringify([currency, variationInfo])),
    price: cache.getProfileId(JSON.stringify([currency, webstore.pricingStrategy, priceBooks])),
  }
}

interface HitContext extends Pick<HitsQuery, 'slots' | 'variationInfo'> {
  readonly groupIds: readonly string[]
  readonly profiles: CacheProfiles
}

function toHits(finder: Finder, { slots, variationInfo, groupIds, profiles }: HitContext): Hit[] {
  const { index } = finder
  const canViewPrice = finder.createPriceVisibilityCheck(groupIds)
  return slots.map((slot) => {
    const [id, revision, hasParent, variations] = [
      index.id(slot),
      index.revisionKey(slot),
      index.variations.parentOf(slot) >= 0,
      index.variations.variationsOf(slot),
    ]
    return {
      id,
      productKey: `${hasParent || (variationInfo && variations.length > 0) ? `${profiles.family} ${id}` : revision} ${profiles.product}`,
      priceKey: `${variations.length > 0 ? `${profiles.family} ${id}` : revision} ${profiles.price}`,
      canViewPrice: canViewPrice(slot),
      variationIds: variations.filter(canViewPrice).map((variation) => index.id(variation)),
      hasParent,
    }
  })
}
