import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.ts'

/** Converts a text for comparison: lower case without accents. */
function foldText(text: string): string {
  // Nearly all texts are ASCII already, and normalizing would take longer than everything else.
  const plain = /[^\u0020-\u007E]/.test(text) ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}

/** One word of a text: a single one, or a compound with its parts ("heavy-duty", "2-1/2", "hn-95"). */
export interface Token {
  /** In lower case, without accents. */
  readonly text: string
  /** The index term of the whole word: for a single word its stem. */
  readonly whole: string
  /** The stems of the parts of a compound that has letters; otherwise none. */
  readonly parts: readonly string[]
  readonly isStopWord: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u

/** Splits a text into words; `stemOf` makes the stems. */
export function tokenize(text: string, stemOf: (word: string) => string = stemWord): Token[] {
  return Array.from(foldText(text).matchAll(WORD), ([match]) => toToken(match, stemOf))
}

function toToken(match: string, stemOf: (word: string) => string): Token {
  if (PLAIN_WORD.test(match)) return { text: match, whole: stemOf(match), parts: [], isStopWord: stopWords.has(match) }
  const text = match.replaceAll(/['’]s$/g, '').replaceAll(/['’]/g, '')
  if (PLAIN_WORD.test(text)) return { text, whole: stemOf(text), parts: [], isStopWord: stopWords.has(text) }
  const splitParts = /\p{L}/u.test(text) ? text.split(/[./-]/) : []
  return {
    text,
    whole: text.replaceAll('/', '-'),
    parts: splitParts.filter((part) => part !== '').map(stemOf),
    isStopWord: false,
  }
}
