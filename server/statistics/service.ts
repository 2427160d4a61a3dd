import type { Executor } from '@hydrant/database/connection/database.ts'
import { countedPath } from '@hydrant/kernel/text/counted-path.ts'
import { addVisits, countRowsOf, type CountedVisits, findCountedPaths, findVisits, type Visit } from './store.ts'

/** Under which all paths are counted that a full day has no room for. */
const OTHER_PATHS = '/*'

/** Rows of one day, so that invented paths cannot fill the database. */
const ROWS_PER_DAY = 5000

/** Counts what a browser reports. Pass a transaction; `now` says for which day. */
export async function recordVisits(executor: Executor, reported: readonly Visit[], now: Date): Promise<void> {
  const day = dayOf(now)
  const visits = reported.map((visit) => ({ ...visit, path: countedPath(visit.path) }))
  const known = await findCountedPaths(
    executor,
    day,
    visits.map(({ path }) => path),
  )
  const isFull = visits.some(({ path }) => !known.has(path)) && (await countRowsOf(executor, day)) >= ROWS_PER_DAY
  await addVisits(
    executor,
    day,
    summed(visits.map((visit) => (isFull && !known.has(visit.path) ? { ...visit, path: OTHER_PATHS } : visit))),
  )
}

/** What was counted on a day, today unless one is named. */
export async function listVisits(
  executor: Executor,
  day: string | undefined,
  now: Date,
): Promise<{ day: string; visits: CountedVisits[] }> {
  const asked = day ?? dayOf(now)
  return { day: asked, visits: await findVisits(executor, asked, ROWS_PER_DAY) }
}

/** One row for each kind and path, sorted, so that reports that come together never wait for each other in a circle. */
function summed(visits: readonly Visit[]): Visit[] {
  const rows = new Map<string, Visit>()
  for (const visit of visits) {
    const key = `${visit.kind} ${visit.path}`
    rows.set(key, { ...visit, count: visit.count + (rows.get(key)?.count ?? 0) })
  }
  return Array.from(rows)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, visit]) => visit)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
