import type { BrokenRow, Row } from '@hydrant/kernel/csv/read-rows.ts'
import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'

/** How many characters of a heading are kept. */
const HEADING_LENGTH = 200

/**
 * Creates a function that returns which row of the spreadsheet each row of a file is, counted from 1: empty lines are
 * rows, too, and a cell with line ends is in one row.
 */
export function createRowCounter(): (row: Row | BrokenRow) => number {
  let number = 0
  let nextLine = 1
  return (row) => {
    number += row.line - nextLine + 1
    const lineEnds = 'cells' in row ? row.cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0) : 0
    nextLine = row.line + lineEnds + 1
    return number
  }
}

/**
 * Returns a row without the apostrophes that exported files have before what spreadsheets take for a formula; null for
 * one whose cells are all empty.
 */
export function toSpreadsheetRow(row: Row | BrokenRow): Row | BrokenRow | null {
  if (!('cells' in row)) return row
  if (row.cells.every((cell) => cell.trim() === '')) return null
  return { line: row.line, cells: row.cells.map(removeFormulaGuard) }
}

/** Returns the headings of the columns; a column without one is named by its number. */
export function parseSpreadsheetHeadings(cells: readonly string[]): string[] {
  return cells.map((cell, index) => {
    const heading = removeFormulaGuard(cell.trim()).slice(0, HEADING_LENGTH)
    return heading === '' ? messages.importColumn({ number: String(index + 1) }) : heading
  })
}
