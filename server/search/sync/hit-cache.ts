import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import { Cache } from '../../cache/cache.ts'
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
  readonly products = new Cache<ListedProduct>({
    name: 'products in lists',
    maxEntries: MAX_ENTRIES,
    bytes: { max: MAX_BYTES, sizeOf: estimateProductSize },
  })
  readonly prices = new Cache<PricingLineItem>({
    name: 'prices in lists',
    maxEntries: MAX_ENTRIES,
    bytes: { max: MAX_BYTES, sizeOf: estimatePriceSize },
  })
  readonly productLoader = new BatchLoader<{ readonly id: string }, ListedProduct>()
  readonly priceLoader = new BatchLoader<ViewableProduct, PricingLineItem>()
  readonly #profiles = new Cache<number>({ name: 'profiles of lists', maxEntries: 1000 })
  #profileCount = 0

  /**
   * Returns a short number that stands for a profile: the JSON of what a cached value depends on. Equal profiles get
   * the same number while it is in use.
   */
  getProfileId(profileJson: string): number {
    return this.#profiles.getOrCompute(profileJson, () => (this.#profileCount += 1))
  }
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
