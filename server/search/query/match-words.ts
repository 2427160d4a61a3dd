import { type Bitset, hasBit, isEmpty, createBitset, toFewNumbers, toNumbers, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { IN_ANY, IN_DETAILS, IN_NAME } from '../index/text-index.ts'
import { type Token, tokenize } from '../analysis/tokens.ts'
import { matchPartNumbers } from './match-part-numbers.ts'
import type { SearchScope } from './search-scope.ts'

/**
 * Matching products with a score from 0 to 1 for each slot; 0 means no match. The score array belongs to the index's
 * pool.
 */
export interface Match {
  readonly slots: Bitset
  readonly scores: Float32Array
}

/** How words are searched. */
export interface WordSearch {
  readonly scope: SearchScope
  /** Whether similar words match, too. */
  readonly fuzzyMatch: boolean
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
  let match: Match | null = null
  // Rare words first: the others are then searched among few products.
  for (const word of sortByFrequency(index, significantWords)) {
    const wordMatch = matchWord(index, { ...search, within: match?.slots ?? search.within }, word)
    if (match !== null) {
      addScores(wordMatch, match)
      releaseScores(index, match)
    }
    match = wordMatch
    // No product has all of the words: the rest need not be searched.
    if (isEmpty(match.slots)) break
  }
  if (match !== null && significantWords.length > 1) divideScores(match, significantWords.length)
  return match
}

/** Adds to the scores of a match those that another match has for the same slots. */
function addScores({ slots, scores }: Match, added: Match): void {
  const matched = toNumbers(slots)
  for (let i = 0; i < matched.length; i += 1) {
    const slot = matched[i] ?? 0
    scores[slot] = (scores[slot] ?? 0) + (added.scores[slot] ?? 0)
  }
}

function divideScores({ slots, scores }: Match, divisor: number): void {
  const matched = toNumbers(slots)
  for (let i = 0; i < matched.length; i += 1) scores[matched[i] ?? 0] = (scores[matched[i] ?? 0] ?? 0) / divisor
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

interface TypedWord {
  readonly token: Token
  readonly text: string
  readonly isLast: boolean
  readonly isOnly: boolean
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

/** Whether a word is long enough to be a part number: short ones such as 95 or 1/2 are part of too many. */
function couldBePartNumber(text: string): boolean {
  const length = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  return /\d/.test(text) && (/\p{L}/u.test(text) ? length >= 3 : length >= 4)
}

function matchCompoundParts(
  index: SearchIndex,
  search: WordSearch,
  { parts, isLast }: { parts: readonly string[]; isLast: boolean },
): Match {
  let match = createEmptyMatch(index)
  for (const [i, stem] of parts.entries()) {
    const wordMatch = matchStem(index, i === 0 ? search : { ...search, within: match.slots }, {
      stem,
      typed: stem,
      isLast: isLast && i === parts.length - 1,
    })
    releaseScores(index, match)
    match = wordMatch
  }
  return match
}

function matchStem(
  index: SearchIndex,
  { scope, fuzzyMatch, within }: WordSearch,
  { stem, typed, isLast }: { stem: string; typed: string; isLast: boolean },
): Match {
  const match = createEmptyMatch(index)
  const { words } = index.text
  const fields = scope.attributes === null ? scope.fields : scope.fields & ~IN_DETAILS
  const candidates = toFewNumbers(within, MAX_CANDIDATES)
  const collect = (ordinal: number, similarity: number): void => {
    const weights = createWeights(fields, similarity)
    const { packed, added } = words.numberListsOf(ordinal)
    recordPostings(
      match,
      candidates !== null && candidates.length * LOOK_UP_COST < packed.length
        ? findPostings(packed, candidates)
        : packed,
      { within, weights },
    )
    recordPostings(match, added, { within, weights })
  }
  const ordinals = isLast
    ? words.ordinalsWithPrefix(stem)
    : [words.ordinalOf(stem)].filter((ordinal) => ordinal !== undefined)
  for (const ordinal of ordinals) collect(ordinal, words.term(ordinal) === stem ? 1 : PREFIX_WEIGHT)
  for (const [isMatchingValue, similarity] of fuzzyMatch ? index.text.vocabulary.findSimilarStems(typed) : []) {
    const ordinal = words.ordinalOf(isMatchingValue)
    if (ordinal !== undefined) collect(ordinal, similarity)
  }
  if (scope.attributes !== null && scope.attributes.length > 0)
    addAttributeMatches(index, { names: scope.attributes, stem, isLast }, { within, match })
  return match
}

const PREFIX_WEIGHT = 0.8

/** Up to this many products are looked up one by one in long lists of postings. */
const MAX_CANDIDATES = 1000

/** How many postings can be read in the time in which one product is looked up. */
const LOOK_UP_COST = 16

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

/** Returns the weight of a posting for each combination of its field bits, 0 if none of the searched fields is set. */
function createWeights(fields: number, similarity: number): Float64Array {
  const weights = new Float64Array(IN_ANY + 1)
  for (let bits = 1; bits <= IN_ANY; bits += 1)
    weights[bits] = (bits & fields) === 0 ? 0 : similarity * getFieldWeight(bits & fields)
  return weights
}

/** Returns the postings of some slots. Both lists are sorted. */
function findPostings(postings: Uint32Array, slots: Int32Array): number[] {
  const found: number[] = []
  let from = 0
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0
    let to = postings.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((postings[middle] ?? 0) >>> 3 < slot) from = middle + 1
      else to = middle
    }
    if ((postings[from] ?? 0) >>> 3 === slot && from < postings.length) found.push(postings[from] ?? 0)
  }
  return found
}

function getFieldWeight(field: number): number {
  if ((field & IN_NAME) !== 0) return 1
  return (field & IN_DETAILS) === 0 ? 0.15 : 0.3
}

/**
 * Adds the products with a value of the named attributes that has the stem. The word index does not know attributes, so
 * their values are split into words again.
 */
function addAttributeMatches(
  index: SearchIndex,
  { names, stem, isLast }: { names: readonly string[]; stem: string; isLast: boolean },
  { within, match }: { within: Bitset; match: Match },
): void {
  const matched = new Uint8Array(index.values.size)
  const has = (term: string): boolean => (isLast ? term.startsWith(stem) : term === stem)
  for (const name of names) {
    for (const [text, value] of index.values.valuesOf(name))
      if (tokenize(text).some(({ whole, parts }) => has(whole) || parts.some(has))) matched[value] = 1
  }
  for (const slot of toNumbers(within))
    if (index.valuesOf.getList(slot).some((value) => matched[value] === 1))
      recordScore(match, slot, getFieldWeight(IN_DETAILS))
}
