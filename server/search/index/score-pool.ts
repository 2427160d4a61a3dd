import { type Bits, numbersIn } from './bits.ts'

/**
 * Arrays of scores, one number for each slot, that are used again: to make and to empty large ones for each search
 * would cost more than the search.
 */
export class ScorePool {
  #free: Float32Array[] = []
  #size = 0

  /** An array of zeros with room for so many slots. */
  take(size: number): Float32Array {
    if (size > this.#size) {
      this.#free = []
      this.#size = Math.ceil(size * 1.1)
    }
    return this.#free.pop() ?? new Float32Array(this.#size)
  }

  /** Gives an array back, of which only these slots were written to. */
  give(scores: Float32Array, written: Bits): void {
    if (scores.length !== this.#size) return
    for (const slot of numbersIn(written)) scores[slot] = 0
    this.#free.push(scores)
  }
}
