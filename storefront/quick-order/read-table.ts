import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import type { ListRow } from './list-row.ts'

/** Headings of columns with part numbers, most certain first. */
const PART_NUMBER_HEADINGS = [
  /^(?:sku|mpn|stock ?keeping ?unit|catalog(?:ue)? ?(?:no|num|nr|#).*|(?:our |your |mfr\.? |manufacturer )?part ?(?:no|num|nr|#).*)/i,
  /^(?:item|article|artikel|product|material|order|stock) ?-?(?:no|num|nr|#|code|id|sku).*/i,
  /^(?:part|item|article|artikel|product|material|code|número|referencia|référence|reference)s?$/i,
  /^(?:n(?:úmero|úm\.?|\.?º) de (?:pieza|parte|artículo|producto)|teilenummer)$/i,
]
const QUANTITY_HEADING =
  /^(?:(?:order(?:ed)?|req(?:uired|uested)?\.?) )?(?:qty|quantity|menge|anzahl|cantidad|quantité|pcs|pieces|units|count|amount)(?!\p{L})/iu

/** How many rows at the beginning tell what the columns without headings are. */
const GUESSED_FROM_ROWS = 200

/** How many rows at the beginning may be a letterhead before the headings. */
const MAX_ROWS_BEFORE_HEADINGS = 30

const QUANTITY = /^\d{1,7}(?:[.,]\d{1,3})*$/
const PART_NUMBER = /^(?=.*\d)[^\s,;]{3,}$/

interface Columns {
  readonly partNumber: number
  /** -1: there is none. */
  readonly quantity: number
  /** The first row that is not a heading. */
  readonly firstRow: number
}

/** Reads a table whose columns it recognizes by their headings or, without headings, by what is in them. */
export function readTable(table: readonly (readonly string[])[]): ListRow[] {
  const columns = findHeadings(table) ?? guessColumns(table.slice(0, GUESSED_FROM_ROWS))
  return table.slice(columns.firstRow).map((cells) => ({
    partNumber: removeFormulaGuard(cells[columns.partNumber]?.trim() ?? ''),
    quantity: cells[columns.quantity]?.trim() ?? '',
  }))
}

/** Finds the columns by a row of headings; null when there is none. */
function findHeadings(table: readonly (readonly string[])[]): Columns | null {
  for (const [row, cells] of table.slice(0, MAX_ROWS_BEFORE_HEADINGS).entries()) {
    const headings = cells.map((cell) => cell.trim().replaceAll(/[_\s]+/g, ' '))
    const quantity = headings.findIndex((heading) => QUANTITY_HEADING.test(heading))
    for (const pattern of PART_NUMBER_HEADINGS) {
      const partNumber = headings.findIndex((heading, column) => column !== quantity && pattern.test(heading))
      if (partNumber >= 0 && (quantity >= 0 || headings.every((heading) => !/\d/.test(heading))))
        return { partNumber, quantity, firstRow: row + 1 }
    }
  }
  return null
}

/**
 * Guesses the columns: quantities are in the column with the most numbers, and part numbers in the one with the most
 * words that have a digit.
 */
function guessColumns(table: readonly (readonly string[])[]): Columns {
  const width = table.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  const count = (column: number, pattern: RegExp): number =>
    table.reduce((sum, cells) => sum + (pattern.test(cells[column]?.trim() ?? '') ? 1 : 0), 0)
  const columns = Array.from({ length: Math.min(width, 50) }, (_, column) => ({
    column,
    quantities: count(column, QUANTITY),
    partNumbers: count(column, PART_NUMBER),
    letters: count(column, /\p{L}/u),
  }))
  const [quantity] = columns
    .filter(({ quantities }) => width > 1 && quantities > 0)
    // Where two columns are numbers, those without letters and with fewer part numbers are quantities.
    .toSorted((a, b) => b.quantities - a.quantities || a.partNumbers - b.partNumbers || b.column - a.column)
  const [partNumber] = columns
    .filter(({ column }) => column !== quantity?.column)
    .toSorted((a, b) => b.partNumbers - a.partNumbers || a.column - b.column)
  return { partNumber: partNumber?.column ?? 0, quantity: quantity?.column ?? -1, firstRow: 0 }
}
