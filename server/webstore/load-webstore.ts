import { PriceRevisions } from './price-revisions.ts'
import { findProductChanges, findWebstore, type ReadOnlyDb, type WebstoreRow } from './store.ts'

/** The web store with its settings. */
export interface Webstore extends Omit<WebstoreRow, 'createdAt'> {
  /**
   * Which prices have changed lately. It is another instance as soon as anything else in the catalogue or the settings
   * has changed: what depends on those can be cached for one instance.
   */
  readonly prices: PriceRevisions
}

/** The maximum number of products whose prices have changed between two loads and are loaded one by one. */
const MAX_LOADED_CHANGES = 5_000

/**
 * Creates a function that gets the web store. While nothing but prices changes, the web stores that it returns share
 * their price revisions, which know all changes up to the latest of these web stores. Throws when there is no web store,
 * which cannot happen after the start of the process.
 */
export function createWebstoreLoader(): (db: ReadOnlyDb) => Promise<Webstore> {
  let current: { readonly base: string; readonly prices: PriceRevisions } | null = null
  return async (db) => {
    const versionAtStart = current?.prices.version ?? 0
    const row = await findWebstore(db)
    if (row === null) throw new Error('The database holds no web store.')
    const { catalogVersion } = row
    const base = JSON.stringify({ ...row, catalogVersion: null })
    // The version is lower than before after a backup was restored.
    if (current?.base !== base || catalogVersion < versionAtStart)
      current = { base, prices: new PriceRevisions(catalogVersion) }
    const { prices } = current
    // Another load may have added these changes already, or later ones.
    if (catalogVersion > prices.version)
      prices.add(catalogVersion, await findProductChanges(db, prices.version, MAX_LOADED_CHANGES))
    return { ...row, prices }
  }
}
