import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { changeHistory, changeHistoryEnd } from '@hydrant/database/schema/records.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'

/** An entry of the history. */
export type HistoryRow = typeof changeHistory.$inferSelect

/**
 * Which entries are listed: those after a position, or the last ones before another, and only those that everything
 * given here applies to.
 */
export interface HistoryFilter {
  readonly after: number
  readonly before?: number | undefined
  readonly limit: number
  readonly objectName?: string | undefined
  readonly recordId?: string | undefined
  readonly userId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Finds entries by position; those before a position from the newest on. */
export function findHistory(db: ReadOnlyDb, filter: HistoryFilter): Promise<HistoryRow[]> {
  const { before, objectName, recordId, userId, from, to } = filter
  return db
    .select()
    .from(changeHistory)
    .where(
      and(
        gt(changeHistory.position, filter.after),
        before === undefined ? undefined : lt(changeHistory.position, before),
        objectName === undefined ? undefined : eq(changeHistory.objectName, objectName),
        recordId === undefined ? undefined : eq(changeHistory.recordId, recordId),
        userId === undefined ? undefined : eq(changeHistory.userId, userId),
        from === undefined ? undefined : gte(changeHistory.createdAt, from),
        to === undefined ? undefined : lt(changeHistory.createdAt, to),
      ),
    )
    .orderBy(before === undefined ? asc(changeHistory.position) : desc(changeHistory.position))
    .limit(filter.limit)
}

/** Finds the entries about records, the oldest first. */
export function findHistoryOfRecords(db: ReadOnlyDb, recordIds: readonly string[]): Promise<HistoryRow[]> {
  return db
    .select()
    .from(changeHistory)
    .where(inArray(changeHistory.recordId, [...recordIds]))
    .orderBy(asc(changeHistory.serial))
}

/** An entry with the values that its hash is made of, in their order, but for the hash before it. */
export interface HashedEntry {
  readonly position: number
  readonly id: string
  readonly values: readonly (string | null)[]
  readonly hash: string | null
}

/** Finds entries after a position as they were hashed. */
export async function findHashedEntries(db: ReadOnlyDb, after: number, limit: number): Promise<HashedEntry[]> {
  const {
    position,
    id,
    createdAt,
    userId,
    userName,
    integrationId,
    accountId,
    clientAddress,
    requestId,
    objectName,
    recordId,
    operation,
    oldValues,
    newValues,
    hash,
  } = changeHistory
  const rows = await db
    .select({
      position,
      id,
      hash,
      // The time has microseconds, which a date does not.
      time: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
      userId,
      userName,
      integrationId,
      accountId,
      clientAddress,
      requestId,
      objectName,
      recordId,
      operation,
      oldValues,
      newValues,
    })
    .from(changeHistory)
    .where(and(gt(position, after), isNotNull(position)))
    .orderBy(asc(position))
    .limit(limit)
  return rows.map((row) => ({
    position: row.position ?? 0,
    id: row.id,
    hash: row.hash,
    values: [
      String(row.position),
      row.id,
      row.time,
      row.userId,
      row.userName,
      row.integrationId,
      row.accountId,
      row.clientAddress,
      row.requestId,
      row.objectName,
      row.recordId,
      row.operation,
      row.oldValues,
      row.newValues,
    ],
  }))
}

/** Finds the end of the chain: the position and hash of the last entry; null before the first one. */
export async function findChainEnd(
  db: ReadOnlyDb,
): Promise<{ readonly position: number; readonly hash: string } | null> {
  const { position, hash } = changeHistoryEnd
  const [row] = await db.select({ position, hash }).from(changeHistoryEnd)
  return row ?? null
}

/** Finds the id of an entry that is not part of the chain; null when there is none. */
export async function findUnchainedId(db: ReadOnlyDb): Promise<string | null> {
  const [row] = await db
    .select({ id: changeHistory.id })
    .from(changeHistory)
    .where(isNull(changeHistory.position))
    .orderBy(asc(changeHistory.serial))
    .limit(1)
  return row?.id ?? null
}

/** Whether the database is that of a shop with a history: one of this version, or newer. */
export async function hasHistory(db: ReadOnlyDb): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select to_regclass('public.change_history_end')::text as name`)
  return rows[0]?.name !== null
}
