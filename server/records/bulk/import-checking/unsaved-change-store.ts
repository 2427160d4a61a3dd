import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { changeHistory, changeHistoryEnd } from '@hydrant/database/schema/records.ts'

/** A change of a record as the history has it: JSON texts of the fields before and after. */
export interface UnsavedChange {
  readonly recordId: string | null
  readonly operation: string
  readonly oldValues: string | null
  readonly newValues: string | null
}

/** Returns the last position of the history. */
export async function findHistoryEnd(db: ReadOnlyDb): Promise<number> {
  const [row] = await db.select({ position: changeHistoryEnd.position }).from(changeHistoryEnd)
  return row?.position ?? 0
}

/** Finds what the current transaction has changed in records of an object, by the request that it is done for. */
export async function findUnsavedChanges(
  db: ReadOnlyDb,
  { objectName, requestId, after }: { readonly objectName: string; readonly requestId: string; readonly after: number },
): Promise<UnsavedChange[]> {
  const { recordId, operation, oldValues, newValues } = changeHistory
  return db
    .select({ recordId, operation, oldValues, newValues })
    .from(changeHistory)
    .where(
      and(
        // Both are indexed, unlike the request: what one statement wrote has its position already.
        or(isNull(changeHistory.hash), gt(changeHistory.position, after)),
        eq(changeHistory.requestId, requestId),
        eq(changeHistory.objectName, objectName),
      ),
    )
    .orderBy(asc(sql`serial`))
}
