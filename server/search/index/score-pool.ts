import type { Bitset } from './bitset.ts'

/**
 * A pool of score arrays with one number per slot: allocating and clearing large arrays for each search would take
 * longer than the search itself.
 */
export class ScorePool {
  #free: Float32Array[] = []
  #size = 0

  /** Returns an array of zeros for at least `size` slots. */
  acquire(size: number): Float32Array {
    if (size > this.#size) {
      this.#free = []
      this.#size = Math.ceil(size * 1.1)
    }
    return this.#free.pop() ?? new Float32Array(this.#size)
  }

  /** Clears an array and returns it to the pool; `writtenSlots` are the only slots that were changed. */
  release(scores: Float32Array, writtenSlots: Bitset): void {
    if (scores.length !== this.#size) return
    clearWritten(scores, writtenSlots)
    this.#free.push(scores)
  }
}

/** Clears the written parts of an array, or all of it if they are many: each call takes as long as clearing 1,000 slots. */
function clearWritten(scores: Float32Array, writtenSlots: Bitset): void {
  let parts = 0
  for (let i = 0; i < writtenSlots.length; i += 1) if (writtenSlots[i] !== 0) parts += 1
  if (parts * 1000 > scores.length) {
    scores.fill(0)
    return
  }
  for (let i = 0; i < writtenSlots.length; i += 1) if (writtenSlots[i] !== 0) scores.fill(0, i * 32, i * 32 + 32)
}
