import { Finder } from '../query/finder.ts'
import type { Database, DatabaseLog } from '../store.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { HitCache } from './hit-cache.ts'
import { IndexUpdater } from './index-updater.ts'

/** The search of one process, with an index that follows the catalogue. */
export interface LiveSearch {
  /** Returns the finder for this catalogue version or a newer one; refreshes the index first if it is older. */
  getFinderAtVersion(version: number): Promise<Finder>
  readonly index: SearchIndex
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

/** Creates the search of a process; nothing is loaded before `start` or the first search. */
export function createLiveSearch(database: Database, log: DatabaseLog): LiveSearch {
  const updater = new IndexUpdater(database)
  const finder = new Finder(updater.index)
  let unsubscribe: (() => void) | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const refresh = async (): Promise<void> => {
    try {
      await updater.refresh()
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
    index: updater.index,
    hitCache: new HitCache(),
    async getFinderAtVersion(version) {
      await updater.refreshToVersion(version)
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
      scheduleRefresh()
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      unsubscribe?.()
      await updater.waitUntilIdle()
    },
  }
}
