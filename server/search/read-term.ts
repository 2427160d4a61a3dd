import { decimal } from '@hydrant/kernel/money/decimal.ts'

/** Words that products must have. */
export interface Wording {
  /** The last word, which may not have been typed to its end. */
  readonly last: string
  /** All words before the last. */
  readonly before: string
}

/** What a buyer typed, taken apart. */
export interface SearchTerm extends Wording {
  readonly text: string
  readonly words: readonly string[]
  /** The same with sizes as decimals ("2-1/2" → "2.5"), when it has sizes in fractions: catalogues write both. */
  readonly inDecimals: Wording | null
  /** The term as a part number without punctuation, when it could be one or a piece of one. */
  readonly partNumber: string | null
}

// A fragment of fewer characters would be found in nearly every number.
const SHORTEST_FRAGMENT = 3

/** Takes a term apart; null when it holds nothing to search for. `keyOf` makes a part number's key. */
export function readTerm(text: string, keyOf: (text: string) => string): SearchTerm | null {
  const words = wordsOf(text)
  const wording = wordingOf(words)
  if (wording === null) return null
  const decimals = wordsOf(fractionsToDecimals(text))
  const key = keyOf(text)
  const mayBeNumber = key.length >= SHORTEST_FRAGMENT && (words.length === 1 || /\d/.test(key))
  const inDecimals = decimals.join(' ') === words.join(' ') ? null : wordingOf(decimals)
  return { ...wording, text: text.trim().toLowerCase(), words, inDecimals, partNumber: mayBeNumber ? key : null }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'/"-]*/gu) ?? []
}

function wordingOf(words: readonly string[]): Wording | null {
  const last = words.at(-1)
  return last === undefined ? null : { last, before: words.slice(0, -1).join(' ') }
}

/** Sizes as trade catalogues write them: a whole number with halves, quarters, eighths or sixteenths. */
function fractionsToDecimals(text: string): string {
  const spelled = text
    .replaceAll(/(\d)(?=[¼½¾⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
  return spelled.replaceAll(/\b(\d{1,2})[- ](\d{1,2})\/(2|4|8|16)(?!\d)/g, (size) => {
    const [whole = '0', part = '0', parts = '1'] = size.split(/[- /]/)
    return decimal(whole).plus(decimal(part).div(parts)).toFixed()
  })
}
