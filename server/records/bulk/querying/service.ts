import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordErrors, unsupportedQueryError } from '../../errors.ts'
import type { ReadScope } from '../../reading/service.ts'
import type { RecordQuery, RecordShape } from '../../soql/plan.ts'
import { findRecords, type RecordBody } from '../../soql/query-store.ts'
import { resolveQuery } from '../../soql/resolve-query.ts'
import { findWaitingBatch, insertIdBatches, saveBatchRows } from '../batch-store.ts'
import type { BulkJob, updateJob } from '../job-store.ts'
import { storeJob } from '../storing/service.ts'

/** What a job that queries records is to do. */
export interface NewQueryJob {
  readonly soql: string
  readonly operation: string
  readonly apiVersion: string
  readonly columnDelimiter: string
  readonly lineEnding: string
}

/** Creates a job that queries records. Returns an error for what cannot be the columns of a file. */
export async function createQueryJob(
  database: Database,
  scope: ReadScope,
  { soql, ...job }: NewQueryJob,
): Promise<Result<BulkJob>> {
  const queryResult = await resolveFileQuery(scope, soql, new Date())
  if (!queryResult.ok) return queryResult
  return storeJob(database, {
    userId: scope.context.actor.userId,
    kind: 'query',
    object: queryResult.value.object.definition.name,
    externalIdField: null,
    soql,
    state: 'UploadComplete',
    ...job,
  })
}

/** Whether who asks may still see everything that the query of a job reads; an error says what not. */
export async function checkQueryOfJob(scope: ReadScope, job: BulkJob): Promise<Result<null>> {
  const queryResult = await resolveFileQuery(scope, job.soql ?? '', job.createdAt)
  return queryResult.ok ? ok(null) : queryResult
}

async function resolveFileQuery(scope: ReadScope, soql: string, now: Date): Promise<Result<RecordQuery>> {
  const planResult = await resolveQuery(soql, { ...scope, now })
  if (!planResult.ok) return planResult
  const plan = planResult.value
  if (plan.kind !== 'records') return err(unsupportedQueryError('An aggregate in a query job'))
  if (plan.offset > 0) return err(unsupportedQueryError('OFFSET in a query job'))
  return hasChildren(plan.shape) ? err(recordErrors.childNotSupported) : ok(plan)
}

function hasChildren({ members }: RecordShape): boolean {
  return members.some((member) => member.kind === 'children')
}

/**
 * Does the next part of a query job, and returns what that changes in the job: first the ids of all records are stored,
 * so that later changes shift none, then their values, some records at a time.
 */
export async function processQueryBatch(
  tx: Transaction,
  job: BulkJob,
  scope: ReadScope,
): Promise<Result<Parameters<typeof updateJob>[2]>> {
  const queryResult = await resolveFileQuery(scope, job.soql ?? '', job.createdAt)
  if (!queryResult.ok) return queryResult
  const query = queryResult.value
  const columns = toColumns(query.shape)
  if (job.columns === null) {
    await insertIdBatches(tx, scope, { jobId: job.id, query })
    return ok({ state: 'InProgress', columns: columns.map((path) => path.join('.')) })
  }
  const batch = await findWaitingBatch(tx, job.id)
  if (batch === null) return ok({ state: 'JobComplete' })
  const records = await findRecords(tx, scope, { query, ids: toIds(batch.rows) })
  const rows = records.map(({ body }) => columns.map((path) => toCell(body, path)))
  await saveBatchRows(tx, batch, rows)
  return ok({ state: 'InProgress', processedRows: job.processedRows + rows.length })
}

/** Returns the paths of the selected fields, such as `Pricebook2`, `Name`. */
function toColumns({ members }: RecordShape): string[][] {
  return members.flatMap((member) => {
    if (member.kind === 'field') return [[member.name]]
    return member.kind === 'parent' ? toColumns(member.shape).map((path) => [member.name, ...path]) : []
  })
}

function toCell(body: RecordBody, path: readonly string[]): string {
  let value: RecordBody[string] | undefined = body
  for (const name of path) value = isBody(value) ? value[name] : undefined
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isBody(value: RecordBody[string] | undefined): value is RecordBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toIds(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}
