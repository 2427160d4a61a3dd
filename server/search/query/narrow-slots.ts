import type { Token } from '../analysis/tokens.ts'
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
import { couldBePartNumber, createPartNumberCheck } from './match-part-numbers.ts'

/** A typed word. */
export interface TypedWord {
  readonly token: Token
  readonly text: string
  readonly isLast: boolean
  readonly isOnly: boolean
}

/** Slots in ascending order, with the score of each. */
export interface ScoredSlots {
  readonly slots: Int32Array
  readonly scores: Float32Array
}

/** What words are looked up in, and how. */
export interface LookUp {
  readonly index: SearchIndex
  readonly rule: WordRule
}

/** Narrows slots to those that have a word, and adds its score to theirs. Changes the arrays. */
export function narrowToWord(lookUp: LookUp, { slots, scores }: ScoredSlots, word: TypedWord): ScoredSlots {
  const wordScores = scoreWord(lookUp, slots, word)
  let kept = 0
  for (let i = 0; i < slots.length; i += 1) {
    const wordScore = wordScores[i] ?? 0
    if (wordScore === 0) continue
    slots[kept] = slots[i] ?? 0
    scores[kept] = (scores[i] ?? 0) + wordScore
    kept += 1
  }
  return { slots: slots.subarray(0, kept), scores: scores.subarray(0, kept) }
}

/** Returns the score of a word for each of these slots, 0 where it does not match. */
function scoreWord(lookUp: LookUp, slots: Int32Array, { token, text, isLast, isOnly }: TypedWord): Float32Array {
  const { index, rule } = lookUp
  const scores = scoreStem(lookUp, slots, { stem: token.whole, typed: token.text, isLast })
  if (token.parts.length > 0) {
    const compound = narrowToParts(lookUp, slots, { parts: token.parts, isLast })
    let at = 0
    for (let i = 0; i < compound.slots.length; i += 1) {
      while (slots[at] !== compound.slots[i]) at += 1
      raiseScore(scores, at, compound.scores[i] ?? 0)
    }
  }
  // A term of a single word is matched against part numbers elsewhere, as a whole.
  if (rule.scope.partNumbers && !isOnly && couldBePartNumber(text)) {
    const hasPartNumber = createPartNumberCheck(index, text)
    for (let i = 0; i < slots.length; i += 1) if (hasPartNumber(slots[i] ?? 0)) raiseScore(scores, i, 1)
  }
  return scores
}

/** Returns those of the slots that have all parts of a compound, with the score of the last part. */
export function narrowToParts(
  lookUp: LookUp,
  slots: Int32Array,
  { parts, isLast }: { readonly parts: readonly string[]; readonly isLast: boolean },
): ScoredSlots {
  let [found, scores] = [slots, new Float32Array(slots.length)]
  for (const [i, stem] of parts.entries()) {
    const isUnfinished = isLast && i === parts.length - 1
    const partScores = scoreStem(lookUp, found, { stem, typed: stem, isLast: isUnfinished })
    found = found.filter((_, at) => (partScores[at] ?? 0) > 0)
    scores = partScores.filter((score) => score > 0)
  }
  return { slots: found, scores }
}

function scoreStem({ index, rule }: LookUp, slots: Int32Array, stem: TypedStem): Float32Array {
  const scores = new Float32Array(slots.length)
  const fieldWeights = createFieldWeights(rule.scope)
  for (const { ordinal, similarity } of findMatchingTerms(index, rule, stem)) {
    const { packed, added } = index.text.words.numberListsOf(ordinal)
    scorePostings({ slots, scores }, packed, { fieldWeights, similarity })
    for (const posting of added) {
      const at = findFrom(slots, 0, posting >>> 3)
      if (slots[at] === posting >>> 3) raiseScore(scores, at, similarity * (fieldWeights[posting & IN_ANY] ?? 0))
    }
  }
  const hasAttribute = createAttributeCheck(index, rule.scope, stem)
  if (hasAttribute !== null)
    for (let i = 0; i < slots.length; i += 1) if (hasAttribute(slots[i] ?? 0)) raiseScore(scores, i, ATTRIBUTE_WEIGHT)
  return scores
}

/** Raises the scores of the slots that are among sorted postings. */
function scorePostings(
  { slots, scores }: ScoredSlots,
  postings: Uint32Array,
  { fieldWeights, similarity }: { readonly fieldWeights: Float64Array; readonly similarity: number },
): void {
  let [at, i] = [0, 0]
  while (at < slots.length && i < postings.length) {
    const [wanted, posting] = [slots[at] ?? 0, postings[i] ?? 0]
    const slot = posting >>> 3
    if (slot === wanted) {
      raiseScore(scores, at, similarity * (fieldWeights[posting & IN_ANY] ?? 0))
      at += 1
      i += 1
    } else if (slot < wanted) i = findFrom(postings, i + 1, wanted * 8)
    else at = findFrom(slots, at + 1, slot)
  }
}

/**
 * Returns the first position from `from` on with a number of at least `bound` in sorted numbers. Takes the fewer steps
 * the nearer it is.
 */
function findFrom(numbers: Uint32Array | Int32Array, from: number, bound: number): number {
  let [low, step] = [from, 1]
  while (low + step <= numbers.length && (numbers[low + step - 1] ?? 0) < bound) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step - 1, numbers.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < bound) low = middle + 1
    else high = middle
  }
  return low
}

function raiseScore(scores: Float32Array, at: number, score: number): void {
  if (score > (scores[at] ?? 0)) scores[at] = score
}
