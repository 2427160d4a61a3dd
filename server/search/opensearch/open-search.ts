import { HitCache } from '../sync/hit-cache.ts'
import { CatalogueFollower } from '../sync/catalogue-follower.ts'
import type { LiveSearch } from '../sync/live-search.ts'
import type { Database, DatabaseLog } from '../store.ts'
import { createOpenSearchEngine } from './open-search-engine.ts'
import { OpenSearchUpdater } from './open-search-updater.ts'
import { openProductIndex, type OpenSearchPlace } from './product-index.ts'

export type { OpenSearchPlace } from './product-index.ts'

/** Creates the search over an index in OpenSearch, which all processes of the shop share. */
export async function createOpenSearch(
  database: Database,
  log: DatabaseLog,
  place: OpenSearchPlace,
): Promise<LiveSearch> {
  const productIndex = await openProductIndex(place)
  const updater = new OpenSearchUpdater(database, productIndex)
  const follower = new CatalogueFollower({ database, log }, () => updater.refresh())
  return {
    hitCache: new HitCache(),
    async getEngineAtVersion(version) {
      await updater.refreshToVersion(version)
      return createOpenSearchEngine(productIndex, { structure: updater.structure, version: updater.version })
    },
    start: () => follower.start(),
    async close() {
      follower.close()
      await updater.waitUntilIdle()
      await productIndex.close()
    },
  }
}
