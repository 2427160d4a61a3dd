import { tokenize } from '../analysis/tokens.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { IN_ANY, IN_DETAILS, IN_NAME } from '../index/text-index.ts'
import type { SearchScope } from './search-scope.ts'

/** The stem of a typed word; the last one may be unfinished. */
export interface TypedStem {
  readonly stem: string
  readonly typed: string
  readonly isLast: boolean
}

/** How words are searched. */
export interface WordRule {
  readonly scope: SearchScope
  /** Whether similar words match, too. */
  readonly fuzzyMatch: boolean
}

/** Finds the terms of the word index that match a stem, as ordinals, with how well each matches: up to 1. */
export function findMatchingTerms(
  index: SearchIndex,
  { fuzzyMatch }: WordRule,
  { stem, typed, isLast }: TypedStem,
): Array<{ readonly ordinal: number; readonly similarity: number }> {
  const { words } = index.text
  const terms: Array<{ readonly ordinal: number; readonly similarity: number }> = []
  const exact = words.ordinalOf(stem)
  if (exact !== undefined) terms.push({ ordinal: exact, similarity: 1 })
  if (isLast)
    for (const ordinal of words.ordinalsWithPrefix(stem))
      if (ordinal !== exact) terms.push({ ordinal, similarity: PREFIX_WEIGHT })
  for (const [similarStem, similarity] of fuzzyMatch ? index.text.vocabulary.findSimilarStems(typed) : []) {
    const ordinal = words.ordinalOf(similarStem)
    if (ordinal !== undefined) terms.push({ ordinal, similarity })
  }
  return terms
}

const PREFIX_WEIGHT = 0.8

/** Returns the weight of a posting for each combination of its field bits, 0 if none of the searched fields is set. */
export function createFieldWeights({ fields, attributes }: SearchScope): Float64Array {
  const searchedFields = attributes === null ? fields : fields & ~IN_DETAILS
  const weights = new Float64Array(IN_ANY + 1)
  for (let bits = 1; bits <= IN_ANY; bits += 1) weights[bits] = getFieldWeight(bits & searchedFields)
  return weights
}

function getFieldWeight(field: number): number {
  if ((field & IN_NAME) !== 0) return 1
  if ((field & IN_DETAILS) !== 0) return ATTRIBUTE_WEIGHT
  return field === 0 ? 0 : 0.15
}

/** The weight of a word in an attribute. */
export const ATTRIBUTE_WEIGHT = 0.3

/**
 * Returns a function that says whether a slot has a value of the searched attributes with a stem, or null if no single
 * attributes are searched. The word index does not know attributes, so their values are split into words again.
 */
export function createAttributeCheck(
  index: SearchIndex,
  { attributes }: SearchScope,
  { stem, isLast }: TypedStem,
): ((slot: number) => boolean) | null {
  if (attributes === null || attributes.length === 0) return null
  const matched = new Uint8Array(index.values.size)
  const has = (term: string): boolean => (isLast ? term.startsWith(stem) : term === stem)
  for (const name of attributes)
    for (const [text, value] of index.values.valuesOf(name))
      if (tokenize(text).some(({ whole, parts }) => has(whole) || parts.some(has))) matched[value] = 1
  return (slot) => index.valuesOf.getList(slot).some((value) => matched[value] === 1)
}
