import { type Bitset, isEmpty, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchTerm } from '../parse-term.ts'
import { EXACT, matchPartNumbers } from './match-part-numbers.ts'
import { mergeAndReleaseMatch, releaseScores, type Match, matchWords, createEmptyMatch } from './match-words.ts'
import type { SearchScope } from './search-scope.ts'

/**
 * The matches of a term with their scores, and which products have exactly the typed part number. Call `releaseScores`
 * when finished.
 */
export interface TermMatch extends Match {
  readonly isExact: (slot: number) => boolean
}

/**
 * Matches a term by part number, by words, and by sizes as decimals, among the products in `within`. Spelling mistakes
 * are corrected only if nothing else matches.
 */
export function matchTermOrSimilar(
  index: SearchIndex,
  term: SearchTerm,
  { scope, within }: { scope: SearchScope; within: Bitset },
): TermMatch {
  const match = matchWords(index, term.words, { scope, within, fuzzyMatch: false }) ?? createEmptyMatch(index)
  const decimalMatch =
    term.inDecimals === null ? null : matchWords(index, toWords(term.inDecimals), { scope, within, fuzzyMatch: false })
  if (decimalMatch !== null) mergeAndReleaseMatch(index, match, decimalMatch)
  const partNumber = term.partNumber ?? (term.words.length === 1 ? (term.words[0] ?? '') : '')
  const partNumberLevels = scope.partNumbers ? matchPartNumbers(index, partNumber, within) : new Map<number, number>()
  for (const [slot, level] of partNumberLevels) {
    setBit(match.slots, slot)
    // A matching part number outweighs any matching words.
    match.scores[slot] = (match.scores[slot] ?? 0) + level + 1
  }
  if (!isEmpty(match.slots)) {
    const exactSlots = new Set([...partNumberLevels].filter(([, level]) => level === EXACT).map(([slot]) => slot))
    return { ...match, isExact: exactSlots.size === 0 ? returnFalse : (slot) => exactSlots.has(slot) }
  }
  // Each word is compared with the whole vocabulary, which would take too long for long terms.
  if (term.words.length > MAX_WORDS_TO_CORRECT) return { ...match, isExact: returnFalse }
  const fuzzyMatch = matchWords(index, term.words, {
    scope: { ...scope, partNumbers: false },
    within,
    fuzzyMatch: true,
  })
  if (fuzzyMatch === null) return { ...match, isExact: returnFalse }
  releaseScores(index, match)
  return { ...fuzzyMatch, isExact: returnFalse }
}

const MAX_WORDS_TO_CORRECT = 8

const returnFalse = (): boolean => false

function toWords({ before, last }: { before: string; last: string }): string[] {
  return [...before.split(' ').filter((word) => word !== ''), last]
}
