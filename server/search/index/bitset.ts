/** A set of small numbers, one bit each. */
export type Bitset = Uint32Array<ArrayBuffer>

/** Creates an empty set for numbers below a size. */
export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

/** Whether a set contains a number. */
export function hasBit(bitset: Bitset, number: number): boolean {
  return (((bitset[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
}

/** Adds a number to a set that is large enough for it. */
export function setBit(bitset: Bitset, number: number): void {
  bitset[number >>> 5] = (bitset[number >>> 5] ?? 0) | (1 << (number & 31))
}

/** Removes a number from a set. */
export function clearBit(bitset: Bitset, number: number): void {
  bitset[number >>> 5] = (bitset[number >>> 5] ?? 0) & ~(1 << (number & 31))
}

/** Removes from a set all numbers that another set does not contain. */
export function intersectWith(bitset: Bitset, other: Bitset): void {
  for (let i = 0; i < bitset.length; i += 1) bitset[i] = (bitset[i] ?? 0) & (other[i] ?? 0)
}

/** Returns the numbers that are in both sets. */
export function intersect(one: Bitset, other: Bitset): Bitset {
  const common = one.slice()
  intersectWith(common, other)
  return common
}

/** Returns the numbers of a set that another set does not contain. */
export function subtract(bitset: Bitset, other: Bitset): Bitset {
  const difference = bitset.slice()
  for (let i = 0; i < difference.length; i += 1) difference[i] = (difference[i] ?? 0) & ~(other[i] ?? 0)
  return difference
}

/** Whether a set is empty. */
export function isEmpty(bitset: Bitset): boolean {
  for (let i = 0; i < bitset.length; i += 1) if (bitset[i] !== 0) return false
  return true
}

/** Counts the numbers in a set. */
function countBits(bitset: Bitset): number {
  let count = 0
  for (let i = 0; i < bitset.length; i += 1) count += countOnes(bitset[i] ?? 0)
  return count
}

/** Returns the numbers of a set in ascending order, or null if there are more than `max`. */
export function toFewNumbers(bitset: Bitset, max: number): Int32Array | null {
  let count = 0
  for (let i = 0; i < bitset.length && count <= max; i += 1) count += countOnes(bitset[i] ?? 0)
  return count > max ? null : toNumbers(bitset)
}

/** Returns the numbers of a set in ascending order. */
export function toNumbers(bitset: Bitset): Int32Array {
  const numbers = new Int32Array(countBits(bitset))
  let nextIndex = 0
  for (let i = 0; i < bitset.length; i += 1) {
    for (let word = bitset[i] ?? 0; word !== 0; word &= word - 1) {
      numbers[nextIndex] = i * 32 + 31 - Math.clz32(word & -word)
      nextIndex += 1
    }
  }
  return numbers
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
