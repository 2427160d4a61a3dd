import { decimal } from '@hydrant/kernel/money/decimal.ts'

/** The words of a search term. */
export interface TermWords {
  /** The last word, which may be unfinished. */
  readonly last: string
  /** All words before the last, separated by spaces. */
  readonly before: string
}

/** A search term, parsed. */
export interface SearchTerm extends TermWords {
  readonly text: string
  readonly words: readonly string[]
  /** The same with sizes as decimals ("2-1/2" → "2.5"), if it has sizes in fractions: catalogues use both. */
  readonly inDecimals: TermWords | null
  /** The term as a part number without punctuation, if it could be one or a fragment of one. */
  readonly partNumber: string | null
}

// Nearly every part number contains a shorter fragment.
const MIN_FRAGMENT_LENGTH = 3

/** Parses a search term; null when it contains no words. `toPartNumberKey` normalizes a part number. */
export function parseTerm(text: string, toPartNumberKey: (text: string) => string): SearchTerm | null {
  const words = splitWords(text)
  const termWords = toTermWords(words)
  if (termWords === null) return null
  const decimalWords = splitWords(replaceFractions(text))
  const key = toPartNumberKey(text)
  const couldBePartNumber = key.length >= MIN_FRAGMENT_LENGTH && (words.length === 1 || /\d/.test(key))
  const inDecimals = decimalWords.join(' ') === words.join(' ') ? null : toTermWords(decimalWords)
  return {
    ...termWords,
    text: text.trim().toLowerCase(),
    words,
    inDecimals,
    partNumber: couldBePartNumber ? key : null,
  }
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'/"-]*/gu) ?? []
}

function toTermWords(words: readonly string[]): TermWords | null {
  const last = words.at(-1)
  return last === undefined ? null : { last, before: words.slice(0, -1).join(' ') }
}

/** Converts fractions in sizes (halves, quarters, eighths, sixteenths) to decimals. */
function replaceFractions(text: string): string {
  const normalized = text
    .replaceAll(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
  return normalized.replaceAll(/\b(\d{1,2})[- ](\d{1,2})\/(2|4|8|16)(?!\d)/g, (size) => {
    const [whole = '0', numerator = '0', denominator = '1'] = size.split(/[- /]/)
    return decimal(whole).plus(decimal(numerator).div(denominator)).toFixed()
  })
}
