import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { emptySearch } from '@hydrant/database/schema/statistics.ts'
import { asc, desc, sql } from 'drizzle-orm'

export type { Database }

/** A term that was searched for in vain, how often, and when last. */
export type EmptySearch = typeof emptySearch.$inferSelect

/** Adds to the counts of terms; each may occur only once, in their order. */
export async function addEmptySearches(
  tx: Transaction,
  counts: ReadonlyArray<readonly [term: string, searches: number]>,
): Promise<void> {
  await tx
    .insert(emptySearch)
    .values(counts.map(([term, searches]) => ({ term, searches, lastSearchedAt: sql`clock_timestamp()` })))
    .onConflictDoUpdate({
      target: emptySearch.term,
      set: {
        searches: sql`least(${emptySearch.searches}::bigint + excluded.searches, 2147483647)`,
        lastSearchedAt: sql`excluded.last_searched_at`,
      },
    })
}

/** Deletes the terms that nobody has searched for lately, and those beyond a number. */
export async function deleteOldEmptySearches(
  tx: Transaction,
  { maxAgeDays, maxTerms }: { readonly maxAgeDays: number; readonly maxTerms: number },
): Promise<void> {
  await tx.execute(sql`
    delete from empty_search where last_searched_at < clock_timestamp() - make_interval(days => ${maxAgeDays})
      or term in (select term from empty_search order by last_searched_at desc, term offset ${maxTerms})`)
}

/** Finds the terms that were searched for most often. */
export function findEmptySearches(db: ReadOnlyDb, limit: number): Promise<EmptySearch[]> {
  return db.select().from(emptySearch).orderBy(desc(emptySearch.searches), asc(emptySearch.term)).limit(limit)
}
