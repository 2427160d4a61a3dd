import { Finder } from '../query/finder.ts'
import { IndexSnapshots, type SnapshotPlace } from '../snapshot/index-snapshots.ts'
import type { Database, DatabaseLog } from '../store.ts'
import { HitCache } from './hit-cache.ts'
import { IndexUpdater } from './index-updater.ts'
import { SnapshotSchedule } from './snapshot-schedule.ts'

/** The search of one process, with an index that follows the catalogue. */
export interface LiveSearch {
  /** Returns the finder for this catalogue version or a newer one; refreshes the index first if it is older. */
  getFinderAtVersion(version: number): Promise<Finder>
  /** The cache of hits that were shown recently. */
  readonly hitCache: HitCache
  /** Begins to load the catalogue in the background and to follow its changes. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * How long to wait for further changes before a refresh in the background, because an import makes many. Searches do
 * not wait for this delay: they refresh the index themselves.
 */
const DEBOUNCE_MS = 500

/**
 * Creates the search of a process; nothing is loaded before `start` or the first search. With a `place`, the index is
 * stored there between two starts.
 */
export function createLiveSearch(database: Database, log: DatabaseLog, place: SnapshotPlace | null = null): LiveSearch {
  const snapshots = place === null ? null : new IndexSnapshots({ database, log, place })
  const updater = new IndexUpdater(database, async () => (await snapshots?.load()) ?? null)
  const schedule = snapshots === null ? null : new SnapshotSchedule(updater, snapshots)
  let finder: Finder | null = null
  let unsubscribe: (() => void) | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const refresh = async (): Promise<void> => {
    try {
      await updater.refresh()
      if (!isClosed) schedule?.consider()
    } catch (error) {
      // The next search tries again and reports the error.
      if (!isClosed) log.warn({ err: error }, 'The search could not take over the catalogue.')
    }
  }
  const scheduleRefresh = (): void => {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = null
      void refresh()
    }, DEBOUNCE_MS).unref()
  }

  return {
    hitCache: new HitCache(),
    async getFinderAtVersion(version) {
      await updater.refreshToVersion(version)
      if (finder?.index !== updater.index) finder = new Finder(updater.index)
      return finder
    },
    async start() {
      unsubscribe = await database.subscribe({
        onChange: (change) => {
          if (change === 'webstore') scheduleRefresh()
        },
        onLost: () => undefined,
        onRestored: scheduleRefresh,
      })
      void refresh()
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      unsubscribe?.()
      await updater.waitUntilIdle()
      await schedule?.close()
    },
  }
}
