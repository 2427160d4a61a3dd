import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

/** A text as it is compared: small letters without accents. */
function fold(text: string): string {
  // Nearly all texts are plain already, and normalising costs more than all the rest.
  const plain = /[^\u0020-\u007E]/.test(text) ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}

/** One word of a text: a single one, or a whole with its pieces ("heavy-duty", "2-1/2", "hn-95"). */
export interface Word {
  /** In small letters, without accents. */
  readonly text: string
  /** What it is kept under as a whole: the stem of a single word. */
  readonly whole: string
  /** The stems of its pieces that mean something alone; none for a single word, and none for a number. */
  readonly parts: readonly string[]
  readonly isStop: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u

/** The words of a text; `stemOf` makes stems. */
export function wordsOf(text: string, stemOf: (word: string) => string = stem): Word[] {
  return Array.from(fold(text).matchAll(WORD), ([match]) => wordOf(match, stemOf))
}

function wordOf(match: string, stemOf: (word: string) => string): Word {
  if (PLAIN_WORD.test(match)) return { text: match, whole: stemOf(match), parts: [], isStop: stopWords.has(match) }
  const text = match.replaceAll(/['’]s$/g, '').replaceAll(/['’]/g, '')
  if (PLAIN_WORD.test(text)) return { text, whole: stemOf(text), parts: [], isStop: stopWords.has(text) }
  const pieces = /\p{L}/u.test(text) ? text.split(/[./-]/) : []
  return {
    text,
    whole: text.replaceAll('/', '-'),
    parts: pieces.filter((piece) => piece !== '').map(stemOf),
    isStop: false,
  }
}
