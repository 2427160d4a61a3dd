import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import { LRUCache } from 'lru-cache'
import type { ListedProduct } from '../../catalogue/service.ts'
import type { SeenProduct } from '../../pricing/service.ts'
import { SharedReading } from './shared-reading.ts'

/** So many products, and so many prices, are remembered, and so many bytes of each, about. */
const LIMIT = 24_000
const BYTES = 24 * 1024 * 1024

/** What one of them takes beside its texts, about. */
const PRODUCT = 250
const PRICE = 250
const BREAK = 250

/**
 * Products as lists show them and rows of prices, until they change: the same few are on the first pages of most
 * searches.
 */
export class HitMemory {
  readonly products = new LRUCache<string, ListedProduct>({
    max: LIMIT,
    maxSize: BYTES,
    sizeCalculation: sizeOfProduct,
  })
  readonly prices = new LRUCache<string, PricingLineItem>({ max: LIMIT, maxSize: BYTES, sizeCalculation: sizeOfPrice })
  readonly readingProducts = new SharedReading<{ readonly id: string }, ListedProduct>()
  readonly readingPrices = new SharedReading<SeenProduct, PricingLineItem>()
  readonly #profiles = new LRUCache<string, number>({ max: 1000 })
  #profileCount = 0

  /** A short name for what tells askers apart: the same for the same, as long as it is in use. */
  profile(described: string): number {
    const known = this.#profiles.get(described)
    if (known !== undefined) return known
    this.#profileCount += 1
    this.#profiles.set(described, this.#profileCount)
    return this.#profileCount
  }
}

/**
 * What is remembered among things that were asked for, and what is not is read at once and remembered where it may be.
 * By id.
 */
export async function recall<Asked extends { readonly id: string }, Value extends object>(
  memory: LRUCache<string, Value>,
  {
    asked,
    placeOf,
    mayBeKept,
  }: {
    readonly asked: readonly Asked[]
    readonly placeOf: (one: Asked) => string
    readonly mayBeKept: (one: Asked, value: Value) => boolean
  },
  readAnew: (missing: readonly Asked[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>()
  const missing: Asked[] = []
  for (const one of asked) {
    const known = memory.get(placeOf(one))
    if (known === undefined) missing.push(one)
    else found.set(one.id, known)
  }
  const read = missing.length === 0 ? null : await readAnew(missing)
  for (const one of missing) {
    const value = read?.get(one.id)
    if (value === undefined) continue
    found.set(one.id, value)
    if (mayBeKept(one, value)) memory.set(placeOf(one), value)
  }
  return found
}

function sizeOfProduct({ name, fields, defaultImage, productVariationInfo }: ListedProduct): number {
  const family =
    productVariationInfo === null || productVariationInfo === undefined
      ? 0
      : JSON.stringify(productVariationInfo).length * 3
  return Object.entries(fields).reduce(
    (sum, [, value]) => sum + 24 + (value?.length ?? 0),
    PRODUCT + family + name.length + defaultImage.url.length,
  )
}

function sizeOfPrice({ productPriceEntries = [] }: PricingLineItem): number {
  return productPriceEntries.reduce(
    (sum, { priceAdjustment }) => sum + PRICE + BREAK * (priceAdjustment?.priceAdjustmentTiers.length ?? 0),
    PRICE,
  )
}
