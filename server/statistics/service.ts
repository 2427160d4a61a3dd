import type { ReadOnlyDb, Database } from '@hydrant/database/connection/database.ts'
import { toAnalyticsPath } from '@hydrant/kernel/text/analytics-path.ts'
import {
  addVisits,
  countVisitRowsOfDay,
  type CountedVisits,
  findCountedPaths,
  findVisits,
  type Visit,
} from './store.ts'

export { createEmptySearches } from './empty-searches.ts'

/** The path for all further paths once a day has the maximum number of rows. */
const OTHER_PATHS = '/*'

/** The maximum number of rows per day, so that invented paths cannot fill the database. */
const MAX_ROWS_PER_DAY = 5000

/** Counts the visits that a browser reports. `now` decides for which day. */
export function recordVisits(database: Database, reported: readonly Visit[], now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const day = toUtcDay(now)
    const visits = reported.map((visit) => ({ ...visit, path: toAnalyticsPath(visit.path) }))
    const existingPaths = await findCountedPaths(
      tx,
      day,
      visits.map(({ path }) => path),
    )
    const isFull =
      visits.some(({ path }) => !existingPaths.has(path)) && (await countVisitRowsOfDay(tx, day)) >= MAX_ROWS_PER_DAY
    await addVisits(
      tx,
      day,
      sumAndSortVisits(
        visits.map((visit) => (isFull && !existingPaths.has(visit.path) ? { ...visit, path: OTHER_PATHS } : visit)),
      ),
    )
  })
}

/** Lists the visits of a day; defaults to today. */
export async function listVisits(
  db: ReadOnlyDb,
  day: string | undefined,
  now: Date,
): Promise<{ day: string; visits: CountedVisits[] }> {
  const requestedDay = day ?? toUtcDay(now)
  return { day: requestedDay, visits: await findVisits(db, requestedDay, MAX_ROWS_PER_DAY) }
}

/** Sums visits by kind and path, in sorted order, so that concurrent transactions do not deadlock. */
function sumAndSortVisits(visits: readonly Visit[]): Visit[] {
  const rows = new Map<string, Visit>()
  for (const visit of visits) {
    const key = `${visit.kind} ${visit.path}`
    rows.set(key, { ...visit, count: visit.count + (rows.get(key)?.count ?? 0) })
  }
  return Array.from(rows)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, visit]) => visit)
}

function toUtcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
