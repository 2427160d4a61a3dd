import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Shopper } from '../accounts/service.ts'
import { listProducts, productSummary } from '../catalogue/service.ts'
import { hiddenPriceRow, type OpenBook, priceSeenProducts } from '../pricing/service.ts'
import type { Finder } from './finding/finder.ts'
import { type HitMemory, recall } from './keeping/hit-memory.ts'
import type { Database } from './store.ts'

/** What hits are read from: the search that found them, and those that were read before. */
export interface HitParts {
  readonly database: Database
  readonly finder: Finder
  readonly memory: HitMemory
}

/** The hits of one page as they are asked for. */
export interface AskedHits {
  readonly slots: readonly number[]
  /** Empty: every field. */
  readonly fields: readonly string[]
  readonly quantityRule: boolean
  readonly variationInfo: boolean
  /** The books whose prices the shopper may pay now; null: no prices are asked for. */
  readonly books: readonly OpenBook[] | null
}

/** A hit, as far as the index knows it. */
interface Hit {
  readonly id: string
  /** Where the product is remembered, and where its price is. */
  readonly product: string
  readonly price: string
  readonly canViewPrice: boolean
  /** Of a parent: the variations whose prices the shopper may see. */
  readonly variationIds: readonly string[]
  readonly isLed: boolean
}

/**
 * Hits as a page shows them, in the order of their slots. To be called before anything else is waited for, since slots
 * are found: the index may change then.
 */
export async function readHits(
  { database, finder, memory }: HitParts,
  shopper: Shopper,
  asked: AskedHits,
): Promise<ProductSummary[]> {
  const { books, variationInfo } = asked
  const profiles = profilesOf({ finder, memory }, shopper, asked)
  const hits = hitsAt(finder, { ...asked, groupIds: groupIdsOf(shopper), profiles })
  const readingProducts = recall(
    memory.products,
    {
      asked: hits,
      placeOf: (hit) => hit.product,
      mayBeKept: (hit, { productClass }) => productClass !== 'Variation' || hit.isLed,
    },
    (missing) =>
      memory.readingProducts.read(`${profiles.family} ${profiles.product}`, missing, (products) =>
        database.read((executor) =>
          listProducts(executor, shopper, { ids: products.map(({ id }) => id), variationInfo }),
        ),
      ),
  )
  const priced = books === null ? [] : hits.filter(({ canViewPrice }) => canViewPrice)
  const readingPrices = recall(
    memory.prices,
    { asked: priced, placeOf: (hit) => hit.price, mayBeKept: () => true },
    (missing) =>
      memory.readingPrices.read(`${profiles.family} ${profiles.price}`, missing, (products) =>
        database.read((executor) => priceSeenProducts(executor, shopper, { products, books: books ?? [] })),
      ),
  )
  const [products, prices] = await Promise.all([readingProducts, readingPrices])
  return hits.flatMap(({ id, canViewPrice }) => {
    const product = products.get(id)
    if (product === undefined) return []
    const summary = productSummary(product, asked)
    return books === null
      ? [summary]
      : [{ ...summary, prices: canViewPrice ? (prices.get(id) ?? null) : hiddenPriceRow(id) }]
  })
}

/** What tells askers apart, as short names. */
interface Profiles {
  /**
   * What is told of a family depends on its members, and on which of them the shopper may see: it is remembered until
   * anything changes.
   */
  readonly family: string
  readonly product: number
  readonly price: number
}

function profilesOf(
  { finder, memory }: Pick<HitParts, 'finder' | 'memory'>,
  shopper: Shopper,
  { variationInfo, books }: AskedHits,
): Profiles {
  const { currency, webstore } = shopper
  return {
    family: `${finder.index.epoch} ${memory.profile(JSON.stringify(groupIdsOf(shopper)))}`,
    product: memory.profile(JSON.stringify([currency, variationInfo])),
    price: memory.profile(JSON.stringify([currency, webstore.pricingStrategy, books])),
  }
}

interface Seen extends Pick<AskedHits, 'slots' | 'variationInfo'> {
  readonly groupIds: readonly string[]
  readonly profiles: Profiles
}

function hitsAt(finder: Finder, { slots, variationInfo, groupIds, profiles }: Seen): Hit[] {
  const { index } = finder
  const canViewPrice = finder.pricesSeenBy(groupIds)
  return slots.map((slot) => {
    const [id, revision, isLed, variations] = [
      index.id(slot),
      index.revision(slot),
      index.families.parentOf(slot) >= 0,
      index.families.variationsOf(slot),
    ]
    return {
      id,
      product: `${isLed || (variationInfo && variations.length > 0) ? `${profiles.family} ${id}` : revision} ${profiles.product}`,
      price: `${variations.length > 0 ? `${profiles.family} ${id}` : revision} ${profiles.price}`,
      canViewPrice: canViewPrice(slot),
      variationIds: variations.filter(canViewPrice).map((variation) => index.id(variation)),
      isLed,
    }
  })
}

function groupIdsOf({ buyerGroups }: Shopper): string[] {
  return buyerGroups.map(({ id }) => id)
}
