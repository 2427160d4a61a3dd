import { type Bits, hasBit, isEmpty, noBits, numbersIn, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { IN_FACTS, IN_NAME } from '../index/text-index.ts'
import { type Word, wordsOf } from '../words/tokens.ts'
import { matchNumbers } from './match-numbers.ts'
import type { SearchScope } from './search-scope.ts'

/**
 * Products that were found, and how well: a number from 0 to 1 for each slot, 0 for those that were not. The scores are
 * from the index's pool.
 */
export interface Match {
  readonly bits: Bits
  readonly scores: Float32Array
}

/** How words are looked up. */
export interface WordSearch {
  readonly scope: SearchScope
  /** Whether words that resemble the ones typed will do as well. */
  readonly misspelt: boolean
  /** The only slots that matter. */
  readonly within: Bits
}

/** The products that have all of these words, the last of which may go on. Null where there is no word. */
export function matchWords(index: SearchIndex, words: readonly string[], search: WordSearch): Match | null {
  const typed = words.flatMap((word, at) =>
    wordsOf(word).map((read) => ({ read, text: word, isLast: at === words.length - 1, isOnly: words.length === 1 })),
  )
  // Words such as "for" are kept nowhere; alone they are the beginning of some other.
  const telling = typed.some(({ read }) => !read.isStop)
    ? typed.filter(({ read }) => !read.isStop)
    : typed.filter(({ isLast }) => isLast)
  let match: Match | null = null
  for (const word of telling) {
    const found = matchWord(index, { ...search, within: match?.bits ?? search.within }, word)
    if (match !== null) {
      for (const slot of numbersIn(found.bits))
        found.scores[slot] = (found.scores[slot] ?? 0) + (match.scores[slot] ?? 0)
      letGo(index, match)
    }
    match = found
    // Nothing that has all of the words is left to look for.
    if (isEmpty(match.bits)) break
  }
  if (match !== null)
    for (const slot of numbersIn(match.bits)) match.scores[slot] = (match.scores[slot] ?? 0) / telling.length
  return match
}

/** An empty match, to be added to. */
export function noMatch(index: SearchIndex): Match {
  return { bits: noBits(index.size), scores: index.scores.take(index.size) }
}

/** Adds to what was found one way what was found another way, which is let go. */
export function addMatch(index: SearchIndex, match: Match, other: Match): void {
  for (const slot of numbersIn(other.bits)) note(match, slot, other.scores[slot] ?? 0)
  letGo(index, other)
}

/** Gives the scores of a match back, which is not to be used any more. */
export function letGo(index: SearchIndex, { bits, scores }: Match): void {
  index.scores.give(scores, bits)
}

function note({ bits, scores }: Match, slot: number, score: number): void {
  setBit(bits, slot)
  if (score > (scores[slot] ?? 0)) scores[slot] = score
}

interface TypedWord {
  readonly read: Word
  readonly text: string
  readonly isLast: boolean
  readonly isOnly: boolean
}

function matchWord(index: SearchIndex, search: WordSearch, { read, text, isLast, isOnly }: TypedWord): Match {
  const found = lookUp(index, search, { stem: read.whole, typed: read.text, isLast })
  if (read.parts.length > 0) addMatch(index, found, matchParts(index, search, { parts: read.parts, isLast }))
  // A single word is looked for among the part numbers anyway.
  if (search.scope.partNumbers && !isOnly && mayBeNumber(text))
    for (const slot of matchNumbers(index, text, search.within).keys()) note(found, slot, 1)
  return found
}

/** Pieces of a number such as 95 or 1/2 stand in too many part numbers to mean one. */
function mayBeNumber(text: string): boolean {
  const length = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  return /\d/.test(text) && (/\p{L}/u.test(text) ? length >= 3 : length >= 4)
}

function matchParts(
  index: SearchIndex,
  search: WordSearch,
  { parts, isLast }: { parts: readonly string[]; isLast: boolean },
): Match {
  let match = noMatch(index)
  for (const [at, stem] of parts.entries()) {
    const found = lookUp(index, at === 0 ? search : { ...search, within: match.bits }, {
      stem,
      typed: stem,
      isLast: isLast && at === parts.length - 1,
    })
    letGo(index, match)
    match = found
  }
  return match
}

function lookUp(
  index: SearchIndex,
  { scope, misspelt, within }: WordSearch,
  { stem, typed, isLast }: { stem: string; typed: string; isLast: boolean },
): Match {
  const match = noMatch(index)
  const { words } = index.text
  const fields = scope.attributes === null ? scope.fields : scope.fields & ~IN_FACTS
  const collect = (ordinal: number, likeness: number): void => {
    for (const list of words.listsOf(ordinal)) {
      for (let at = 0; at < list.length; at += 1) {
        const posting = list[at] ?? 0
        const place = posting & fields
        if (place !== 0 && hasBit(within, posting >>> 3)) note(match, posting >>> 3, likeness * weightOf(place))
      }
    }
  }
  const ordinals = isLast
    ? words.ordinalsUnder(stem)
    : [words.ordinalOf(stem)].filter((ordinal) => ordinal !== undefined)
  for (const ordinal of ordinals) collect(ordinal, words.term(ordinal) === stem ? 1 : UNFINISHED)
  for (const [meant, likeness] of misspelt ? index.text.vocabulary.resembling(typed) : []) {
    const ordinal = words.ordinalOf(meant)
    if (ordinal !== undefined) collect(ordinal, likeness)
  }
  if (scope.attributes !== null && scope.attributes.length > 0)
    matchFacts(index, { names: scope.attributes, stem, isLast }, { within, match })
  return match
}

const UNFINISHED = 0.8

function weightOf(place: number): number {
  if ((place & IN_NAME) !== 0) return 1
  return (place & IN_FACTS) === 0 ? 0.15 : 0.3
}

/** Facts are not kept by attribute: where only some attributes count, their values are read anew. */
function matchFacts(
  index: SearchIndex,
  { names, stem, isLast }: { names: readonly string[]; stem: string; isLast: boolean },
  { within, match }: { within: Bits; match: Match },
): void {
  const meant = new Uint8Array(index.values.size)
  const has = (term: string): boolean => (isLast ? term.startsWith(stem) : term === stem)
  for (const name of names) {
    for (const [text, value] of index.values.valuesOf(name))
      if (wordsOf(text).some(({ whole, parts }) => has(whole) || parts.some(has))) meant[value] = 1
  }
  for (const slot of numbersIn(within))
    if (index.valuesOf.of(slot).some((value) => meant[value] === 1)) note(match, slot, weightOf(IN_FACTS))
}
