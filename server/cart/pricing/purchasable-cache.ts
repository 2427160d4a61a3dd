import { currentLocale } from '@hydrant/messages/locale.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { Cache } from '../../cache/cache.ts'
import { findSellableProducts, type SellableProduct } from '../../catalogue/service.ts'
import {
  type ActivePriceBook,
  toPriceKey,
  priceProductsWithBooks,
  type PriceRequest,
  type ProductPricing,
} from '../../pricing/service.ts'
import type { ReadOnlyDb } from '../store.ts'

/** The maximum number of cached products, and of cached prices. */
const MAX_CACHED_ENTRIES = 5_000

// The entries of both caches belong to one instance of price revisions. A write to the catalogue that is more than a
// changed price leads to another instance, and with it to empty caches.
const productCache = new Cache<SellableProduct>({ name: 'products in carts', maxEntries: MAX_CACHED_ENTRIES })
const priceCache = new Cache<ProductPricing>({ name: 'prices in carts', maxEntries: MAX_CACHED_ENTRIES })

/** Finds products as `findSellableProducts` does, through the cache. */
export async function findSellableProductsCached(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  const profile = `${toBuyerGroupsKey(shopper)} ${currentLocale()}`
  return productCache
    .switchToVersion(shopper.webstore.prices)
    .getOrLoadMany(
      { requests: [...new Set(productIds)], toKey: (id) => `${id} ${profile}`, toResultKey: (id) => id },
      (missing) => findSellableProducts(db, shopper, missing),
    )
}

/** Prices products as `priceProductsWithBooks` does, through the cache. */
export async function priceProductsCached(
  db: ReadOnlyDb,
  shopper: Shopper,
  lookup: { readonly requests: readonly PriceRequest[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPricing>> {
  const { requests, priceBooks } = lookup
  const toResultKey = ({ productId, sellingModelId }: PriceRequest): string => toPriceKey(productId, sellingModelId)
  const { prices } = shopper.webstore
  const shopperKey = JSON.stringify([shopper.currency, toBuyerGroupsKey(shopper), priceBooks])
  const toKey = (request: PriceRequest): string =>
    `${toResultKey(request)} ${prices.revisionOf(request.productId)} ${shopperKey}`
  return priceCache
    .switchToVersion(shopper.webstore.prices)
    .getOrLoadMany({ requests, toKey, toResultKey }, (missing) =>
      priceProductsWithBooks(db, shopper, { requests: missing, priceBooks }),
    )
}

function toBuyerGroupsKey(shopper: Shopper): string {
  return toBuyerGroupIds(shopper).join(' ')
}
