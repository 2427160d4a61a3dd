import type { SearchEngine } from '../engine.ts'
import { Finder } from '../query/finder.ts'
import { createIndexEngine } from '../query/index-engine.ts'
import { IndexSnapshots, type SnapshotPlace } from '../snapshot/index-snapshots.ts'
import type { Database, DatabaseLog } from '../store.ts'
import { CatalogueFollower } from './catalogue-follower.ts'
import { HitCache } from './hit-cache.ts'
import { IndexUpdater } from './index-updater.ts'
import { SnapshotSchedule } from './snapshot-schedule.ts'

/** The search of one process, with an index that follows the catalogue. */
export interface LiveSearch {
  /** Returns the engine for this catalogue version or a newer one; refreshes the index first if it is older. */
  getEngineAtVersion(version: number): Promise<SearchEngine>
  /** The cache of hits that were shown recently. */
  readonly hitCache: HitCache
  /** Begins to load the catalogue in the background and to follow its changes. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The search over an index in the memory of this process. */
export interface IndexSearch extends LiveSearch {
  /** Returns the finder of the engine. */
  getFinderAtVersion(version: number): Promise<Finder>
}

/**
 * Creates the search of a process; nothing is loaded before `start` or the first search. With a `place`, the index is
 * stored there between two starts.
 */
export function createLiveSearch(
  database: Database,
  log: DatabaseLog,
  place: SnapshotPlace | null = null,
): IndexSearch {
  const snapshots = place === null ? null : new IndexSnapshots({ database, log, place })
  const updater = new IndexUpdater(database, async () => (await snapshots?.load()) ?? null)
  const schedule = snapshots === null ? null : new SnapshotSchedule(updater, snapshots)
  let finder: Finder | null = null
  const getFinderAtVersion = async (version: number): Promise<Finder> => {
    await updater.refreshToVersion(version)
    if (finder?.index !== updater.index) finder = new Finder(updater.index)
    return finder
  }
  const follower = new CatalogueFollower({ database, log }, async (isClosed) => {
    await updater.refresh()
    if (!isClosed()) schedule?.consider()
  })
  return {
    hitCache: new HitCache(),
    getFinderAtVersion,
    getEngineAtVersion: async (version) => createIndexEngine(await getFinderAtVersion(version)),
    start: () => follower.start(),
    async close() {
      follower.close()
      await updater.waitUntilIdle()
      await schedule?.close()
    },
  }
}
