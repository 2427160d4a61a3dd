import { Readable } from 'node:stream'
import type { Database } from '@hydrant/database/connection/database.ts'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import { type BulkBatch, findBatchAfter } from '../batch-store.ts'
import type { BulkJob } from '../job-store.ts'
import { toOutcomes, toUploadedRows, type UploadedRow } from '../uploaded-row.ts'
import { toBatchRejects } from '../importing/stored-parts.ts'

/** Which rows a file has: those that were not imported, or those that were. */
export type ImportFileKind = 'rejects' | 'results'

/** Without it, spreadsheets read the file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Streams rows of an import as they were uploaded as a CSV file that spreadsheets open. Wrong rows have the reason in
 * front, which is left out when the mended file is imported again; imported rows the id of the record and whether it is
 * new.
 */
export function streamImportFile(database: Database, job: BulkJob, kind: ImportFileKind): Readable {
  return Readable.from(generateFile(database, job, kind))
}

async function* generateFile(database: Database, job: BulkJob, kind: ImportFileKind): AsyncGenerator<string> {
  const added =
    kind === 'rejects' ? [messages.importReasonHeading()] : [messages.importIdHeading(), messages.importResultHeading()]
  yield BYTE_ORDER_MARK + toGuardedCsvLine([...added, ...(job.columns ?? [])])
  let position = -1
  for (;;) {
    const after = position
    const batch = await database.query((db) => findBatchAfter(db, job.id, after))
    if (batch === null) return
    ;({ position } = batch)
    const rows = kind === 'rejects' ? listRejects(batch, job) : listResults(batch)
    if (rows.length > 0) yield rows.map(toGuardedCsvLine).join('')
  }
}

function listRejects(batch: BulkBatch, { state }: BulkJob): string[][] {
  const rows = toUploadedRows(batch.rows)
  if (batch.isProcessed)
    return toOutcomes(batch.results).flatMap(({ error, reason }, index) =>
      error === null ? [] : [[reason ?? error, ...toCells(rows[index])]],
    )
  if (state === 'Failed' || state === 'Aborted')
    return rows.map((row) => [messages.importNotReached(), ...toCells(row)])
  return state === 'Open'
    ? toBatchRejects(batch.checkRejects).map(({ index, reason }) => [reason, ...toCells(rows[index])])
    : []
}

function listResults(batch: BulkBatch): string[][] {
  const rows = toUploadedRows(batch.rows)
  return toOutcomes(batch.results).flatMap(({ id, isCreated, error }, index) =>
    error === null
      ? [[id ?? '', isCreated ? messages.importNew() : messages.importChanged(), ...toCells(rows[index])]]
      : [],
  )
}

/** Returns the cells of a row as they were uploaded, also where they are more or fewer than there are columns. */
function toCells(row: UploadedRow | undefined): readonly string[] {
  if (row === undefined) return []
  return 'text' in row ? [row.text] : row
}
