import { type Bits, isEmpty, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchTerm } from '../read-term.ts'
import { EXACTLY, matchNumbers } from './match-numbers.ts'
import { addMatch, letGo, type Match, matchWords, noMatch } from './match-words.ts'
import type { SearchScope } from './search-scope.ts'

/**
 * What a term found: the better, the greater the score; and whose part number is exactly what was typed. Let go of it
 * when done.
 */
export interface TermMatch extends Match {
  readonly isExact: (slot: number) => boolean
}

/**
 * The products among some that a term finds: by part number, by words, by sizes in decimals. Misspelt words are tried
 * only where all that finds nothing.
 */
export function matchTerm(
  index: SearchIndex,
  term: SearchTerm,
  { scope, within }: { scope: SearchScope; within: Bits },
): TermMatch {
  const match = matchWords(index, term.words, { scope, within, misspelt: false }) ?? noMatch(index)
  const inDecimals =
    term.inDecimals === null ? null : matchWords(index, wordsIn(term.inDecimals), { scope, within, misspelt: false })
  if (inDecimals !== null) addMatch(index, match, inDecimals)
  const number = term.partNumber ?? (term.words.length === 1 ? (term.words[0] ?? '') : '')
  const numbers = scope.partNumbers ? matchNumbers(index, number, within) : new Map<number, number>()
  for (const [slot, level] of numbers) {
    setBit(match.bits, slot)
    // Any number counts for more than all words.
    match.scores[slot] = (match.scores[slot] ?? 0) + level + 1
  }
  if (!isEmpty(match.bits)) return { ...match, isExact: (slot) => numbers.get(slot) === EXACTLY }
  // Each word is compared with the whole vocabulary: too long a term is not worth that.
  if (term.words.length > MOST_MISSPELT) return { ...match, isExact: never }
  const misspelt = matchWords(index, term.words, { scope: { ...scope, partNumbers: false }, within, misspelt: true })
  if (misspelt === null) return { ...match, isExact: never }
  letGo(index, match)
  return { ...misspelt, isExact: never }
}

const MOST_MISSPELT = 8

const never = (): boolean => false

function wordsIn({ before, last }: { before: string; last: string }): string[] {
  return [...before.split(' ').filter((word) => word !== ''), last]
}
