import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { loadListedProducts, toProductSummary } from '../catalogue/service.ts'
import { toHiddenPriceRow, type ActivePriceBook, loadViewablePricingRows } from '../pricing/service.ts'
import type { FoundProduct } from './engine.ts'
import type { HitCache } from './sync/hit-cache.ts'
import type { Database } from './store.ts'

/** What `loadHits` needs: the database and the cache of hits. */
export interface HitDeps {
  readonly database: Database
  readonly cache: HitCache
}

/** Which hits to load, and what of them. */
export interface HitsQuery {
  readonly products: readonly FoundProduct[]
  /** The epoch of the engine that has found them. */
  readonly epoch: number
  /** Empty: all fields. */
  readonly fields: readonly string[]
  readonly quantityRule: boolean
  readonly variationInfo: boolean
  /** The price books that are open to the shopper now; null: prices are not requested. */
  readonly priceBooks: readonly ActivePriceBook[] | null
}

/** A hit with the details that the engine has. */
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

/** Loads hits as a page shows them, in their order. */
export async function loadHits({ database, cache }: HitDeps, shopper: Shopper, query: HitsQuery): Promise<LoadedHits> {
  const { priceBooks, variationInfo } = query
  const profiles = toCacheProfiles(cache, shopper, query)
  const hits = query.products.map((product) => toHit(product, { variationInfo, profiles }))
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
  cache: HitCache,
  shopper: Shopper,
  { variationInfo, priceBooks, epoch }: HitsQuery,
): CacheProfiles {
  const { currency, webstore } = shopper
  return {
    family: `${epoch} ${cache.getProfileId(JSON.stringify(toBuyerGroupIds(shopper)))}`,
    product: cache.getProfileId(JSON.stringify([currency, variationInfo, currentLocale()])),
    price: cache.getProfileId(JSON.stringify([currency, webstore.pricingStrategy, priceBooks])),
  }
}

function toHit(
  { id, revision, canViewPrice, hasParent, hasVariations, pricedVariationIds }: FoundProduct,
  { variationInfo, profiles }: { readonly variationInfo: boolean; readonly profiles: CacheProfiles },
): Hit {
  const familyKey = `${profiles.family} ${id}`
  return {
    id,
    productKey: `${hasParent || (variationInfo && hasVariations) ? familyKey : revision} ${profiles.product}`,
    priceKey: `${hasVariations ? familyKey : revision} ${profiles.price}`,
    canViewPrice,
    variationIds: pricedVariationIds,
    hasParent,
  }
}
