import type { Database } from '@hydrant/database/connection/database.ts'
import type { PriceSchedule } from '../http/cached-responses.ts'
import { Cache } from '../cache/cache.ts'
import { findPriceChanges } from '../pricing/service.ts'

/**
 * Around the moment at which a price book starts or ends, the clocks of this process and the database may disagree:
 * milliseconds.
 */
const CLOCK_TOLERANCE_MS = 2_000

/** Loads the moments, in milliseconds from now, at which scheduled prices change. */
export type LoadPriceChanges = (sinceSeconds: number) => Promise<readonly number[]>

/** Creates a price schedule that uses the clock of the database. */
export function createDatabasePriceSchedule(database: Database): PriceSchedule {
  return createPriceSchedule(
    (sinceSeconds) => database.query((db) => findPriceChanges(db, sinceSeconds)),
    () => performance.now(),
  )
}

/**
 * Creates a price schedule that caches the price changes of one catalogue version; `clock` returns monotonic
 * milliseconds.
 */
export function createPriceSchedule(read: LoadPriceChanges, clock: () => number): PriceSchedule {
  const schedules = new Cache<readonly number[]>({ name: 'price changes', maxEntries: 1 })

  const loadChanges = async (): Promise<readonly number[]> => {
    // Taken before the query, so that a change is never assumed to be later than it is.
    const startedAt = clock()
    return (await read((2 * CLOCK_TOLERANCE_MS) / 1000)).map((milliseconds) => startedAt + milliseconds)
  }
  return {
    async periodAt(version) {
      // After a change of the catalogue many requests need the schedule at once.
      return toPricePeriodKey(await schedules.at(version).getOrLoad('', loadChanges), clock())
    },
  }
}

/** The key of the price period of a moment: '' before the first change, null so near to a change that clocks may differ. */
function toPricePeriodKey(changes: readonly number[], now: number): string | null {
  if (changes.some((moment) => Math.abs(moment - now) < CLOCK_TOLERANCE_MS)) return null
  const last = changes.findLast((moment) => moment < now)
  return last === undefined ? '' : String(last)
}
