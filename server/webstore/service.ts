import type { Executor } from '@hydrant/database/connection/database.ts'
import { Cache } from '../cache/cache.ts'
import { findWebstore, incrementCatalogVersion, insertWebstore, type Webstore } from './store.ts'

export { toCatalogSnapshotId, isCatalogSnapshot } from './snapshot-id.ts'
export { lockWebstoreTable } from './store.ts'
export type { Webstore }
export {
  toGiftingSettings,
  canSplitShipment,
  toPaymentSettings,
  toRecommendationSettings,
  toRegistrationSettings,
  skipsPhoneValidation,
} from './store-settings.ts'

/** Gets the web store. Throws when the database has not been set up, which the start of the process prevents. */
export async function getWebstore(executor: Executor): Promise<Webstore> {
  const webstore = await findWebstore(executor)
  if (webstore === null) throw new Error('The database holds no web store.')
  return webstore
}

/** Whether the database contains a web store already. */
export async function hasWebstore(executor: Executor): Promise<boolean> {
  return (await findWebstore(executor)) !== null
}

/** Stores the web store of an empty database. */
export async function createWebstore(executor: Executor, values: Omit<Webstore, 'catalogVersion'>): Promise<void> {
  await insertWebstore(executor, values)
}

/**
 * Increments the catalogue version, which notifies every process that the catalogue has changed. Call it in the
 * transaction that changed it.
 */
export async function markCatalogChanged(executor: Executor): Promise<void> {
  await incrementCatalogVersion(executor)
}

/**
 * Caches what `read` returns for each state of the web store; for data that changes only together with the catalogue
 * version. Every change creates a new web store object, so nothing is cached for too long. Not for a transaction that
 * has changed the data itself. `name` is that of the cache.
 */
export function cacheByWebstore<Value extends object>(
  name: string,
  read: (executor: Executor) => Promise<Value>,
): (executor: Executor, webstore: Webstore) => Promise<Value> {
  const values = new Cache<Value>({ name, maxEntries: 1, sharesLoads: false })
  return (executor, webstore) => values.at(webstore).getOrLoad('', () => read(executor))
}
