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

/** Gets the web store. Throws when the database has not been set up, which the start of the process prevents. */
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
 * Caches what `read` returns for each state of the web store; for data that changes only together with the catalogue
 * version. Every change creates a new web store object, so nothing is cached for too long. Not for a transaction that
 * has changed the data itself. `name` is that of the cache.
 */
export function cacheByWebstore<Value extends object>(
  name: string,
  read: (db: ReadOnlyDb) => Promise<Value>,
): (db: ReadOnlyDb, webstore: Webstore) => Promise<Value> {
  const values = new Cache<Value>({ name, maxEntries: 1, sharesLoads: false })
  return (db, webstore) => values.at(webstore).getOrLoad('', () => read(db))
}
