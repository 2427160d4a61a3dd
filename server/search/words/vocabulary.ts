import { stem } from './stem.ts'

/**
 * The words of a catalogue, with their stems: most come again and again, and those that are typed wrong are looked for
 * among them.
 */
export class Vocabulary {
  readonly #stems = new Map<string, string>()
  readonly #words: string[] = []
  readonly #letters: number[] = []

  /** The stem of a word, which becomes known. */
  stemOf(word: string): string {
    const known = this.#stems.get(word)
    if (known !== undefined) return known
    const found = stem(word)
    if (this.#words.length >= MOST || HAS_DIGIT.test(word)) return found
    this.#stems.set(word, found)
    this.#words.push(word)
    this.#letters.push(lettersOf(word))
    return found
  }

  /**
   * The stems of known words that a misspelt one may mean, each with its likeness below 1. Numbers are never misspelt.
   */
  resembling(word: string): Map<string, number> {
    const found = new Map<string, number>()
    const most = mistakesIn(word)
    if (most === 0) return found
    const letters = lettersOf(word)
    for (let at = 0; at < this.#words.length; at += 1) {
      // A wrong letter changes two letters at most: cheaper to see than the distance.
      if (differences(letters, this.#letters[at] ?? 0) > 2 * most) continue
      const known = this.#words[at] ?? ''
      if (Math.abs(known.length - word.length) > most) continue
      const mistakes = distance(word, known, most)
      if (mistakes <= most)
        found.set(this.stemOf(known), Math.max(found.get(this.stemOf(known)) ?? 0, 1 - (mistakes + 1) / 5))
    }
    return found
  }
}

/** More words than a catalogue has; what comes behind is stemmed each time. */
const MOST = 200_000
const HAS_DIGIT = /\d/
const SHORTEST = 4
const LONG = 7

function mistakesIn(word: string): number {
  if (word.length < SHORTEST || HAS_DIGIT.test(word)) return 0
  return word.length < LONG ? 1 : 2
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function differences(one: number, other: number): number {
  let count = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * How many letters were left out, added, taken for others or swapped with their neighbours; more than `most` is not
 * counted to the end.
 */
function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    let least = at
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same)
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, (before[to - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return least
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}
