import { BULK_FILE_BYTES } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { inaccessibleError, noExternalIdError, recordErrors, unsupportedObjectError } from '../errors.ts'
import { mayUse } from '../permissions.ts'
import type { WriteScope } from '../checking/service.ts'
import { hasManyWriters } from '../writing-many/service.ts'
import { bulkErrors } from './errors.ts'
import { findImportOfJob } from './importing/import-store.ts'
import {
  type BulkJob,
  deleteJob,
  deleteJobsBefore,
  findJob,
  findJobs,
  type JobKind,
  lockJob,
  updateJob,
} from './job-store.ts'
import { isWrittenMany } from './row-writing/service.ts'
import { MAX_JOBS_PER_USER, storeJob } from './storing/service.ts'
import { receiveUpload } from './uploading/service.ts'

export type { BulkJob } from './job-store.ts'
export { checkQueryOfJob, createQueryJob } from './querying/service.ts'
export { processBulkJobs, type BulkJobDeps } from './processing/service.ts'

/** How long a job is kept. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** How many rows are written in one transaction: one by one, and many at once. */
const BATCH_ROWS = { one: 100, many: 10_000 } as const

/** What a job that writes records is to do. */
export interface NewIngestJob {
  readonly objectName: string
  readonly operation: 'insert' | 'update' | 'upsert' | 'delete' | 'hardDelete'
  readonly externalIdFieldName: string | undefined
  readonly apiVersion: string
  readonly columnDelimiter: string
  readonly lineEnding: string
}

const ACTIONS = {
  insert: ['create'],
  update: ['update'],
  upsert: ['create', 'update'],
  delete: ['delete'],
  hardDelete: ['delete'],
} as const

/** Creates a job that writes records. */
export async function createIngestJob(
  database: Database,
  { registry, context }: WriteScope,
  { objectName, operation, externalIdFieldName, ...format }: NewIngestJob,
): Promise<Result<BulkJob>> {
  const object = registry.findObject(objectName)
  if (object === undefined || !mayUse(object.definition, 'see', context)) return err(unsupportedObjectError(objectName))
  if (ACTIONS[operation].some((action) => !mayUse(object.definition, action, context)))
    return err(inaccessibleError(object.definition.name))
  const key = operation === 'upsert' ? registry.findField(object.definition, externalIdFieldName ?? '') : undefined
  if (operation === 'upsert' && key?.field.isExternalId !== true && key?.field.type !== 'id')
    return err(noExternalIdError(externalIdFieldName ?? ''))
  return storeJob(database, {
    userId: context.actor.userId,
    kind: 'ingest',
    operation,
    object: object.definition.name,
    externalIdField: key?.name ?? null,
    soql: null,
    state: 'Open',
    ...format,
  })
}

/** Names a job as its user does. */
export interface RequestedJob {
  readonly jobId: string
  readonly userId: string
  readonly kind: JobKind
}

/** Loads a job of a user. */
export async function loadJob(database: Database, { jobId, ...owner }: RequestedJob): Promise<Result<BulkJob>> {
  const id = normalizeId(jobId, '750')
  const job = id === null ? null : await database.query((db) => findJob(db, { id, ...owner }))
  return job === null ? err(recordErrors.noObject) : ok(job)
}

/** Lists the jobs of a user, newest first. */
export function listJobs(database: Database, owner: Omit<RequestedJob, 'jobId'>): Promise<BulkJob[]> {
  return database.query((db) => findJobs(db, { ...owner, limit: MAX_JOBS_PER_USER }))
}

/** Stores the file of a job while it is received. */
export async function uploadFile(
  database: Database,
  { registry }: WriteScope,
  { requested, chunks }: { readonly requested: RequestedJob; readonly chunks: AsyncIterable<Uint8Array> },
): Promise<Result<null>> {
  const jobResult = await loadJob(database, requested)
  if (!jobResult.ok) return jobResult
  const job = jobResult.value
  const object = registry.findObject(job.object)
  const isWrittenAtOnce =
    object !== undefined && hasManyWriters(object) && isWrittenMany(job.operation, job.externalIdField)
  const batchRows = isWrittenAtOnce ? BATCH_ROWS.many : BATCH_ROWS.one
  const key = { id: job.id, userId: job.userId, kind: job.kind }
  const target = { key, format: job, batchRows, isSpreadsheet: false, maxBytes: BULK_FILE_BYTES }
  const result = await receiveUpload(database, target, chunks)
  return result.ok ? ok(null) : result
}

/** Lets a job with a file be processed, or ends a job. What has been written stays written. */
export async function changeJobState(
  database: Database,
  { jobId, ...owner }: RequestedJob,
  state: 'UploadComplete' | 'Aborted',
): Promise<Result<BulkJob>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(jobId, '750')
    const job = id === null ? null : await lockJob(tx, { id, ...owner })
    // An import is started by its own call, after its check.
    if (job === null || (await findImportOfJob(tx, job.id)) !== null) return err(recordErrors.noObject)
    if (hasEnded(job)) return err(bulkErrors.hasEnded)
    if (state === 'Aborted') return ok(await updateJob(tx, job.id, { state }))
    if (job.state !== 'Open') return err(bulkErrors.notOpen)
    return job.isUploaded ? ok(await updateJob(tx, job.id, { state })) : err(bulkErrors.noFile)
  })
}

/** Deletes a job that is not waiting or running. */
export function removeJob(database: Database, { jobId, ...owner }: RequestedJob): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(jobId, '750')
    const job = id === null ? null : await lockJob(tx, { id, ...owner })
    if (job === null) return err(recordErrors.noObject)
    if (job.state === 'UploadComplete' || job.state === 'InProgress') return err(bulkErrors.isRunning)
    await deleteJob(tx, job.id)
    return ok(null)
  })
}

/** Deletes the jobs of more than seven days, a few at a time. */
export async function deleteOldBulkJobs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.valueOf() - KEPT_MS)
  const limit = 10
  while ((await database.transaction((tx) => deleteJobsBefore(tx, before, limit))) === limit);
}

function hasEnded({ state }: BulkJob): boolean {
  return state === 'JobComplete' || state === 'Failed' || state === 'Aborted'
}
