import { setTimeout } from 'node:timers/promises'
import type { ImportDone, ImportLine, ImportRejection } from '@hydrant/contract/admin/import.ts'
import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import type { BatchResult } from './storing/service.ts'
import { type Columns, parseColumns } from './product-file/columns.ts'
import type { FileProduct } from './product-file/file-product.ts'
import { createErrorWithExpectedFormat, createNoLineEndsError, FileError } from './product-file/file-error.ts'
import { readLineBatches } from '@hydrant/kernel/csv/read-lines.ts'
import { parseProduct } from './product-file/parse-product.ts'
import { type BrokenRow, readRows, type Row } from '@hydrant/kernel/csv/read-rows.ts'
import { readText } from './product-file/read-text.ts'

/** How many rows are stored at once: few enough that other requests need not wait long for the embedded database. */
const BATCH_ROWS = 250

/**
 * The delay after each batch in milliseconds: without it other requests would never get access to the embedded
 * database.
 */
const DELAY_MS = 5

/** The shop that an import stores products in. */
export interface ImportTarget {
  /** The currencies of the shop. */
  readonly currencies: readonly string[]
  /** The currency of price columns without one. */
  readonly storeCurrency: string
  /** Stores all of the products or none. */
  saveBatch(products: readonly FileProduct[]): Promise<BatchResult>
}

type Tally = Omit<ImportDone, 'kind'>

/**
 * Imports a product file while it is received, and yields the lines of a report. The last line is `done`, or `refused`
 * if the file as a whole cannot be imported.
 */
export async function* importFile(chunks: AsyncIterable<Uint8Array>, target: ImportTarget): AsyncGenerator<ImportLine> {
  try {
    const rows = readRows(readLineBatches(readText(chunks), createNoLineEndsError))
    const columns = await readHeader(rows, target.storeCurrency)
    yield* listNotices(columns, target.currencies)
    const tally: Tally = {
      rows: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      skipped: 0,
      categoriesAdded: 0,
      withoutPrice: 0,
    }
    const lineOfSku = new Map<string, number>()
    for await (const batch of toRowBatches(rows)) {
      tally.rows += batch.length
      const products: FileProduct[] = []
      for (const row of batch) {
        const result = recordSkuOrReject(parseProductRow(row, columns), { columns, lineOfSku })
        if ('product' in result) products.push(withSupportedPrices(result.product, target.currencies))
        else {
          tally.skipped += 1
          yield result
        }
      }
      addBatchToTally(tally, await target.saveBatch(products))
      await setTimeout(DELAY_MS)
      const { categoriesAdded: _, withoutPrice: __, ...progress } = tally
      yield { kind: 'progress', ...progress }
    }
    yield { kind: 'done', ...tally }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    yield { kind: 'refused', reason: error.message }
  }
}

async function readHeader(rows: AsyncGenerator<Row | BrokenRow>, storeCurrency: string): Promise<Columns> {
  const first = await rows.next()
  if (first.done) throw createErrorWithExpectedFormat(messages.emptyFile())
  if (!('cells' in first.value))
    throw createErrorWithExpectedFormat(messages.unreadableHeader({ reason: first.value.reason }))
  return parseColumns(first.value.cells, storeCurrency)
}

function* listNotices({ unknown, prices, names }: Columns, currencies: readonly string[]): Generator<ImportLine> {
  if (unknown.length > 0) yield { kind: 'notice', message: messages.unknownColumns({ columns: unknown.join(', ') }) }
  const unsupportedColumns = prices
    .filter(({ currency }) => !currencies.includes(currency))
    .map(({ at }) => names[at] ?? '')
  if (unsupportedColumns.length > 0)
    yield {
      kind: 'notice',
      message: messages.otherCurrencies({ currencies: currencies.join(', '), columns: unsupportedColumns.join(', ') }),
    }
}

async function* toRowBatches(rows: AsyncIterable<Row | BrokenRow>): AsyncGenerator<Array<Row | BrokenRow>> {
  let batch: Array<Row | BrokenRow> = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type RowResult = { readonly product: FileProduct } | ImportRejection

function parseProductRow(row: Row | BrokenRow, columns: Columns): RowResult {
  if (!('cells' in row))
    return { kind: 'rejected', line: row.line, column: null, reason: row.reason, cells: [row.text] }
  const result = parseProduct(row, columns)
  if ('product' in result) return result
  const [first, ...otherIssues] = result.issues
  const furtherReasons = otherIssues.map(({ column, reason }) =>
    column === null ? ` ${reason}` : ` ${column}: ${reason}`,
  )
  return {
    kind: 'rejected',
    line: row.line,
    column: first.column,
    reason: first.reason + furtherReasons.join(''),
    cells: [...row.cells],
  }
}

/** Rejects a product if an earlier row has its part number, in any case; otherwise records its line. */
function recordSkuOrReject(
  result: RowResult,
  { columns, lineOfSku }: { readonly columns: Columns; readonly lineOfSku: Map<string, number> },
): RowResult {
  if (!('product' in result)) return result
  const { sku, line, cells } = result.product
  const key = sku.toUpperCase()
  const firstLine = lineOfSku.get(key)
  if (firstLine === undefined) {
    lineOfSku.set(key, line)
    return result
  }
  const column = [columns.sku, columns.productCode].find(
    (at) => at >= 0 && removeFormulaGuard((cells[at] ?? '').trim()) === sku,
  )
  return {
    kind: 'rejected',
    line,
    column: column === undefined ? null : (columns.names[column] ?? null),
    reason: messages.repeatedPartNumber({ sku, line: String(firstLine) }),
    cells: [...cells],
  }
}

function withSupportedPrices(product: FileProduct, currencies: readonly string[]): FileProduct {
  return { ...product, prices: product.prices.filter(({ currency }) => currencies.includes(currency)) }
}

function addBatchToTally(tally: Tally, result: BatchResult): void {
  for (const status of result.statuses) tally[status] += 1
  tally.categoriesAdded += result.categoriesAdded
  tally.withoutPrice += result.withoutPrice
}
