import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { visitCount } from '@hydrant/database/schema/statistics.ts'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'

/** How often a page was viewed, or a product added to the cart on it. */
export interface Visit {
  readonly kind: 'PageView' | 'AddToCart'
  readonly path: string
  readonly count: number
}

/** The visits of a page on a day. */
export interface CountedVisits extends Visit {
  readonly day: string
}

/** Finds which of these paths already have a count on a day. */
export async function findCountedPaths(
  db: ReadOnlyDb,
  day: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const stored = await db
    .selectDistinct({ path: visitCount.path })
    .from(visitCount)
    .where(and(eq(visitCount.day, day), inArray(visitCount.path, [...paths])))
  return new Set(stored.map(({ path }) => path))
}

/** Counts the rows of a day. */
export async function countVisitRowsOfDay(db: ReadOnlyDb, day: string): Promise<number> {
  const [stored] = await db.select({ rows: count() }).from(visitCount).where(eq(visitCount.day, day))
  return stored?.rows ?? 0
}

/**
 * Adds visits to the counts of a day. Each kind and path may occur only once, sorted as `sumAndSortVisits` does, so
 * that concurrent transactions do not deadlock.
 */
export async function addVisits(tx: Transaction, day: string, visits: readonly Visit[]): Promise<void> {
  await tx
    .insert(visitCount)
    .values(visits.map((visit) => ({ day, kind: visit.kind, path: visit.path, visits: visit.count })))
    .onConflictDoUpdate({
      target: [visitCount.day, visitCount.kind, visitCount.path],
      set: { visits: sql`least(${visitCount.visits}::bigint + excluded.visits, 2147483647)` },
    })
}

/** Finds the visits of a day, the most frequent first. */
export async function findVisits(db: ReadOnlyDb, day: string, limit: number): Promise<CountedVisits[]> {
  return db
    .select({ day: visitCount.day, kind: visitCount.kind, path: visitCount.path, count: visitCount.visits })
    .from(visitCount)
    .where(eq(visitCount.day, day))
    .orderBy(desc(visitCount.visits), asc(visitCount.path), asc(visitCount.kind))
    .limit(limit)
}
