import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { Cache } from '../cache/cache.ts'
import { createWebstoreLoader, type Webstore } from './load-webstore.ts'
import { findWebstore } from './store.ts'

export { toCatalogSnapshotId, isCatalogSnapshot } from './snapshot-id.ts'
export { incrementCatalogVersion, insertWebstore, lockWebstoreTable, type Market, updateMarket } from './store.ts'
export { createWebstoreLoader, type Webstore } from './load-webstore.ts'
export { parseLocaleOrNull, type StoreLanguages, toLanguages } from './languages.ts'
export { toShippingCalendar } from './shipping-calendar.ts'
export { toShopIdentity } from './shop-identity.ts'
export type { PriceDependency, PricedProducts } from './price-revisions.ts'
export {
  toBillingSettings,
  toGiftingSettings,
  canSplitShipment,
  requiresApproval,
  toPaymentSettings,
  toRecommendationSettings,
  toRegistrationSettings,
  type RegistrationSettings,
  showsStockByLocation,
  skipsContactValidation,
  demandsSecondFactorOfStaff,
  toTimeZone,
} from './store-settings.ts'

/**
 * Gets the web store, with price revisions of its own. Throws when there is none, which cannot happen after the start of
 * the process.
 */
export function getWebstore(db: ReadOnlyDb): Promise<Webstore> {
  return createWebstoreLoader()(db)
}

/** Whether the database contains a web store already. */
export async function hasWebstore(db: ReadOnlyDb): Promise<boolean> {
  return (await findWebstore(db)) !== null
}

/**
 * Creates a function that loads a value and caches it until anything but prices changes: for data that changes only
 * together with the base version of the web store. Do not use it in a transaction that has changed the data itself.
 */
export function cacheUntilBaseChanges<Value extends object>(
  cacheName: string,
  load: (db: ReadOnlyDb) => Promise<Value>,
): (db: ReadOnlyDb, webstore: Webstore) => Promise<Value> {
  const valueCache = new Cache<Value>({ name: cacheName, maxEntries: 1, sharesLoads: false })
  return (db, webstore) => valueCache.switchToVersion(webstore.prices).getOrLoad('', () => load(db))
}
