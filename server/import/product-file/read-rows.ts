import { splitRow } from './split-row.ts'

/** A row of a file as it stands there. */
export interface Row {
  /** The line of the file on which it begins, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A row that does not follow the rules of CSV: its first line and what is wrong with it. */
export interface BrokenRow {
  readonly line: number
  readonly text: string
  readonly reason: string
}

/** A cell may hold line ends, but one that goes on for longer was never closed. */
const LONGEST_ROW = { lines: 400, characters: 256 * 1024 } as const

/**
 * Puts lines together to rows; a quoted cell may span several lines. Lines without anything in them are passed over.
 *
 * A quotation mark that is never closed would swallow the rows behind it. Where a row does not work out, only its first
 * line is given up, and reading goes on with the next one.
 */
export async function* readRows(chunks: AsyncIterable<readonly string[]>): AsyncGenerator<Row | BrokenRow> {
  const pending: string[] = []
  let line = 1
  const take = (count: number): void => {
    pending.splice(0, count)
    line += count
  }
  const next = (isEnd: boolean): Row | BrokenRow | null => {
    while (pending[0] === '') take(1)
    const found = assemble(pending, isEnd)
    if (found === null) return null
    const at = line
    const [text = ''] = pending
    take(found.lines)
    return 'cells' in found ? { line: at, cells: found.cells } : { line: at, text, reason: found.reason }
  }
  for await (const lines of chunks) {
    pending.push(...lines)
    for (let row = next(false); row !== null; row = next(false)) yield row
  }
  for (let row = next(true); row !== null; row = next(true)) yield row
}

type Assembled =
  | { readonly lines: number; readonly cells: readonly string[] }
  | { readonly lines: 1; readonly reason: string }

/** The row that pending lines begin with; null when it needs more lines than there are. */
function assemble(pending: readonly string[], isEnd: boolean): Assembled | null {
  let text = ''
  for (const [index, line] of pending.entries()) {
    text = index === 0 ? line : `${text}\n${line}`
    const split = splitRow(text)
    if (split.state === 'complete') return { lines: index + 1, cells: split.cells }
    if (split.state === 'broken') return { lines: 1, reason: index === 0 ? split.reason : NEVER_CLOSED }
    if (index + 1 >= LONGEST_ROW.lines || text.length > LONGEST_ROW.characters)
      return { lines: 1, reason: NEVER_CLOSED }
  }
  return isEnd && pending.length > 0 ? { lines: 1, reason: NEVER_CLOSED } : null
}

const NEVER_CLOSED = 'A quotation mark is opened and never closed.'
