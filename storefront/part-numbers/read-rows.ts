import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'

/** A row of a file: what the account calls a product, and the part number of the shop. */
export interface NumberRow {
  readonly number: string
  readonly partNumber: string
}

/** A row of a file with its line, counted from 1 and without empty lines. */
export interface FileRow extends NumberRow {
  readonly line: number
}

/** Rows of one file: what an account may have. */
export const MAX_NUMBER_ROWS = 20_000

/** Longer cells are no numbers, and are cut. */
const MAX_CELL_LENGTH = 100

/** Reads the first two columns of a table without their headings. */
export function readNumberRows(table: readonly (readonly string[])[]): readonly FileRow[] {
  const rows = table.flatMap((cells, index): FileRow[] => {
    const [number, partNumber] = [toNumber(cells[0]), toNumber(cells[1])]
    return number === '' && partNumber === '' ? [] : [{ number, partNumber, line: index + 1 }]
  })
  const [first] = rows
  return first !== undefined && isHeading(first.number) && isHeading(first.partNumber) ? rows.slice(1) : rows
}

/** What the headings of both columns have in the languages of the shop, and in files of other systems. */
const HEADING = /num|núm|sku|part|pieza|r[eé]f|artikel|article|item|product|code/i

function isHeading(text: string): boolean {
  return HEADING.test(text) && !/\d/.test(text)
}

function toNumber(cell = ''): string {
  return toStorableText(removeFormulaGuard(cell.trim())).slice(0, MAX_CELL_LENGTH)
}
