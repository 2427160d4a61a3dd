import { setTimeout } from 'node:timers/promises'
import { isTemporarilyUnavailable } from '@hydrant/database/connection/availability.ts'
import type { Actor } from '@hydrant/database/connection/current-actor.ts'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import type { WriteScope } from '../../checking/service.ts'
import { recordErrors } from '../../errors.ts'
import type { StoredObject } from '../../object-store.ts'
import type { RecordContext } from '../../record-context.ts'
import { RecordRegistry } from '../../registry.ts'
import { isQueryTimeout } from '../../soql/query-store.ts'
import { runAsActor } from '../../history/service.ts'
import { findWaitingBatch, saveBatchResults } from '../batch-store.ts'
import { parseColumns } from '../columns.ts'
import { type BulkJob, hasWaitingJob, lockJob, lockWaitingJob, updateJob } from '../job-store.ts'
import { toUploadedRows } from '../uploaded-row.ts'
import { checkPart } from '../import-checking/service.ts'
import { addRejects, findColumnNames, hasWaitingCheck, lockWaitingCheck, updateImport } from '../importing/service.ts'
import { processQueryBatch } from '../querying/service.ts'
import { writeRows } from '../row-writing/service.ts'

/** What processing jobs depends on. */
export interface BulkJobDeps {
  readonly database: Database
  readonly objects: readonly StoredObject[]
  /** Returns as whom the jobs of a user are done, with the rights that they have now, and who that is in the history. */
  readonly loadSender: (
    tx: Transaction,
    job: Pick<BulkJob, 'userId' | 'integrationId' | 'clientAddress'>,
  ) => Promise<{ readonly context: RecordContext; readonly actor: Actor }>
  /** Called with the id of a job after each of its batches is committed. */
  readonly afterBatch: (jobId: string) => Promise<void>
  readonly log: FailureLog
  readonly isStopped: () => boolean
}

/** How often a batch is tried. */
const MAX_ATTEMPTS = 3

/**
 * The delay after each batch in milliseconds: without it other requests would never get access to the embedded
 * database.
 */
const DELAY_MS = 5

/**
 * Processes the jobs that wait, the oldest one first, until none waits. Each batch is one transaction, which also
 * records that it is done: a job goes on where it was when a process has stopped, and no row is written twice. Another
 * process takes another job.
 */
export async function processBulkJobs(deps: BulkJobDeps): Promise<void> {
  const isWaiting = await deps.database.query(async (db) => (await hasWaitingJob(db)) || (await hasWaitingCheck(db)))
  if (!isWaiting) return
  const registry = new RecordRegistry(deps.objects)
  while (!deps.isStopped()) {
    // In turns, because somebody waits for a check before the screen.
    const hasChecked = await processOneCheck(deps, registry)
    if (hasChecked) await setTimeout(DELAY_MS)
    if (!(await processOneBatch(deps, registry)) && !hasChecked) return
    await setTimeout(DELAY_MS)
  }
}

/** Checks a part of an import; false when none waits. A check that fails for another reason than a row is over. */
async function processOneCheck({ database, loadSender, log }: BulkJobDeps, registry: RecordRegistry): Promise<boolean> {
  const current: { jobId: string | null } = { jobId: null }
  try {
    return await database.transaction(async (tx) => {
      const waiting = await lockWaitingCheck(tx)
      if (waiting === null) return false
      const { job } = waiting
      current.jobId = job.id
      const { context, actor } = await loadSender(tx, job)
      await updateImport(tx, job.id, await checkPart(tx, waiting, { scope: { registry, context }, actor }))
      await updateJob(tx, job.id, {})
      return true
    })
  } catch (error) {
    const { jobId } = current
    if (jobId === null || (isTemporarilyUnavailable(error) && !isQueryTimeout(error))) throw error
    const errorId = newId('REQ')
    log.error({ err: withoutQueryValues(error), errorId, jobId }, 'the check of an import failed')
    const checkError = messages.importCheckFailed({ id: errorId })
    await database.transaction((tx) => updateImport(tx, jobId, { checkState: 'Failed', checkError }))
    return true
  }
}

