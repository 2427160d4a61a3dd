import type { Database } from '@hydrant/database/connection/database.ts'
import { findPriceChanges } from '../pricing/service.ts'

/**
 * Around the moment at which a price book begins or ends, this process and the database may not agree yet which side it
 * is: milliseconds.
 */
const UNSURE = 2_000

/** Reads the moments, in milliseconds from now, at which prices change by the calendar. */
export type ReadPriceChanges = (sinceSeconds: number) => Promise<readonly number[]>

/** Knows between which two moments of the price books' calendar it is now, so that no answer outlives its prices. */
export interface PricePeriods {
  /** A name for the period, the same until the next change; null while it is not sure which period it is. */
  periodAt(catalogVersion: number): string | null | Promise<string | null>
}

/** The periods by a database's own clock. */
export function pricePeriodsOf(database: Database): PricePeriods {
  return createPricePeriods(
    (sinceSeconds) => database.read((executor) => findPriceChanges(executor, sinceSeconds)),
    () => performance.now(),
  )
}

/** Keeps the calendar of one catalogue version at a time; `clock` answers milliseconds that never go back. */
export function createPricePeriods(read: ReadPriceChanges, clock: () => number): PricePeriods {
  let known: { readonly version: number; readonly changes: readonly number[] } | null = null

  const readChanges = async (version: number): Promise<readonly number[]> => {
    // From before the question was asked: what is said to be some time away is then never thought to be later than it
    // is.
    const asked = clock()
    const changes = (await read((2 * UNSURE) / 1000)).map((milliseconds) => asked + milliseconds)
    if (known === null || known.version <= version) known = { version, changes }
    return changes
  }
  // After a change of the catalogue everyone asks at once.
  let reading: { readonly version: number; readonly changes: Promise<readonly number[]> } | null = null
  const readOnce = (version: number): Promise<readonly number[]> => {
    if (reading?.version === version) return reading.changes
    const changes = readChanges(version).finally(() => {
      if (reading?.changes === changes) reading = null
    })
    reading = { version, changes }
    return changes
  }
  return {
    periodAt: (version) =>
      known?.version === version
        ? periodOf(known.changes, clock())
        : readOnce(version).then((changes) => periodOf(changes, clock())),
  }
}

function periodOf(changes: readonly number[], now: number): string | null {
  if (changes.some((moment) => Math.abs(moment - now) < UNSURE)) return null
  const last = changes.findLast((moment) => moment < now)
  return last === undefined ? '' : String(last)
}
