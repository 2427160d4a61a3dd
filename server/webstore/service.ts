import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { Cache } from '../cache/cache.ts'
import { findWebstore, type Webstore } from './store.ts'

export { toCatalogSnapshotId, isCatalogSnapshot } from './snapshot-id.ts'
export { incrementCatalogVersion, insertWebstore, lockWebstoreTable } from './store.ts'
export type { Webstore }
export {
  toGiftingSettings,
  canSplitShipment,
  toPaymentSettings,
  toRecommendationSettings,
  toRegistrationSettings,
  skipsContactValidation,
} from './store-settings.ts'

/** Gets the web store. Throws when there is none, which cannot happen after the start of the process. */
export async function getWebstore(db: ReadOnlyDb): Promise<Webstore> {
  const webstore = await findWebstore(db)
  if (webstore === null) throw new Error('The database holds no web store.')
  return webstore
}

/** Whether the database contains a web store already. */
export async function hasWebstore(db: ReadOnlyDb): Promise<boolean> {
  return (await findWebstore(db)) !== null
}

/**
 * Creates a function that loads a value and caches it until the web store changes: for data that changes only together
 * with the catalogue version. Every change creates a new web store object, so no stale value is returned. Do not use it
 * in a transaction that has changed the data itself.
 */
export function cacheUntilWebstoreChanges<Value extends object>(
  cacheName: string,
  load: (db: ReadOnlyDb) => Promise<Value>,
): (db: ReadOnlyDb, webstore: Webstore) => Promise<Value> {
  const valueCache = new Cache<Value>({ name: cacheName, maxEntries: 1, sharesLoads: false })
  return (db, webstore) => valueCache.switchToVersion(webstore).getOrLoad('', () => load(db))
}
