import type { QueryColumns } from '@hydrant/contract/records/query-endpoints.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { largeResultError, recordErrors } from '../errors.ts'
import { findLocatedBatch, insertLocator } from './locator-store.ts'
import type { AggregateQuery, RecordQuery } from './plan.ts'
import {
  countRecords,
  findAggregates,
  findRecordIds,
  findRecords,
  isQueryTimeout,
  type QueryScope,
  type RecordBody,
  TooManyChildrenError,
} from './query-store.ts'
import type { RecordDatabase } from '../record-store.ts'
import { describeColumns } from './query-columns.ts'
import { resolveQuery } from './resolve-query.ts'

/** How many rows a result can have altogether. */
const MAX_ROWS = 50_000

/** How many groups a result can have; it comes in one batch. */
const MAX_GROUPS = 2000

/** How many records a batch has: what is used when a client says nothing, and what it may say. */
export const BATCH_SIZE = { default: 2000, min: 200, max: 2000 } as const

/** A part of a result. */
export interface QueryResult {
  readonly totalSize: number
  readonly records: readonly RecordBody[]
  /** Names the next part; null: this is the last one. */
  readonly nextLocator: string | null
}

/** Runs a query and returns its first batch. */
export async function runQuery(
  database: RecordDatabase,
  scope: QueryScope,
  { soql, batchSize }: { readonly soql: string | undefined; readonly batchSize: number },
): Promise<Result<QueryResult>> {
  const planResult = await resolveQuery(soql, { ...scope, now: new Date() })
  if (!planResult.ok) return planResult
  const plan = planResult.value
  return withinLimits(async () => {
    switch (plan.kind) {
      case 'count': {
        const totalSize = await database.query((db) => countRecords(db, scope, plan))
        return ok({ totalSize, records: [], nextLocator: null })
      }
      case 'aggregate':
        return runAggregateQuery(database, scope, plan)
      case 'records':
        return runRecordQuery(database, scope, { query: plan, soql: soql ?? '', batchSize })
      default:
        return plan satisfies never
    }
  })
}

/** Describes the columns of the result of a query, which is not run. */
export async function loadQueryColumns(scope: QueryScope, soql: string | undefined): Promise<Result<QueryColumns>> {
  const planResult = await resolveQuery(soql, { ...scope, now: new Date() })
  return planResult.ok ? ok(describeColumns(planResult.value, scope.context)) : planResult
}

/** Returns a further batch of a result, by the locator that the batch before it names. */
export async function continueQuery(
  database: RecordDatabase,
  scope: QueryScope,
  { locator, batchSize }: { readonly locator: string; readonly batchSize: number },
): Promise<Result<QueryResult>> {
  const [, idText = '', offsetText = ''] = /^([A-Za-z0-9]{15,18})-(\d{1,6})$/.exec(locator) ?? []
  const id = normalizeId(idText, '01g')
  const offset = Number(offsetText)
  const { userId } = scope.context.actor
  const batch =
    id === null ? null : await database.query((db) => findLocatedBatch(db, { id, userId, offset, size: batchSize }))
  if (batch === null || offset > batch.totalSize) return err(recordErrors.invalidLocator)
  const planResult = await resolveQuery(batch.soql, { ...scope, now: new Date() })
  if (!planResult.ok) return planResult
  const query = planResult.value
  if (query.kind !== 'records') return err(recordErrors.invalidLocator)
  const next = offset + batchSize
  return withinLimits(async () => {
    const found = await database.query((db) => findRecords(db, scope, { query, ids: batch.recordIds }))
    return ok({
      totalSize: batch.totalSize,
      records: found.map(({ body }) => body),
      nextLocator: next < batch.totalSize ? `${idText}-${next}` : null,
    })
  })
}

async function runAggregateQuery(
  database: RecordDatabase,
  scope: QueryScope,
  query: AggregateQuery,
): Promise<Result<QueryResult>> {
  const limit = Math.min(query.limit ?? MAX_GROUPS + 1, MAX_GROUPS + 1)
  const records = await database.query((db) => findAggregates(db, scope, { query, limit }))
  return records.length > MAX_GROUPS
    ? err(largeResultError(MAX_GROUPS))
    : ok({ totalSize: records.length, records, nextLocator: null })
}

async function runRecordQuery(
  database: RecordDatabase,
  scope: QueryScope,
  { query, soql, batchSize }: { readonly query: RecordQuery; readonly soql: string; readonly batchSize: number },
): Promise<Result<QueryResult>> {
  const limit = query.limit ?? MAX_ROWS + 1
  const found = await database.query((db) => findRecords(db, scope, { query, limit: Math.min(limit, batchSize + 1) }))
  if (found.length <= batchSize)
    return ok({ totalSize: found.length, records: found.map(({ body }) => body), nextLocator: null })
  return database.transaction(async (tx) => {
    const recordIds = await findRecordIds(tx, scope, { query, limit: Math.min(limit, MAX_ROWS + 1) })
    if (recordIds.length > MAX_ROWS) return err(largeResultError(MAX_ROWS))
    const id = await insertLocator(tx, { userId: scope.context.actor.userId, soql, recordIds })
    const first = await findRecords(tx, scope, { query, ids: recordIds.slice(0, batchSize) })
    return ok({
      totalSize: recordIds.length,
      records: first.map(({ body }) => body),
      nextLocator: recordIds.length > batchSize ? `${id}-${batchSize}` : null,
    })
  })
}

/** Runs a query, and returns an error when it takes too long or finds too much. */
async function withinLimits(run: () => Promise<Result<QueryResult>>): Promise<Result<QueryResult>> {
  try {
    return await run()
  } catch (error) {
    if (isQueryTimeout(error)) return err(recordErrors.queryTimeout)
    if (error instanceof TooManyChildrenError) return err(largeResultError(error.maximum))
    throw error
  }
}
