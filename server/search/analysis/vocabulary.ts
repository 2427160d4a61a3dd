import { stemWord } from './stem.ts'

/** The words of a catalogue with their stems: caches stems, and finds the words that a misspelt one may mean. */
export class Vocabulary {
  readonly #stems = new Map<string, string>()
  readonly #words: string[] = []
  readonly #letterMasks: number[] = []

  /** The words in the order in which they were added. */
  get words(): readonly string[] {
    return this.#words
  }

  /** Returns the stem of a word and adds the word to the vocabulary. */
  addWordAndGetStem(word: string): string {
    const existing = this.#stems.get(word)
    if (existing !== undefined) return existing
    const result = stemWord(word)
    if (this.#words.length >= MAX_WORDS || HAS_DIGIT.test(word)) return result
    this.#stems.set(word, result)
    this.#words.push(word)
    this.#letterMasks.push(toLetterMask(word))
    return result
  }

  /**
   * Finds the words that are similar to a misspelt one, and returns their stems, each with a similarity below 1. Finds
   * nothing for words with digits.
   */
  findSimilarStems(word: string): Map<string, number> {
    const result = new Map<string, number>()
    const maxMistakes = getMaxMistakes(word)
    if (maxMistakes === 0) return result
    const letterMask = toLetterMask(word)
    for (let i = 0; i < this.#words.length; i += 1) {
      // One mistake changes at most two letters, and comparing letter sets is cheaper than the distance.
      if (countDifferingBits(letterMask, this.#letterMasks[i] ?? 0) > 2 * maxMistakes) continue
      const existing = this.#words[i] ?? ''
      if (Math.abs(existing.length - word.length) > maxMistakes) continue
      const mistakes = computeEditDistance(word, existing, maxMistakes)
      if (mistakes <= maxMistakes)
        result.set(
          this.addWordAndGetStem(existing),
          Math.max(result.get(this.addWordAndGetStem(existing)) ?? 0, 1 - (mistakes + 1) / 5),
        )
    }
    return result
  }
}

/** More words than a catalogue has; further ones are stemmed each time. */
const MAX_WORDS = 200_000
const HAS_DIGIT = /\d/
const MIN_LENGTH = 4
const MIN_LONG_LENGTH = 7

function getMaxMistakes(word: string): number {
  if (word.length < MIN_LENGTH || HAS_DIGIT.test(word)) return 0
  return word.length < MIN_LONG_LENGTH ? 1 : 2
}

function toLetterMask(word: string): number {
  let letterMask = 0
  for (let i = 0; i < word.length; i += 1) letterMask |= 1 << (word.charCodeAt(i) & 31)
  return letterMask
}

function countDifferingBits(one: number, other: number): number {
  let count = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Computes the edit distance of two words: letters left out, added, replaced or swapped with their neighbour. Once it
 * exceeds `maxMistakes`, stops and returns any greater number.
 */
export function computeEditDistance(one: string, other: string, maxMistakes: number): number {
  let previousRow: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i += 1) {
    const nextRow = [i]
    let rowMinimum = i
    for (let j = 1; j <= other.length; j += 1) {
      const substitutionCost = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + substitutionCost)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1)
      nextRow.push(cost)
      rowMinimum = Math.min(rowMinimum, cost)
    }
    if (rowMinimum > maxMistakes) return rowMinimum
    previousRow = row
    row = nextRow
  }
  return row[other.length] ?? maxMistakes + 1
}
