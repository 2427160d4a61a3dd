import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { bulkJob, bulkJobBatch } from '@hydrant/database/schema/records.ts'

/** A job as it is stored. */
export type BulkJob = typeof bulkJob.$inferSelect

/** What a job does: it writes the records of a file, or makes a file of the result of a query. */
export type JobKind = BulkJob['kind']

/** What a new job is made of. */
export type NewBulkJob = Pick<
  BulkJob,
  | 'id'
  | 'userId'
  | 'kind'
  | 'operation'
  | 'object'
  | 'externalIdField'
  | 'soql'
  | 'apiVersion'
  | 'columnDelimiter'
  | 'lineEnding'
  | 'state'
>

/** Names a job of a user. */
export interface JobKey {
  readonly id: string
  readonly userId: string
  readonly kind: JobKind
}

const NOW = sql`clock_timestamp()`

/** Inserts a job of whoever makes the current request, and returns it. */
export async function insertJob(tx: Transaction, job: NewBulkJob): Promise<BulkJob> {
  const { integrationId, clientAddress } = currentActor()
  const [row] = await tx
    .insert(bulkJob)
    .values({ ...job, integrationId, clientAddress })
    .returning()
  if (row === undefined) throw new Error('An inserted job is returned.')
  return row
}

/** Finds a job of a user, or null. */
export async function findJob(db: ReadOnlyDb, key: JobKey): Promise<BulkJob | null> {
  const [row] = await db.select().from(bulkJob).where(isJob(key))
  return row ?? null
}

/** Finds the jobs of a user, newest first. */
export async function findJobs(
  db: ReadOnlyDb,
  { userId, kind, limit }: { readonly userId: string; readonly kind: JobKind; readonly limit: number },
): Promise<BulkJob[]> {
  return db
    .select()
    .from(bulkJob)
    .where(and(eq(bulkJob.userId, userId), eq(bulkJob.kind, kind)))
    .orderBy(desc(bulkJob.createdAt), desc(bulkJob.id))
    .limit(limit)
}

/** Returns how many jobs a user has, and how many bytes their files have. */
export async function sumJobsOfUser(db: ReadOnlyDb, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${bulkJob.uploadedBytes}), 0)::float8`,
    })
    .from(bulkJob)
    .where(eq(bulkJob.userId, userId))
  return row ?? { count: 0, bytes: 0 }
}

/** Begins an upload, and deletes what an earlier one left; false when the job takes no file any more. */
export async function beginUpload(tx: Transaction, key: JobKey, uploadId: string): Promise<boolean> {
  const rows = await tx
    .update(bulkJob)
    .set({ uploadId, columns: null, changedAt: NOW })
    .where(and(isJob(key), eq(bulkJob.state, 'Open'), eq(bulkJob.isUploaded, false)))
    .returning({ id: bulkJob.id })
  if (rows.length === 0) return false
  await tx.delete(bulkJobBatch).where(eq(bulkJobBatch.jobId, key.id))
  return true
}

/** Names an upload of a job. */
export interface UploadKey {
  readonly jobId: string
  readonly uploadId: string
}

/** Stores rows of an upload; false when another upload has begun, or the job has ended. */
export async function insertUploadedRows(
  tx: Transaction,
  { jobId, uploadId }: UploadKey,
  batch: {
    readonly position: number
    readonly rows: readonly unknown[]
    /** The numbers of the rows in a spreadsheet; null: they have none. */
    readonly rowNumbers: number[] | null
  },
): Promise<boolean> {
  const [job] = await tx
    .select({ id: bulkJob.id })
    .from(bulkJob)
    .where(isCurrentUpload({ jobId, uploadId }))
    .for('update')
  if (job === undefined) return false
  await tx.insert(bulkJobBatch).values({ jobId, rowCount: batch.rows.length, ...batch })
  return true
}

/** Ends an upload; false when another upload has begun, or the job has ended. */
export async function finishUpload(
  tx: Transaction,
  upload: UploadKey,
  { columns, bytes }: { readonly columns: readonly string[]; readonly bytes: number },
): Promise<boolean> {
  const rows = await tx
    .update(bulkJob)
    .set({ isUploaded: true, columns: [...columns], uploadedBytes: bytes, changedAt: NOW })
    .where(isCurrentUpload(upload))
    .returning({ id: bulkJob.id })
  return rows.length > 0
}

function isCurrentUpload({ jobId, uploadId }: UploadKey) {
  return and(
    eq(bulkJob.id, jobId),
    eq(bulkJob.uploadId, uploadId),
    eq(bulkJob.state, 'Open'),
    eq(bulkJob.isUploaded, false),
  )
}

/** Deletes what an upload that failed has stored. */
export async function discardUpload(tx: Transaction, upload: UploadKey): Promise<void> {
  const rows = await tx
    .update(bulkJob)
    .set({ uploadId: null })
    .where(isCurrentUpload(upload))
    .returning({ id: bulkJob.id })
  if (rows.length > 0) await tx.delete(bulkJobBatch).where(eq(bulkJobBatch.jobId, upload.jobId))
}

/** Locks a job of a user until the transaction ends; null when there is none. */
export async function lockJob(tx: Transaction, key: JobKey): Promise<BulkJob | null> {
  const [row] = await tx.select().from(bulkJob).where(isJob(key)).for('update')
  return row ?? null
}

/** Changes a job and returns it. */
export async function updateJob(
  tx: Transaction,
  id: string,
  changes: Partial<
    Pick<
      BulkJob,
      | 'state'
      | 'operation'
      | 'externalIdField'
      | 'columns'
      | 'processedRows'
      | 'failedRows'
      | 'processingMs'
      | 'retries'
      | 'errorMessage'
    >
  >,
): Promise<BulkJob> {
  const [row] = await tx
    .update(bulkJob)
    .set({ ...changes, changedAt: NOW })
    .where(eq(bulkJob.id, id))
    .returning()
  if (row === undefined) throw new Error('A locked job exists.')
  return row
}

/** Deletes a job with its rows and results. */
export async function deleteJob(tx: Transaction, id: string): Promise<void> {
  await tx.delete(bulkJob).where(eq(bulkJob.id, id))
}

/** Deletes up to `limit` jobs that are older than a time, and returns how many there were. */
export async function deleteJobsBefore(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: bulkJob.id })
    .from(bulkJob)
    .where(lt(bulkJob.createdAt, before))
    .orderBy(asc(bulkJob.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx.delete(bulkJob).where(inArray(bulkJob.id, old)).returning({ id: bulkJob.id })
  return rows.length
}

/** Whether there is a job to process: a question that costs nothing while there is none. */
export async function hasWaitingJob(db: ReadOnlyDb): Promise<boolean> {
  const [row] = await db.select({ id: bulkJob.id }).from(bulkJob).where(isWaiting()).limit(1)
  return row !== undefined
}

function isWaiting() {
  // As in the index, so that it is used.
  return sql`state in ('UploadComplete', 'InProgress')`
}

/**
 * Locks the job that has to be processed and has waited longest, since its last batch, and that no other process is
 * working on; null when there is none.
 */
export async function lockWaitingJob(tx: Transaction): Promise<BulkJob | null> {
  const [row] = await tx
    .select()
    .from(bulkJob)
    .where(isWaiting())
    .orderBy(asc(bulkJob.changedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

function isJob({ id, userId, kind }: JobKey) {
  return and(eq(bulkJob.id, id), eq(bulkJob.userId, userId), eq(bulkJob.kind, kind))
}
