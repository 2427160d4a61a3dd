/** Creates a generator of numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e37_79b1)
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
