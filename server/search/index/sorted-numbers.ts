/**
 * Merges numbers into a sorted array, which is not changed, and returns the new array. Cheap when few numbers are added
 * to many.
 */
export function insertSorted(
  sorted: Int32Array,
  added: readonly number[],
  compare: (one: number, other: number) => number,
): Int32Array<ArrayBuffer> {
  const result = new Int32Array(sorted.length + added.length)
  let [consumed, filled] = [0, 0]
  for (const number of added.toSorted(compare)) {
    const position = findInsertPosition(sorted, consumed, (other) => compare(number, other))
    result.set(sorted.subarray(consumed, position), filled)
    filled += position - consumed
    consumed = position
    result[filled] = number
    filled += 1
  }
  result.set(sorted.subarray(consumed), filled)
  return result
}

/**
 * Binary search: returns the position from `from` on at which to insert a number. `compare` takes a number of the array,
 * and is negative when the new number belongs before it.
 */
export function findInsertPosition(sorted: Int32Array, from: number, compare: (number: number) => number): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0) < 0) high = middle
    else low = middle + 1
  }
  return low
}
