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

// The entries of both caches belong to one `webstore` object. A write to the catalogue changes the version of the
// store, so later requests get another object, and with it empty caches.
const productCache = new Cache<SellableProduct>({ name: 'products in carts', maxEntries: MAX_CACHED_ENTRIES })
const priceCache = new Cache<ProductPricing>({ name: 'prices in carts', maxEntries: MAX_CACHED_ENTRIES })

/** Finds products as `findSellableProducts` does, through the cache. */
export async function findSellableProductsCached(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  const groupsKey = toBuyerGroupsKey(shopper)
  return productCache
    .switchToVersion(shopper.webstore)
    .getOrLoadMany(
      { requests: [...new Set(productIds)], toKey: (id) => `${id} ${groupsKey}`, toResultKey: (id) => id },
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
  const shopperKey = JSON.stringify([shopper.currency, toBuyerGroupsKey(shopper), priceBooks])
  return priceCache
    .switchToVersion(shopper.webstore)
    .getOrLoadMany({ requests, toKey: (request) => `${toResultKey(request)} ${shopperKey}`, toResultKey }, (missing) =>
      priceProductsWithBooks(db, shopper, { requests: missing, priceBooks }),
    )
}

function toBuyerGroupsKey(shopper: Shopper): string {
  return toBuyerGroupIds(shopper).join(' ')
}
