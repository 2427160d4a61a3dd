import type { Database } from '@hydrant/database/connection/database.ts'
import type { PriceSchedule } from '../http/cached-responses.ts'
import { Cache } from '../cache/cache.ts'
import { findMsUntilPriceBookChanges } from '../pricing/service.ts'

/**
 * How much the clocks of this process and the database may differ, in milliseconds: within this time of a change of
 * prices, nothing is cached.
 */
const CLOCK_TOLERANCE_MS = 2_000

/** Loads the times at which scheduled prices change, in milliseconds from now, back to `sinceSeconds` ago. */
export type LoadPriceChanges = (sinceSeconds: number) => Promise<readonly number[]>

/** Creates a price schedule that uses the clock of the database. */
export function createDatabasePriceSchedule(database: Database): PriceSchedule {
  return createPriceSchedule(
    (sinceSeconds) => database.query((db) => findMsUntilPriceBookChanges(db, sinceSeconds)),
    () => performance.now(),
  )
}

/**
 * Creates a price schedule that caches when prices change until it is asked with another version of the price books;
 * `clock` returns milliseconds that never go back.
 */
export function createPriceSchedule(loadPriceChanges: LoadPriceChanges, clock: () => number): PriceSchedule {
  const schedules = new Cache<readonly number[]>({ name: 'price changes', maxEntries: 1 })

  const loadChanges = async (): Promise<readonly number[]> => {
    // The clock is read before the query, so that no change is taken to be later than it is.
    const startedAt = clock()
    return (await loadPriceChanges((2 * CLOCK_TOLERANCE_MS) / 1000)).map((milliseconds) => startedAt + milliseconds)
  }
  return {
    async periodAt(version) {
      // The load is shared, because many requests need the schedule at once after a change of the catalogue.
      return findPricePeriodKey(await schedules.switchToVersion(version).getOrLoad('', loadChanges), clock())
    },
  }
}

/**
 * Returns a key for the period between two price changes: empty before the first change, null when a change is so near
 * that the clocks may disagree about it.
 */
function findPricePeriodKey(changes: readonly number[], now: number): string | null {
  if (changes.some((changeTime) => Math.abs(changeTime - now) < CLOCK_TOLERANCE_MS)) return null
  const lastChange = changes.findLast((changeTime) => changeTime < now)
  return lastChange === undefined ? '' : String(lastChange)
}
