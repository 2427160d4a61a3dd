import { type CsvDelimiter, splitRow } from '@hydrant/kernel/csv/split-row.ts'
import { type ListRow, type ReadList, toReadList } from './list-row.ts'
import { readTable } from './read-table.ts'

/** Characters of a text that are read; a list of 10,000 rows has fewer. */
const MAX_TEXT_LENGTH = 2_000_000

const DELIMITERS: readonly CsvDelimiter[] = ['\t', ';', ',', '|']

/**
 * Reads part numbers and quantities from any text: cells of a spreadsheet, a CSV file, one number and quantity per line,
 * or the sentences of an email. It never fails: lines that have no part number are left out.
 */
export function readText(text: string): ReadList {
  const lines = splitIntoLines(text)
  const delimiter = findDelimiter(lines)
  if (delimiter !== null) return toReadList(readTable(lines.map((line) => splitLine(line, delimiter))))
  return toReadList(lines.flatMap(readLine))
}

/** Splits CSV or cells of a spreadsheet into rows of cells; in text that is no table, each line is one cell. */
export function splitIntoCells(text: string): readonly (readonly string[])[] {
  const lines = splitIntoLines(text)
  const delimiter = findDelimiter(lines)
  return lines.map((line) => (delimiter === null ? [line] : splitLine(line, delimiter)))
}

function splitIntoLines(text: string): readonly string[] {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}

/** Finds the character that separates the cells of most lines; null for text that is no table. */
function findDelimiter(lines: readonly string[]): CsvDelimiter | null {
  const sample = lines.slice(0, 200)
  for (const delimiter of DELIMITERS) {
    const tables = sample.filter((line) => {
      const cells = splitLine(line, delimiter)
      return cells.length > 1 && (delimiter === '\t' || cells.every((cell) => cell.trim().split(/\s+/).length <= 6))
    })
    if (tables.length * 2 > sample.length || (delimiter === '\t' && tables.length > 0)) return delimiter
  }
  return null
}

/** Splits a line into cells; a line that is no valid CSV is split at each delimiter. */
function splitLine(line: string, delimiter: CsvDelimiter): readonly string[] {
  const split = splitRow(line, delimiter)
  return split.state === 'complete' ? split.cells : line.replaceAll('"', '').split(delimiter)
}

type Word = { readonly kind: 'quantity' | 'part number'; readonly text: string } | { readonly kind: 'unit' | 'other' }

const UNIT =
  /^(?:x|×|\*|of|à|a|each|ea\.?|pcs?\.?|pieces?|units?|no\.?|nos\.?|box(?:es)?|lengths?|pairs?|st(?:k|ück)?\.?|qty\.?:?|quantity:?|part|item|number|#|:|=|-|–|—)$/i
const QUANTITY = /^(?:[x×]\s*)?(\d{1,6})(?:\s*(?:x|×|pcs?\.?|ea\.?|stk\.?))?$/i
const NO_PART_NUMBER =
  /@|:\/\/|^www\.|^\d{1,4}([-/.])\d{1,2}(?:\1\d{1,4})?$|^\d{1,2}:\d{2}|^\d+(?:st|nd|rd|th|am|pm|%)$|^[$€£]|^\+?\d{3}-\d{3}-\d{4}$/i
const PART_NUMBER = /^(?=.*\d)(?=.*[\p{L}\-/._])[\p{L}\d][\p{L}\d\-/._+#]{2,}$|^\d{5,}$/u

/** Reads the part numbers of one line of text, each with the quantity before it or behind it. */
function readLine(line: string): ListRow[] {
  const texts = line
    .replace(/^[\s>*•·–-]+/, '')
    .split(/[\s,;()[\]"']+/)
    .map((text) => text.replace(/[.:!?]+$/, ''))
    .filter((text) => text !== '')
  const [first = '', second = ''] = texts
  // A number alone, or a number and a quantity, is a row whatever it looks like.
  if (texts.length <= 2 && isNumberAlone(first, second)) return [{ partNumber: first, quantity: toQuantity(second) }]
  const words = texts.map(toWord)
  const used = new Set<number>()
  return words.flatMap((word, position): ListRow[] => {
    if (word.kind !== 'part number') return []
    const at = findQuantity(words, { position, step: -1, used }) ?? findQuantity(words, { position, step: 1, used })
    const quantity = at === null ? undefined : words[at]
    if (at !== null) used.add(at)
    return [{ partNumber: word.text, quantity: quantity?.kind === 'quantity' ? quantity.text : '' }]
  })
}

/** Whether a line is a number alone, or a number and a quantity. Without digits, a number is in capitals. */
function isNumberAlone(first: string, second: string): boolean {
  if (NO_PART_NUMBER.test(first) || (second !== '' && !QUANTITY.test(second))) return false
  return /\d/.test(first) || (second !== '' && /^[\p{Lu}\-/._]{3,}$/u.test(first))
}

function toWord(text: string): Word {
  if (UNIT.test(text)) return { kind: 'unit' }
  if (QUANTITY.test(text) && !/^\d{5,}$/.test(text)) return { kind: 'quantity', text: toQuantity(text) }
  return PART_NUMBER.test(text) && !NO_PART_NUMBER.test(text) ? { kind: 'part number', text } : { kind: 'other' }
}

function toQuantity(text: string): string {
  return QUANTITY.exec(text)?.[1] ?? ''
}

/** Finds the quantity beside a part number, past words such as 'pcs of'; null when something else comes first. */
function findQuantity(
  words: readonly Word[],
  { position, step, used }: { readonly position: number; readonly step: 1 | -1; readonly used: ReadonlySet<number> },
): number | null {
  for (let at = position + step; at >= 0 && at < words.length; at += step) {
    const word = words[at]
    if (word?.kind === 'quantity') return used.has(at) ? null : at
    if (word?.kind !== 'unit') return null
  }
  return null
}
