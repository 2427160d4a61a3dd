/** What a text turns out to be: a row, the beginning of one whose quoted cell goes on, or none. */
export type SplitRow =
  | { readonly state: 'complete'; readonly cells: readonly string[] }
  | { readonly state: 'open' }
  | { readonly state: 'broken'; readonly reason: string }

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?!")/y
const PLAIN = /[^,]*/y

/**
 * Splits the text of a row at its commas (RFC 4180). A quotation mark inside a cell that does not begin with one is an
 * ordinary character: 5" hose.
 */
export function splitRow(text: string): SplitRow {
  const cells: string[] = []
  for (let at = 0; ; at += 1) {
    const pattern = text[at] === '"' ? QUOTED : PLAIN
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) return { state: 'open' }
    at = pattern.lastIndex
    if (at < text.length && text[at] !== ',')
      return {
        state: 'broken',
        reason: `The text after a closing quotation mark, "${text.slice(at, at + 20)}", belongs to no cell.`,
      }
    cells.push(match[1]?.replaceAll('""', '"') ?? match[0])
    if (at === text.length) return { state: 'complete', cells }
  }
}
