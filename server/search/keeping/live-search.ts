import { Finder } from '../finding/finder.ts'
import type { Database, DatabaseLog } from '../store.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { HitMemory } from './hit-memory.ts'
import { IndexKeeper } from './index-keeper.ts'

/** The search of one process: its index follows the catalogue. */
export interface LiveSearch {
  /** The search at a version of the catalogue or a newer one. */
  at(version: number): Promise<Finder>
  readonly index: SearchIndex
  /** The hits that were shown lately. */
  readonly hits: HitMemory
  /** Begins to read the catalogue, and to follow it, beside everything else. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * After a change the index waits this long for others before it takes them over: an import makes many. Searches do not
 * wait for that.
 */
const CALM_MILLISECONDS = 500

/** Opens the search of a process; nothing is read before `start` or the first question. */
export function openSearch(database: Database, log: DatabaseLog): LiveSearch {
  const keeper = new IndexKeeper(database)
  const finder = new Finder(keeper.index)
  let stop: (() => void) | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const refresh = async (): Promise<void> => {
    try {
      await keeper.refresh()
    } catch (error) {
      // Whoever searches next tries again, and is told what is wrong.
      if (!isClosed) log.warn({ err: error }, 'The search could not take over the catalogue.')
    }
  }
  const refreshSoon = (): void => {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = null
      void refresh()
    }, CALM_MILLISECONDS).unref()
  }

  return {
    index: keeper.index,
    hits: new HitMemory(),
    async at(version) {
      await keeper.at(version)
      return finder
    },
    async start() {
      stop = await database.watch({
        onChange: (change) => {
          if (change === 'webstore') refreshSoon()
        },
        onLost: () => undefined,
        onBack: refreshSoon,
      })
      refreshSoon()
    },
    async close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      stop?.()
      await keeper.idle()
    },
  }
}
