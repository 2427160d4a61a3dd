import * as messages from '@hydrant/messages/compiled/kernel/csv.js'
import { type CsvDelimiter, splitRow } from './split-row.ts'

/** A row of a file with its cells as they are. */
export interface Row {
  /** The line in the file on which it begins, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A row that is not valid CSV: its first line and the reason. */
export interface BrokenRow {
  readonly line: number
  readonly text: string
  readonly reason: string
}

/** Quoted cells may contain line ends; a longer row means that a quotation mark was never closed. */
const MAX_ROW = { lines: 400, characters: 256 * 1024 } as const

/**
 * Parses lines into rows; a quoted cell may span several lines, and empty lines are skipped. If a row is invalid, only
 * its first line is rejected and parsing continues with the next line, because a quotation mark that is never closed
 * would otherwise make one row of all lines after it.
 */
export async function* readRows(
  lineBatches: AsyncIterable<readonly string[]>,
  delimiter: CsvDelimiter = ',',
): AsyncGenerator<Row | BrokenRow> {
  const pending: string[] = []
  let line = 1
  const consume = (count: number): void => {
    pending.splice(0, count)
    line += count
  }
  const nextRow = (isEnd: boolean): Row | BrokenRow | null => {
    while (pending[0] === '') consume(1)
    const parsed = parseFirstRow(pending, { isEnd, delimiter })
    if (parsed === null) return null
    const startLine = line
    const [text = ''] = pending
    consume(parsed.lines)
    return 'cells' in parsed
      ? { line: startLine, cells: parsed.cells }
      : { line: startLine, text, reason: parsed.reason }
  }
  for await (const lines of lineBatches) {
    pending.push(...lines)
    for (let row = nextRow(false); row !== null; row = nextRow(false)) yield row
  }
  for (let row = nextRow(true); row !== null; row = nextRow(true)) yield row
}

type ParsedRow =
  | { readonly lines: number; readonly cells: readonly string[] }
  | { readonly lines: 1; readonly reason: string }

/** Parses the first row of the pending lines; null if it needs more lines. */
function parseFirstRow(
  pending: readonly string[],
  { isEnd, delimiter }: { readonly isEnd: boolean; readonly delimiter: CsvDelimiter },
): ParsedRow | null {
  let text = ''
  for (const [index, line] of pending.entries()) {
    text = index === 0 ? line : `${text}\n${line}`
    const split = splitRow(text, delimiter)
    if (split.state === 'complete') return { lines: index + 1, cells: split.cells }
    if (split.state === 'broken') return { lines: 1, reason: index === 0 ? split.reason : messages.neverClosed() }
    if (index + 1 >= MAX_ROW.lines || text.length > MAX_ROW.characters)
      return { lines: 1, reason: messages.neverClosed() }
  }
  return isEnd && pending.length > 0 ? { lines: 1, reason: messages.neverClosed() } : null
}
