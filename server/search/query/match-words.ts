import { tokenize } from '../analysis/tokens.ts'
import { type Bitset, hasBit, createBitset, setBit, toFewNumbers, toNumbers } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { IN_ANY } from '../index/text-index.ts'
import {
  ATTRIBUTE_WEIGHT,
  createAttributeCheck,
  createFieldWeights,
  findMatchingTerms,
  type TypedStem,
  type WordRule,
} from './find-stems.ts'
import { couldBePartNumber, matchPartNumbers } from './match-part-numbers.ts'
import { narrowToParts, narrowToWord, type ScoredSlots, type TypedWord } from './narrow-slots.ts'

/**
 * Matching products with a score from 0 to 1 for each slot; 0 means no match. The score array belongs to the index's
 * pool.
 */
export interface Match {
  readonly slots: Bitset
  readonly scores: Float32Array
}

/** How and where words are searched. */
export interface WordSearch extends WordRule {
  /** Only these slots are searched. */
  readonly within: Bitset
}

/** Matches the products that have all words; the last word may be a prefix. Null if there are no words. */
export function matchWords(index: SearchIndex, words: readonly string[], search: WordSearch): Match | null {
  const typed = words.flatMap((word, i) =>
    tokenize(word).map((token) => ({
      token,
      text: word,
      isLast: i === words.length - 1,
      isOnly: words.length === 1,
    })),
  )
  // Stop words such as "for" are not indexed; a stop word alone is taken as the beginning of another word.
  const significantWords = typed.some(({ token }) => !token.isStopWord)
    ? typed.filter(({ token }) => !token.isStopWord)
    : typed.filter(({ isLast }) => isLast)
  // Rare words first: the others are then searched among few products.
  const [first, ...others] = sortByFrequency(index, significantWords)
  if (first === undefined) return null
  const fewSlots = toFewNumbers(search.within, FEW_SLOTS)
  if (fewSlots === null && others.length === 0) return matchWord(index, search, first)
  const lookUp = { index, rule: search }
  let found =
    fewSlots === null
      ? takeScoredSlots(index, matchWord(index, search, first))
      : narrowToWord(lookUp, { slots: fewSlots, scores: new Float32Array(fewSlots.length) }, first)
  for (const word of others) {
    // No product has all of the words: the rest need not be searched.
    if (found.slots.length === 0) break
    found = narrowToWord(lookUp, found, word)
  }
  return toMatch(index, found, significantWords.length)
}

/** Up to this many products are looked up one by one for every word. */
const FEW_SLOTS = 1000

/** Returns the slots of a match with their scores, and releases it. */
function takeScoredSlots(index: SearchIndex, match: Match): ScoredSlots {
  const slots = toNumbers(match.slots)
  const scores = new Float32Array(slots.length)
  for (let i = 0; i < slots.length; i += 1) scores[i] = match.scores[slots[i] ?? 0] ?? 0
  releaseScores(index, match)
  return { slots, scores }
}

function toMatch(index: SearchIndex, { slots, scores }: ScoredSlots, divisor: number): Match {
  const match = createEmptyMatch(index)
  for (let i = 0; i < slots.length; i += 1) recordScore(match, slots[i] ?? 0, (scores[i] ?? 0) / divisor)
  return match
}

/** Sorts words by the number of products that have them, as far as that is quickly known; the unfinished word is last. */
function sortByFrequency(index: SearchIndex, words: readonly TypedWord[]): readonly TypedWord[] {
  if (words.length < 2) return words
  const { words: stems } = index.text
  const frequencyOf = ({ token, isLast }: TypedWord): number => {
    const ordinal = stems.ordinalOf(token.whole)
    if (isLast || token.parts.length > 0) return Number.MAX_SAFE_INTEGER
    return ordinal === undefined ? 0 : stems.countOf(ordinal)
  }
  const frequencies = new Map(words.map((word) => [word, frequencyOf(word)]))
  return words.toSorted((one, other) => (frequencies.get(one) ?? 0) - (frequencies.get(other) ?? 0))
}

/** Creates an empty match with scores from the pool. */
export function createEmptyMatch(index: SearchIndex): Match {
  return { slots: createBitset(index.size), scores: index.scores.acquire(index.size) }
}

/** Merges another match into a match and releases the other's scores. */
export function mergeAndReleaseMatch(index: SearchIndex, match: Match, addedMatch: Match): void {
  for (const slot of toNumbers(addedMatch.slots)) recordScore(match, slot, addedMatch.scores[slot] ?? 0)
  releaseScores(index, addedMatch)
}

/** Returns the scores of a match to the pool; the match must not be used afterwards. */
export function releaseScores(index: SearchIndex, { slots, scores }: Match): void {
  index.scores.release(scores, slots)
}

function recordScore({ slots, scores }: Match, slot: number, score: number): void {
  setBit(slots, slot)
  if (score > (scores[slot] ?? 0)) scores[slot] = score
}

function matchWord(index: SearchIndex, search: WordSearch, { token, text, isLast, isOnly }: TypedWord): Match {
  const wordMatch = matchStem(index, search, { stem: token.whole, typed: token.text, isLast })
  if (token.parts.length > 0)
    mergeAndReleaseMatch(index, wordMatch, matchCompoundParts(index, search, { parts: token.parts, isLast }))
  // A term of a single word is matched against part numbers elsewhere, as a whole.
  if (search.scope.partNumbers && !isOnly && couldBePartNumber(text))
    for (const slot of matchPartNumbers(index, text, search.within).keys()) recordScore(wordMatch, slot, 1)
  return wordMatch
}

function matchCompoundParts(
  index: SearchIndex,
  search: WordSearch,
  { parts, isLast }: { parts: readonly string[]; isLast: boolean },
): Match {
  const [first = '', ...others] = parts
  const match = matchStem(index, search, { stem: first, typed: first, isLast: isLast && others.length === 0 })
  if (others.length === 0) return match
  const { slots } = takeScoredSlots(index, match)
  return toMatch(index, narrowToParts({ index, rule: search }, slots, { parts: others, isLast }), 1)
}

function matchStem(index: SearchIndex, search: WordSearch, stem: TypedStem): Match {
  const match = createEmptyMatch(index)
  const fieldWeights = createFieldWeights(search.scope)
  for (const { ordinal, similarity } of findMatchingTerms(index, search, stem)) {
    const { packed, added } = index.text.words.numberListsOf(ordinal)
    const rule = { within: search.within, weights: fieldWeights.map((weight) => weight * similarity) }
    recordPostings(match, packed, rule)
    recordPostings(match, added, rule)
  }
  const hasAttribute = createAttributeCheck(index, search.scope, stem)
  if (hasAttribute !== null)
    for (const slot of toNumbers(search.within)) if (hasAttribute(slot)) recordScore(match, slot, ATTRIBUTE_WEIGHT)
  return match
}

/** Records the score of each posting whose slot is in `within`; the weights are by the field bits of a posting. */
function recordPostings(
  { slots, scores }: Match,
  postings: Uint32Array | readonly number[],
  { within, weights }: { readonly within: Bitset; readonly weights: Float64Array },
): void {
  for (let i = 0; i < postings.length; i += 1) {
    const posting = postings[i] ?? 0
    const [slot, weight] = [posting >>> 3, weights[posting & IN_ANY] ?? 0]
    if (weight === 0 || !hasBit(within, slot)) continue
    setBit(slots, slot)
    if (weight > (scores[slot] ?? 0)) scores[slot] = weight
  }
}
