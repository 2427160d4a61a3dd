/** A set of small numbers, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>

/** An empty set with room for numbers below a size. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

/** Whether a number is in a set. */
export function hasBit(bits: Bits, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
}

/** Puts a number into a set that has room for it. */
export function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
}

/** Takes a number out of a set. */
export function clearBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31))
}

/** Leaves in a set only what is in another as well. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

/** Whether nothing is in a set. */
export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false
  return true
}

/** How many numbers are in a set. */
function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0)
  return count
}

/** The numbers of a set, the smallest first. */
export function numbersIn(bits: Bits): Int32Array {
  const numbers = new Int32Array(countBits(bits))
  let filled = 0
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      numbers[filled] = at * 32 + 31 - Math.clz32(word & -word)
      filled += 1
    }
  }
  return numbers
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
