/**
 * Puts numbers into their places among sorted ones, which stay as they are; answers the longer list. Costs little where
 * few are added to many.
 */
export function insertSorted(
  sorted: Int32Array,
  added: readonly number[],
  compare: (one: number, other: number) => number,
): Int32Array<ArrayBuffer> {
  const result = new Int32Array(sorted.length + added.length)
  let [taken, filled] = [0, 0]
  for (const number of added.toSorted(compare)) {
    const place = placeOf(sorted, taken, (other) => compare(number, other))
    result.set(sorted.subarray(taken, place), filled)
    filled += place - taken
    taken = place
    result[filled] = number
    filled += 1
  }
  result.set(sorted.subarray(taken), filled)
  return result
}

/** The first place, from a start on, whose number something comes before: `compare` tells how it stands to a number. */
export function placeOf(sorted: Int32Array, from: number, compare: (number: number) => number): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0) < 0) high = middle
    else low = middle + 1
  }
  return low
}
