import * as messages from '@hydrant/messages/compiled/kernel/csv.js'

/** The result of splitting a text: a complete row, an unfinished quoted cell, or invalid CSV. */
export type SplitRow =
  | { readonly state: 'complete'; readonly cells: readonly string[] }
  | { readonly state: 'open' }
  | { readonly state: 'broken'; readonly reason: string }

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?!")/y

/** The characters that may separate the cells of a row. */
export type CsvDelimiter = ',' | '`' | '^' | '|' | ';' | '\t'

/** Cells without quotation marks, for each delimiter. */
const PLAIN: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /[^,]*/y,
  '`': /[^`]*/y,
  '^': /[^^]*/y,
  '|': /[^|]*/y,
  ';': /[^;]*/y,
  '\t': /[^\t]*/y,
}

/**
 * Splits the text of a row at its delimiters (RFC 4180). A quotation mark inside an unquoted cell is an ordinary
 * character: 5" hose.
 */
export function splitRow(text: string, delimiter: CsvDelimiter): SplitRow {
  const cells: string[] = []
  for (let position = 0; ; position += 1) {
    const pattern = text[position] === '"' ? QUOTED : PLAIN[delimiter]
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (match === null) return { state: 'open' }
    position = pattern.lastIndex
    if (position < text.length && text[position] !== delimiter)
      return {
        state: 'broken',
        reason: messages.textAfterQuotationMark({ text: text.slice(position, position + 20) }),
      }
    cells.push(match[1]?.replaceAll('""', '"') ?? match[0])
    if (position === text.length) return { state: 'complete', cells }
  }
}
