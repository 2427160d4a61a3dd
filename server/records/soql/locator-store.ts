import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { queryLocator } from '@hydrant/database/schema/records.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

/** How many results of one user are stored. */
const MAX_LOCATORS_PER_USER = 10

/**
 * Stores the ids of a result for its further batches, and deletes those that are older than a day and the oldest ones of
 * a user with too many.
 */
export async function insertLocator(
  tx: Transaction,
  locator: { readonly userId: string; readonly soql: string; readonly recordIds: readonly string[] },
): Promise<string> {
  await tx.delete(queryLocator).where(lt(queryLocator.createdAt, sql`clock_timestamp() - interval '1 day'`))
  const id = newId('01g')
  await tx.insert(queryLocator).values({ id, ...locator, recordIds: [...locator.recordIds] })
  const surplus = tx
    .select({ id: queryLocator.id })
    .from(queryLocator)
    .where(eq(queryLocator.userId, locator.userId))
    .orderBy(desc(queryLocator.createdAt), desc(queryLocator.id))
    .offset(MAX_LOCATORS_PER_USER)
  await tx.delete(queryLocator).where(inArray(queryLocator.id, surplus))
  return id
}

/** A part of a stored result, and how many records it has altogether. */
export interface LocatedBatch {
  readonly soql: string
  readonly recordIds: readonly string[]
  readonly totalSize: number
}

/** Finds a batch of a stored result of a user; null when there is no such result any more. */
export async function findLocatedBatch(
  db: ReadOnlyDb,
  locator: { readonly id: string; readonly userId: string; readonly offset: number; readonly size: number },
): Promise<LocatedBatch | null> {
  const { recordIds } = queryLocator
  const [row] = await db
    .select({
      soql: queryLocator.soql,
      recordIds: sql<
        string[]
      >`${recordIds}[${locator.offset + 1}::integer : ${locator.offset + locator.size}::integer]`,
      totalSize: sql<number>`cardinality(${recordIds})`,
    })
    .from(queryLocator)
    .where(and(eq(queryLocator.id, locator.id), eq(queryLocator.userId, locator.userId)))
  return row ?? null
}
