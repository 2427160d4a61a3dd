import type { Executor } from '@hydrant/database/connection/database.ts'
import { visitCount } from '@hydrant/database/schema/statistics.ts'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'

/** How often something happened on a page. */
export interface Visit {
  readonly kind: 'PageView' | 'AddToCart'
  readonly path: string
  readonly count: number
}

/** What was counted of a page on a day. */
export interface CountedVisits extends Visit {
  readonly day: string
}

/** Of some paths those that were counted on a day already. */
export async function findCountedPaths(
  executor: Executor,
  day: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await executor
    .selectDistinct({ path: visitCount.path })
    .from(visitCount)
    .where(and(eq(visitCount.day, day), inArray(visitCount.path, [...paths])))
  return new Set(found.map(({ path }) => path))
}

/** How many rows a day has. */
export async function countRowsOf(executor: Executor, day: string): Promise<number> {
  const [found] = await executor.select({ rows: count() }).from(visitCount).where(eq(visitCount.day, day))
  return found?.rows ?? 0
}

/** Adds visits to what was counted; each kind and path at most once, in an order that all writers keep. */
export async function addVisits(executor: Executor, day: string, visits: readonly Visit[]): Promise<void> {
  await executor
    .insert(visitCount)
    .values(visits.map((visit) => ({ day, kind: visit.kind, path: visit.path, visits: visit.count })))
    .onConflictDoUpdate({
      target: [visitCount.day, visitCount.kind, visitCount.path],
      set: { visits: sql`least(${visitCount.visits}::bigint + excluded.visits, 2147483647)` },
    })
}

/** What was counted on a day, the most frequent first. */
export async function findVisits(executor: Executor, day: string, limit: number): Promise<CountedVisits[]> {
  return executor
    .select({ day: visitCount.day, kind: visitCount.kind, path: visitCount.path, count: visitCount.visits })
    .from(visitCount)
    .where(eq(visitCount.day, day))
    .orderBy(desc(visitCount.visits), asc(visitCount.path), asc(visitCount.kind))
    .limit(limit)
}
