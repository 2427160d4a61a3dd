/** What a buyer typed, taken apart. */
export interface SearchTerm {
  readonly text: string
  readonly words: readonly string[]
  /** The last word, which may not have been typed to its end. */
  readonly last: string
  /** All words before the last. */
  readonly before: string
  /** The term as a part number without punctuation, when it could be one or a piece of one. */
  readonly partNumber: string | null
}

// A fragment of fewer characters would be found in nearly every number.
const SHORTEST_FRAGMENT = 3

/** Takes a term apart; null when it holds nothing to search for. `keyOf` makes a part number's key. */
export function readTerm(text: string, keyOf: (text: string) => string): SearchTerm | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.'/"-]*/gu) ?? []
  const last = words.at(-1)
  if (last === undefined) return null
  const key = keyOf(text)
  const mayBeNumber = key.length >= SHORTEST_FRAGMENT && (words.length === 1 || /\d/.test(key))
  return { text: text.trim().toLowerCase(), words, last, before: words.slice(0, -1).join(' '), partNumber: mayBeNumber ? key : null }
}
