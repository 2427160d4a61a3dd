import { randomUUID } from 'node:crypto'
import { BULK_FILE_BYTES } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { readLineBatches } from '@hydrant/kernel/csv/read-lines.ts'
import { type BrokenRow, readRows, type Row } from '@hydrant/kernel/csv/read-rows.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { createRowCounter, parseSpreadsheetHeadings, toSpreadsheetRow } from '../spreadsheet-row.ts'
import { brokenHeadingsError, bulkErrors } from '../errors.ts'
import { type FileFormat, toDelimiter } from '../file-format.ts'
import { exceedsStorage } from '../storing/service.ts'
import {
  beginUpload,
  discardUpload,
  finishUpload,
  insertUploadedRows,
  type JobKey,
  type UploadKey,
} from '../job-store.ts'
import type { UploadedRow } from '../uploaded-row.ts'

/** How many characters of rows are stored in one batch. */
const BATCH_CHARACTERS = 1_000_000

/** How many columns a file may have. */
const MAX_COLUMNS = 500

/** Ends an upload with an error for its sender. */
class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly error: DomainError

  constructor(error: DomainError) {
    super(error.code)
    this.error = error
  }
}

/** Where the rows of a file are stored, and how it is read. */
interface UploadTarget {
  readonly key: JobKey
  readonly format: Pick<FileFormat, 'columnDelimiter'>
  /** How many rows are processed in one transaction. */
  readonly batchRows: number
  /** The file of an import, in which people have edited: headings may be missing, rows empty, and rows have numbers. */
  readonly isSpreadsheet: boolean
  readonly maxBytes: number
}

/** What is known of a file that was stored. */
export interface UploadedFile {
  readonly columns: readonly string[]
  readonly rowCount: number
  /** The first rows that are valid CSV. */
  readonly samples: ReadonlyArray<readonly string[]>
}

/** How many rows show what a file contains. */
const SAMPLE_ROWS = 3

/**
 * Stores the rows of a file while it is received, in batches with a transaction each, so that nothing waits for a slow
 * sender. Nothing of it remains when the file is refused or does not arrive whole.
 */
export async function receiveUpload(
  database: Database,
  { key, format, maxBytes, ...target }: UploadTarget,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Result<UploadedFile>> {
  const upload = { jobId: key.id, uploadId: randomUUID() }
  if (await database.query((db) => exceedsStorage(db, key.userId, 0))) return err(bulkErrors.tooManyJobs)
  const hasBegun = await database.transaction((tx) => beginUpload(tx, key, upload.uploadId))
  if (!hasBegun) return err(bulkErrors.notOpen)
  const size = { bytes: 0 }
  try {
    const lines = readLineBatches(
      decode(countBytes(chunks, { size, maxBytes })),
      () => new UploadRefused(bulkErrors.lineTooLong),
    )
    const file = await storeRows(database, { upload, ...target }, readRows(lines, toDelimiter(format)))
    const isFinished = await database.transaction(async (tx) => {
      if (await exceedsStorage(tx, key.userId, size.bytes)) throw new UploadRefused(bulkErrors.tooManyJobs)
      return finishUpload(tx, upload, { columns: file.columns, bytes: size.bytes })
    })
    return isFinished ? ok(file) : err(bulkErrors.notOpen)
  } catch (error) {
    await database.transaction((tx) => discardUpload(tx, upload))
    if (error instanceof UploadRefused) return err(error.error)
    throw error
  }
}

/** Stores the rows of a file below its first one. */
async function storeRows(
  database: Database,
  { upload, batchRows, isSpreadsheet }: StoredUpload,
  rows: AsyncIterable<Row | BrokenRow>,
): Promise<UploadedFile> {
  let columns: string[] | null = null
  let rowCount = 0
  const samples: string[][] = []
  let position = 0
  let batch: UploadedRow[] = []
  let numbers: number[] = []
  let characters = 0
  const countRow = createRowCounter()
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    const stored = { position, rows: batch, rowNumbers: isSpreadsheet ? numbers : null }
    if (!(await database.transaction((tx) => insertUploadedRows(tx, upload, stored))))
      throw new UploadRefused(bulkErrors.notOpen)
    position += 1
    batch = []
    numbers = []
    characters = 0
  }
  for await (const given of rows) {
    const number = countRow(given)
    if (columns === null) {
      columns = isSpreadsheet ? parseHeadings(given) : parseHeader(given)
      continue
    }
    const row = isSpreadsheet ? toSpreadsheetRow(given) : given
    if (row === null) continue
    rowCount += 1
    if ('cells' in row && samples.length < SAMPLE_ROWS) samples.push([...row.cells])
    batch.push('cells' in row ? row.cells : { text: row.text, reason: row.reason })
    numbers.push(number)
    characters +=
      'cells' in row ? row.cells.reduce((sum, cell) => sum + cell.length, row.cells.length) : row.text.length
    if (batch.length >= batchRows || characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
  if (columns === null) throw new UploadRefused(isSpreadsheet ? bulkErrors.emptyFile : bulkErrors.noHeader)
  return { columns, rowCount, samples }
}

interface StoredUpload extends Pick<UploadTarget, 'batchRows' | 'isSpreadsheet'> {
  readonly upload: UploadKey
}

function parseHeader(row: Row | BrokenRow): string[] {
  if (!('cells' in row)) throw new UploadRefused(bulkErrors.noHeader)
  const names = row.cells.map((name) => name.trim())
  if (names.length > MAX_COLUMNS || names.some((name) => name === '' || name.length > 200))
    throw new UploadRefused(bulkErrors.noHeader)
  return names
}

function parseHeadings(row: Row | BrokenRow): string[] {
  if (!('cells' in row)) throw new UploadRefused(brokenHeadingsError(row.reason))
  const headings = parseSpreadsheetHeadings(row.cells)
  if (headings.length > MAX_COLUMNS) throw new UploadRefused(bulkErrors.noHeader)
  return headings
}

async function* countBytes(
  chunks: AsyncIterable<Uint8Array>,
  { size, maxBytes }: { readonly size: { bytes: number }; readonly maxBytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    size.bytes += chunk.length
    if (size.bytes > maxBytes)
      throw new UploadRefused(maxBytes === BULK_FILE_BYTES ? bulkErrors.fileTooLarge : bulkErrors.importTooLarge)
    yield chunk
  }
}

/** Decodes UTF-8 without its byte-order mark. The database cannot store NUL characters. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) yield decodePart(decoder, chunk)
  yield decodePart(decoder)
}

function decodePart(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    const text = decoder.decode(chunk, { stream: chunk !== undefined })
    if (!text.includes('\0')) return text
  } catch {
    // The bytes are no UTF-8.
  }
  throw new UploadRefused(bulkErrors.notUtf8)
}
