import * as messages from '@hydrant/messages/compiled/server/import.js'

/** The result of splitting a text: a complete row, an unfinished quoted cell, or invalid CSV. */
export type SplitRow =
  | { readonly state: 'complete'; readonly cells: readonly string[] }
  | { readonly state: 'open' }
  | { readonly state: 'broken'; readonly reason: string }

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?!")/y
const PLAIN = /[^,]*/y

/**
 * Splits the text of a row at its commas (RFC 4180). A quotation mark inside an unquoted cell is an ordinary character:
 * 5" hose.
 */
export function splitRow(text: string): SplitRow {
  const cells: string[] = []
  for (let position = 0; ; position += 1) {
    const pattern = text[position] === '"' ? QUOTED : PLAIN
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (match === null) return { state: 'open' }
    position = pattern.lastIndex
    if (position < text.length && text[position] !== ',')
      return {
        state: 'broken',
        reason: messages.textAfterQuotationMark({ text: text.slice(position, position + 20) }),
      }
    cells.push(match[1]?.replaceAll('""', '"') ?? match[0])
    if (position === text.length) return { state: 'complete', cells }
  }
}
