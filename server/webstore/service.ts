import type { Executor } from '@hydrant/database/connection/database.ts'
import { findWebstore, incrementCatalogVersion, insertWebstore, type Webstore } from './store.ts'

export { catalogSnapshotId, isCatalogSnapshot } from './snapshot-id.ts'
export { lockSetUp } from './store.ts'
export type { Webstore }
export {
  giftingOf,
  mayShipSplit,
  payingOf,
  recommendingOf,
  registeringOf,
  skipsPhoneValidation,
} from './store-settings.ts'

/** The shop. Throws when the database has not been set up, which the start of the process prevents. */
export async function getWebstore(executor: Executor): Promise<Webstore> {
  const found = await findWebstore(executor)
  if (found === null) throw new Error('The database holds no web store.')
  return found
}

/** Whether the database holds a shop already. */
export async function isSetUp(executor: Executor): Promise<boolean> {
  return (await findWebstore(executor)) !== null
}

/** Sets up the shop of an empty database. */
export async function createWebstore(executor: Executor, values: Omit<Webstore, 'catalogVersion'>): Promise<void> {
  await insertWebstore(executor, values)
}

/** Tells every node that the catalogue has changed: call it in the transaction that changed it. */
export async function moveCatalogVersion(executor: Executor): Promise<void> {
  await incrementCatalogVersion(executor)
}

/**
 * Reads something that changes only together with the catalogue version once for each state of the web store. A change
 * makes another object of the store for every request that follows, so nothing is remembered longer than it holds. Not
 * for a transaction that has itself changed what is read.
 */
export function rememberedByState<Value extends object>(
  read: (executor: Executor) => Promise<Value>,
): (executor: Executor, webstore: Webstore) => Promise<Value> {
  const values = new WeakMap<Webstore, Value>()
  return async (executor, webstore) => {
    const known = values.get(webstore)
    if (known !== undefined) return known
    const value = await read(executor)
    values.set(webstore, value)
    return value
  }
}
