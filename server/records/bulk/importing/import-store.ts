import { and, asc, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { bulkJob, bulkJobBatch, recordImport } from '@hydrant/database/schema/records.ts'
import { user } from '@hydrant/database/schema/session.ts'
import type { BulkBatch } from '../batch-store.ts'
import type { BulkJob } from '../job-store.ts'

/** What an import has beside its job. */
export type ImportRow = typeof recordImport.$inferSelect

/** An import as it is stored: its job, what it has beside, and who made it. */
export interface StoredImport {
  readonly job: BulkJob
  readonly file: ImportRow
  readonly userName: string
}

/** Names an import; `userId` is that of whoever made it, null: anybody. */
export interface ImportKey {
  readonly id: string
  readonly userId: string | null
}

/** Stores what a new import has beside its job, whose file is stored. */
export async function insertImport(
  tx: Transaction,
  row: Pick<ImportRow, 'jobId' | 'fileName' | 'totalRows' | 'samples' | 'mapping'>,
): Promise<void> {
  await tx.insert(recordImport).values(row)
}

/** Finds an import, or null. */
export async function findImport(db: ReadOnlyDb, key: ImportKey): Promise<StoredImport | null> {
  const [row] = await selectImports(db).where(isImport(key))
  return row ?? null
}

/** Finds the latest imports of a user (null: of all), newest first, or only those with wrong rows to look at. */
export async function findImports(
  db: ReadOnlyDb,
  {
    userId,
    needsAttention,
    limit,
  }: { readonly userId: string | null; readonly needsAttention: boolean; readonly limit: number },
): Promise<StoredImport[]> {
  const conditions: SQL[] = userId === null ? [] : [eq(bulkJob.userId, userId)]
  const hasEndedBadly = or(
    eq(bulkJob.state, 'Failed'),
    and(sql`${bulkJob.state} in ('JobComplete', 'Aborted')`, sql`${bulkJob.failedRows} > 0`),
  )
  return selectImports(db)
    .where(and(...conditions, ...(needsAttention ? [hasEndedBadly, isNull(recordImport.dismissedAt)] : [])))
    .orderBy(desc(bulkJob.createdAt), desc(bulkJob.id))
    .limit(limit)
}

function selectImports(db: ReadOnlyDb) {
  return db
    .select({ job: bulkJob, file: recordImport, userName: user.name })
    .from(recordImport)
    .innerJoin(bulkJob, eq(bulkJob.id, recordImport.jobId))
    .innerJoin(user, eq(user.id, bulkJob.userId))
}

function isImport({ id, userId }: ImportKey): SQL | undefined {
  return and(eq(bulkJob.id, id), userId === null ? undefined : eq(bulkJob.userId, userId))
}

/** Locks an import and its job until the transaction ends; null when there is none. */
export async function lockImport(tx: Transaction, key: ImportKey): Promise<StoredImport | null> {
  const [row] = await selectImports(tx)
    .where(isImport(key))
    .for('update', { of: [bulkJob, recordImport] })
  return row ?? null
}

/** Finds what the import of a job has beside it; null for a job that is no import. */
export async function findImportOfJob(db: ReadOnlyDb, jobId: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(recordImport).where(eq(recordImport.jobId, jobId))
  return row ?? null
}

/** Changes what an import has beside its job. */
export async function updateImport(
  tx: Transaction,
  jobId: string,
  changes: Partial<Omit<ImportRow, 'jobId' | 'fileName' | 'totalRows' | 'samples'>>,
): Promise<void> {
  await tx.update(recordImport).set(changes).where(eq(recordImport.jobId, jobId))
}

/** Whether there is an import to check: a question that costs nothing while there is none. */
export async function hasWaitingCheck(db: ReadOnlyDb): Promise<boolean> {
  const [row] = await db.select({ id: recordImport.jobId }).from(recordImport).where(isWaiting()).limit(1)
  return row !== undefined
}

/** Locks the import that has waited longest for the next part of its check; null when there is none. */
export async function lockWaitingCheck(tx: Transaction): Promise<StoredImport | null> {
  const [row] = await selectImports(tx)
    .where(isWaiting())
    .orderBy(asc(bulkJob.changedAt))
    .limit(1)
    .for('update', { of: [bulkJob, recordImport], skipLocked: true })
  return row ?? null
}

function isWaiting(): SQL {
  // As in the index, so that it is used.
  return sql`check_state = 'Waiting'`
}

/** Finds the first batch of an import that has not been checked; null when all have been. */
export async function findUncheckedBatch(db: ReadOnlyDb, jobId: string): Promise<BulkBatch | null> {
  const [row] = await db
    .select()
    .from(bulkJobBatch)
    .where(and(eq(bulkJobBatch.jobId, jobId), isNull(bulkJobBatch.checkRejects)))
    .orderBy(asc(bulkJobBatch.position))
    .limit(1)
  return row ?? null
}

/** Stores which rows of a batch a check found to be wrong. */
export async function saveCheckRejects(
  tx: Transaction,
  { jobId, position }: Pick<BulkBatch, 'jobId' | 'position'>,
  checkRejects: readonly unknown[],
): Promise<void> {
  await tx
    .update(bulkJobBatch)
    .set({ checkRejects })
    .where(and(eq(bulkJobBatch.jobId, jobId), eq(bulkJobBatch.position, position)))
}

/** Forgets which rows a check found to be wrong. */
export async function deleteCheckRejects(tx: Transaction, jobId: string): Promise<void> {
  await tx
    .update(bulkJobBatch)
    .set({ checkRejects: null })
    .where(and(eq(bulkJobBatch.jobId, jobId), isNotNull(bulkJobBatch.checkRejects)))
}

/** Finds the different texts of a column in the batches before a position, without spaces around them, in small letters. */
export async function findCellsBefore(
  db: ReadOnlyDb,
  { jobId, position, column }: { readonly jobId: string; readonly position: number; readonly column: number },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ cell: string }>(sql`
    select distinct lower(trim(item ->> ${sql.raw(String(column))})) as cell
    from ${bulkJobBatch}, jsonb_array_elements(${bulkJobBatch.rows}) as item
    where ${and(eq(bulkJobBatch.jobId, jobId), lt(bulkJobBatch.position, position))}
      and jsonb_typeof(item) = 'array' and trim(item ->> ${sql.raw(String(column))}) <> ''`)
  return new Set(rows.map(({ cell }) => cell))
}
