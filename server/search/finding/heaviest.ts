/**
 * Things by number, each with its weight, which may be infinite, and its place among equals: the smaller, the sooner.
 * No two have the same place.
 */
export interface Weighed {
  readonly weights: Float64Array
  readonly places: Int32Array
}

/** The heaviest of all, at most so many, in order. What cannot be among them costs one comparison. */
export function heaviest({ weights, places }: Weighed, most: number): Int32Array {
  const size = Math.min(most, weights.length)
  if (size === 0) return new Int32Array(0)
  // A heap with the one on top that is the next to be let go.
  const heap = new Int32Array(size)
  const isSooner = (one: number, other: number): boolean => {
    const [first, second] = [weights[one] ?? 0, weights[other] ?? 0]
    return first === second ? (places[one] ?? 0) < (places[other] ?? 0) : first > second
  }
  const sink = (top: number, sinking: number): void => {
    let at = top
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isSooner(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1
      const below = heap[child] ?? 0
      if (!isSooner(sinking, below)) break
      heap[at] = below
      at = child
    }
    heap[at] = sinking
  }
  for (let number = 0; number < size; number += 1) heap[number] = number
  for (let top = (size >>> 1) - 1; top >= 0; top -= 1) sink(top, heap[top] ?? 0)
  for (let number = size; number < weights.length; number += 1) if (isSooner(number, heap[0] ?? 0)) sink(0, number)
  return heap.toSorted((one, other) => (isSooner(one, other) ? -1 : 1))
}
