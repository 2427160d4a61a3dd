import { setTimeout } from 'node:timers/promises'
import type { ImportDone, ImportLine, ImportRejection } from '@hydrant/contract/admin/import.ts'
import { withoutFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import type { BatchResult } from './storing/service.ts'
import { type Columns, readColumns } from './product-file/columns.ts'
import type { FileProduct } from './product-file/file-product.ts'
import { EXPECTED, FileRefusal } from './product-file/file-refusal.ts'
import { readLines } from './product-file/read-lines.ts'
import { readProduct } from './product-file/read-product.ts'
import { type BrokenRow, readRows, type Row } from './product-file/read-rows.ts'
import { readText } from './product-file/read-text.ts'

/** How many rows are stored at once: few enough that others need not wait long for the embedded database. */
const BATCH_ROWS = 250

/**
 * How long the shop is left to others after each batch, in milliseconds: without it the embedded database would never
 * let them in.
 */
const PAUSE = 5

/** Where an import's products go. */
export interface ImportTarget {
  /** The currencies that the shop sells in. */
  readonly currencies: readonly string[]
  /** The currency of prices that name none. */
  readonly storeCurrency: string
  /** Stores products, all or none. */
  saveBatch(products: readonly FileProduct[]): Promise<BatchResult>
}

type Tally = Omit<ImportDone, 'kind'>

/** Imports a product file while it arrives and says what happens. The last line is `done` or `refused`. */
export async function* importFile(chunks: AsyncIterable<Uint8Array>, target: ImportTarget): AsyncGenerator<ImportLine> {
  try {
    const rows = readRows(readLines(readText(chunks)))
    const columns = await readHeader(rows, target.storeCurrency)
    yield* noticesAbout(columns, target.currencies)
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
    for await (const batch of batchesOf(rows)) {
      tally.rows += batch.length
      const products: FileProduct[] = []
      for (const row of batch) {
        const read = refuseRepeated(readRow(row, columns), { columns, lineOfSku })
        if ('product' in read) products.push(soldOnly(read.product, target.currencies))
        else {
          tally.skipped += 1
          yield read
        }
      }
      addUp(tally, await target.saveBatch(products))
      await setTimeout(PAUSE)
      const { categoriesAdded: _, withoutPrice: __, ...progress } = tally
      yield { kind: 'progress', ...progress }
    }
    yield { kind: 'done', ...tally }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    yield { kind: 'refused', reason: error.message }
  }
}

async function readHeader(rows: AsyncGenerator<Row | BrokenRow>, storeCurrency: string): Promise<Columns> {
  const first = await rows.next()
  if (first.done) throw new FileRefusal(`The file is empty. ${EXPECTED}`)
  if (!('cells' in first.value))
    throw new FileRefusal(`The first line cannot be read: ${first.value.reason} ${EXPECTED}`)
  return readColumns(first.value.cells, storeCurrency)
}

function* noticesAbout({ unknown, prices, names }: Columns, currencies: readonly string[]): Generator<ImportLine> {
  if (unknown.length > 0)
    yield { kind: 'notice', message: `These columns are not known and are passed over: ${unknown.join(', ')}.` }
  const unsold = prices.filter(({ currency }) => !currencies.includes(currency)).map(({ at }) => names[at] ?? '')
  if (unsold.length > 0)
    yield {
      kind: 'notice',
      message: `The shop sells in ${currencies.join(', ')}; these columns are passed over: ${unsold.join(', ')}.`,
    }
}

async function* batchesOf(rows: AsyncIterable<Row | BrokenRow>): AsyncGenerator<Array<Row | BrokenRow>> {
  let batch: Array<Row | BrokenRow> = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type ReadRow = { readonly product: FileProduct } | ImportRejection

function readRow(row: Row | BrokenRow, columns: Columns): ReadRow {
  if (!('cells' in row))
    return { kind: 'rejected', line: row.line, column: null, reason: row.reason, cells: [row.text] }
  const read = readProduct(row, columns)
  if ('product' in read) return read
  const [first, ...others] = read.faults
  const further = others.map(({ column, reason }) => (column === null ? ` ${reason}` : ` ${column}: ${reason}`))
  return {
    kind: 'rejected',
    line: row.line,
    column: first.column,
    reason: first.reason + further.join(''),
    cells: [...row.cells],
  }
}

/** Rejects a product whose part number an earlier row has, and notes the line of every other one. */
function refuseRepeated(
  read: ReadRow,
  { columns, lineOfSku }: { readonly columns: Columns; readonly lineOfSku: Map<string, number> },
): ReadRow {
  if (!('product' in read)) return read
  const { sku, line, cells } = read.product
  const earlier = lineOfSku.get(sku)
  if (earlier === undefined) {
    lineOfSku.set(sku, line)
    return read
  }
  const column = [columns.sku, columns.productCode].find(
    (at) => at >= 0 && withoutFormulaGuard((cells[at] ?? '').trim()) === sku,
  )
  return {
    kind: 'rejected',
    line,
    column: column === undefined ? null : (columns.names[column] ?? null),
    reason: `The part number ${sku} is that of line ${earlier} already, which is the one that counts.`,
    cells: [...cells],
  }
}

function soldOnly(product: FileProduct, currencies: readonly string[]): FileProduct {
  return { ...product, prices: product.prices.filter(({ currency }) => currencies.includes(currency)) }
}

function addUp(tally: Tally, result: BatchResult): void {
  for (const status of result.statuses) tally[status] += 1
  tally.categoriesAdded += result.categoriesAdded
  tally.withoutPrice += result.withoutPrice
}
