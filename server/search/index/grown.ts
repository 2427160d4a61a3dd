/** Arrays that keep numbers side by side. */
type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

/** The array, or a longer copy of it where it is shorter than asked for. */
export function grown<Kind extends Numbers>(array: Kind, length: number): Kind
export function grown(array: Numbers, length: number): Numbers {
  if (array.length >= length) return array
  const size = Math.max(length, Math.ceil(array.length * 1.25), 64)
  const longer = sameKind(array, size)
  longer.set(array)
  return longer
}

function sameKind(array: Numbers, size: number): Numbers {
  if (array instanceof Uint8Array) return new Uint8Array(size)
  if (array instanceof Uint16Array) return new Uint16Array(size)
  if (array instanceof Uint32Array) return new Uint32Array(size)
  return array instanceof Int32Array ? new Int32Array(size) : new Float64Array(size)
}
