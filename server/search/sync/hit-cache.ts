import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import { LRUCache } from 'lru-cache'
import type { ListedProduct } from '../../catalogue/service.ts'
import type { ViewableProduct } from '../../pricing/service.ts'
import { BatchLoader } from './batch-loader.ts'

/** The maximum number of cached products and of cached prices, and the approximate size limit of each in bytes. */
const MAX_ENTRIES = 24_000
const MAX_BYTES = 24 * 1024 * 1024

/** The approximate size in bytes of a product, a price and a price break, without their texts. */
const PRODUCT_BYTES = 250
const PRICE_BYTES = 250
const PRICE_BREAK_BYTES = 250

/**
 * Caches products as lists show them, and prices, until they change: most searches show the same few on their first
 * page.
 */
export class HitCache {
  readonly products = new LRUCache<string, ListedProduct>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: estimateProductSize,
  })
  readonly prices = new LRUCache<string, PricingLineItem>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: estimatePriceSize,
  })
  readonly productLoader = new BatchLoader<{ readonly id: string }, ListedProduct>()
  readonly priceLoader = new BatchLoader<ViewableProduct, PricingLineItem>()
  readonly #profiles = new LRUCache<string, number>({ max: 1000 })
  #profileCount = 0

  /**
   * Returns a short number for a description of what a cached value depends on; equal descriptions get the same number
   * while it is in use.
   */
  profileId(profileJson: string): number {
    const cached = this.#profiles.get(profileJson)
    if (cached !== undefined) return cached
    this.#profileCount += 1
    this.#profiles.set(profileJson, this.#profileCount)
    return this.#profileCount
  }
}

/**
 * Returns values by id: from the cache, and loaded in one call where they are missing. Loaded values are cached if
 * `isCacheable` allows it.
 */
export async function getOrLoad<Requested extends { readonly id: string }, Value extends object>(
  cache: LRUCache<string, Value>,
  {
    requested,
    cacheKeyOf,
    isCacheable,
  }: {
    readonly requested: readonly Requested[]
    readonly cacheKeyOf: (request: Requested) => string
    readonly isCacheable: (request: Requested, value: Value) => boolean
  },
  load: (missing: readonly Requested[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const values = new Map<string, Value>()
  const missing: Requested[] = []
  for (const request of requested) {
    const cached = cache.get(cacheKeyOf(request))
    if (cached === undefined) missing.push(request)
    else values.set(request.id, cached)
  }
  const loaded = missing.length === 0 ? null : await load(missing)
  for (const request of missing) {
    const value = loaded?.get(request.id)
    if (value === undefined) continue
    values.set(request.id, value)
    if (isCacheable(request, value)) cache.set(cacheKeyOf(request), value)
  }
  return values
}

function estimateProductSize({ name, fields, defaultImage, productVariationInfo }: ListedProduct): number {
  const family =
    productVariationInfo === null || productVariationInfo === undefined
      ? 0
      : JSON.stringify(productVariationInfo).length * 3
  return Object.entries(fields).reduce(
    (sum, [, value]) => sum + 24 + (value?.length ?? 0),
    PRODUCT_BYTES + family + name.length + defaultImage.url.length,
  )
}

function estimatePriceSize({ productPriceEntries = [] }: PricingLineItem): number {
  return productPriceEntries.reduce(
    (sum, { priceAdjustment }) =>
      sum + PRICE_BYTES + PRICE_BREAK_BYTES * (priceAdjustment?.priceAdjustmentTiers.length ?? 0),
    PRICE_BYTES,
  )
}
