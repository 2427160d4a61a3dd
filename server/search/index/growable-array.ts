import type { NumberArray } from './sections.ts'

/** Returns the array, or a longer copy if it is shorter than `length`. */
export function growArrayTo<Kind extends NumberArray>(array: Kind, length: number): Kind
export function growArrayTo(array: NumberArray, length: number): NumberArray {
  if (array.length >= length) return array
  const size = Math.max(length, Math.ceil(array.length * 1.25), 64)
  const copy = createArrayOfSameType(array, size)
  copy.set(array)
  return copy
}

function createArrayOfSameType(array: NumberArray, size: number): NumberArray {
  if (array instanceof Uint8Array) return new Uint8Array(size)
  if (array instanceof Uint16Array) return new Uint16Array(size)
  if (array instanceof Uint32Array) return new Uint32Array(size)
  return array instanceof Int32Array ? new Int32Array(size) : new Float64Array(size)
}
