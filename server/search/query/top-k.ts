/**
 * Numbered entries, each with a weight, which may be infinite, and a tie breaker: of equal weights the smaller one
 * comes first. No two tie breakers are equal.
 */
export interface Weighted {
  readonly weights: Float64Array
  readonly getTieBreaker: (number: number) => number
}

/**
 * Returns the numbers of the heaviest entries, at most `limit`, heaviest first. Most other entries cost one comparison.
 */
export function findTopK({ weights, getTieBreaker }: Weighted, limit: number): Int32Array {
  const size = Math.min(limit, weights.length)
  if (size === 0) return new Int32Array(0)
  // A heap whose top is the lightest of the entries found so far, the next one to be replaced.
  const heap = new Int32Array(size)
  const ranksBefore = (one: number, other: number): boolean => {
    const [first, second] = [weights[one] ?? 0, weights[other] ?? 0]
    return first === second ? getTieBreaker(one) < getTieBreaker(other) : first > second
  }
  const siftDown = (top: number, candidate: number): void => {
    let position = top
    for (let child = 2 * position + 1; child < size; child = 2 * position + 1) {
      if (child + 1 < size && ranksBefore(heap[child] ?? 0, heap[child + 1] ?? 0)) child += 1
      const childNumber = heap[child] ?? 0
      if (!ranksBefore(candidate, childNumber)) break
      heap[position] = childNumber
      position = child
    }
    heap[position] = candidate
  }
  for (let number = 0; number < size; number += 1) heap[number] = number
  for (let top = (size >>> 1) - 1; top >= 0; top -= 1) siftDown(top, heap[top] ?? 0)
  for (let number = size; number < weights.length; number += 1)
    if (ranksBefore(number, heap[0] ?? 0)) siftDown(0, number)
  return heap.toSorted((one, other) => (ranksBefore(one, other) ? -1 : 1))
}
