import { Readable } from 'node:stream'
import type { Database } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordErrors } from '../../errors.ts'
import { type BulkBatch, findBatchAfter, findRowCounts } from '../batch-store.ts'
import { bulkErrors } from '../errors.ts'
import { formatRows } from '../file-format.ts'
import type { BulkJob } from '../job-store.ts'
import { toCells, toOutcomes, toUploadedRows } from '../uploaded-row.ts'

/** Which rows of a job a file contains. */
export type ResultKind = 'successful' | 'failed' | 'unprocessed'

const ADDED_COLUMNS: Readonly<Record<ResultKind, readonly string[]>> = {
  successful: ['sf__Id', 'sf__Created'],
  failed: ['sf__Id', 'sf__Error'],
  unprocessed: [],
}

/** Streams the rows of a job with what became of them as a CSV file, one batch after the other. */
export function streamResults(database: Database, job: BulkJob, kind: ResultKind): Readable {
  return Readable.from(generateResults(database, job, kind))
}

async function* generateResults(database: Database, job: BulkJob, kind: ResultKind): AsyncGenerator<string> {
  const columns = job.columns ?? []
  yield formatRows([[...ADDED_COLUMNS[kind], ...columns]], job)
  for await (const batch of readBatches(database, job.id)) {
    const rows = toResultRows(batch, kind, columns.length)
    if (rows.length > 0) yield formatRows(rows, job)
  }
}

async function* readBatches(database: Database, jobId: string, after = -1): AsyncGenerator<BulkBatch> {
  let position = after
  for (;;) {
    const batch = await database.query((db) => findBatchAfter(db, jobId, position))
    if (batch === null) return
    yield batch
    ;({ position } = batch)
  }
}

function toResultRows(batch: BulkBatch, kind: ResultKind, columnCount: number): string[][] {
  const rows = toUploadedRows(batch.rows).map((row) => toCells(row, columnCount))
  if (!batch.isProcessed) return kind === 'unprocessed' ? rows : []
  return toOutcomes(batch.results).flatMap(({ id, isCreated, error }, index) => {
    const cells = rows[index] ?? []
    if (error === null) return kind === 'successful' ? [[id ?? '', String(isCreated), ...cells]] : []
    return kind === 'failed' ? [[id ?? '', error, ...cells]] : []
  })
}

/** A part of the result of a query job. */
export interface QueryResultPart {
  readonly file: Readable
  readonly rowCount: number
  /** Where the next part begins; null: this is the last one. */
  readonly nextLocator: string | null
}

/** Streams a part of the result of a query job as a CSV file: from a locator on, at most so many records. */
export async function streamQueryResult(
  database: Database,
  job: BulkJob,
  { locator = '0', maxRecords }: { readonly locator?: string | undefined; readonly maxRecords?: number | undefined },
): Promise<Result<QueryResultPart>> {
  if (job.state !== 'JobComplete') return err(bulkErrors.notComplete)
  const start = /^\d{1,9}$/.test(locator) ? Number(locator) : Number.NaN
  if (!(start === 0 || start < job.processedRows)) return err(recordErrors.invalidLocator)
  const end = Math.min(start + (maxRecords ?? job.processedRows), job.processedRows)
  return ok({
    file: Readable.from(generateQueryResult(database, job, { start, end })),
    rowCount: end - start,
    nextLocator: end < job.processedRows ? String(end) : null,
  })
}

async function* generateQueryResult(
  database: Database,
  job: BulkJob,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<string> {
  const columns = job.columns ?? []
  yield formatRows([columns], job)
  const counts = await database.query((db) => findRowCounts(db, job.id))
  let first = 0
  let after = -1
  for (const { position, rowCount } of counts) {
    if (first + rowCount > start) break
    first += rowCount
    after = position
  }
  for await (const batch of readBatches(database, job.id, after)) {
    const rows = toUploadedRows(batch.rows).slice(Math.max(start - first, 0), Math.max(end - first, 0))
    if (rows.length > 0)
      yield formatRows(
        rows.map((row) => toCells(row, columns.length)),
        job,
      )
    first += batch.rowCount
    if (first >= end) return
  }
}