/** Processes a batch; false when no job waits, or the database is not available. */
async function processOneBatch(deps: BulkJobDeps, registry: RecordRegistry): Promise<boolean> {
  const { database, log } = deps
  const current: { job: BulkJob | null } = { job: null }
  try {
    const hasProcessed = await database.transaction(async (tx) => {
      const job = await lockWaitingJob(tx)
      current.job = job
      if (job === null) return false
      const startedAt = performance.now()
      const { context, actor } = await deps.loadSender(tx, job)
      const changes = await runAsActor({ ...actor, requestId: job.id }, () =>
        processBatch(tx, job, { registry, context }),
      )
      const processingMs = job.processingMs + Math.ceil(performance.now() - startedAt)
      await updateJob(tx, job.id, { ...changes, processingMs })
      return true
    })
    if (current.job !== null) await deps.afterBatch(current.job.id)
    return hasProcessed
  } catch (error) {
    // A statement that takes too long would take too long again: that is the job's failure, and not the database's.
    if (current.job === null || (isTemporarilyUnavailable(error) && !isQueryTimeout(error))) throw error
    const errorId = newId('REQ')
    log.error({ err: withoutQueryValues(error), errorId, jobId: current.job.id }, 'a batch of a job failed')
    await recordFailure(database, current.job, errorId)
    return true
  }
}

type JobChanges = Parameters<typeof updateJob>[2]

async function processBatch(tx: Transaction, job: BulkJob, scope: WriteScope): Promise<JobChanges> {
  if (job.kind === 'ingest') return processIngestBatch(tx, { job, scope })
  const result = await processQueryBatch(tx, job, scope)
  return result.ok ? result.value : toFailedJob(result.error)
}

/** Writes the next rows of a job, and returns what that changes in the job. */
async function processIngestBatch(
  tx: Transaction,
  { job, scope }: { readonly job: BulkJob; readonly scope: WriteScope },
): Promise<JobChanges> {
  const object = scope.registry.findObject(job.object)
  if (object === undefined) return toFailedJob(recordErrors.noObject)
  const purpose = { operation: job.operation, keyField: job.externalIdField }
  const { names, file } = await findColumnNames(tx, job)
  const columnsResult = parseColumns(scope.registry, object, { names, purpose })
  if (!columnsResult.ok) return toFailedJob(columnsResult.error)
  const batch = await findWaitingBatch(tx, job.id)
  if (batch === null) return { state: 'JobComplete' }
  const target = { scope, object, purpose, columns: columnsResult.value }
  const outcomes = await writeRows(tx, target, toUploadedRows(batch.rows))
  await saveBatchResults(tx, batch, outcomes)
  if (file !== null) await addRejects(tx, file, { batch, outcomes })
  const failed = outcomes.filter(({ error }) => error !== null).length
  return {
    state: 'InProgress',
    processedRows: job.processedRows + outcomes.length,
    failedRows: job.failedRows + failed,
  }
}

function toFailedJob(error: DomainError): JobChanges {
  return { state: 'Failed', errorMessage: error.message() }
}

/** Counts the failure of a batch; after several ones the job has failed. */
async function recordFailure(database: Database, { id, userId, kind }: BulkJob, errorId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const job = await lockJob(tx, { id, userId, kind })
    if (job === null || (job.state !== 'UploadComplete' && job.state !== 'InProgress')) return
    const retries = job.retries + 1
    const isGivenUp = retries >= MAX_ATTEMPTS
    await updateJob(tx, id, {
      retries,
      ...(isGivenUp && { state: 'Failed' as const, errorMessage: messages.bulkFailed({ id: errorId }) }),
    })
  })
}
