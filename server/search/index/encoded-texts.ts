/** How many texts are encoded together; only the last ones of a section may be fewer. */
export const TEXTS_PER_BLOCK = 4096

const HEADER_NUMBERS = 2
const BYTES_PER_NUMBER = 4

/** Texts that are encoded together: they take less memory than strings, and need not be decoded to be read from a file. */
export class EncodedTexts {
  readonly #characters: Buffer
  readonly #encoding: 'latin1' | 'utf16le'
  /** Where each text ends, in bytes. */
  readonly #ends: Uint32Array

  /** Wraps texts that `encodeTexts` has encoded. The bytes must not change afterwards. */
  constructor(content: Buffer) {
    const count = content.readUInt32LE(0)
    const characterBytes = content.readUInt32LE(BYTES_PER_NUMBER)
    const begin = (HEADER_NUMBERS + count) * BYTES_PER_NUMBER
    this.#characters = content.subarray(begin)
    this.#encoding = characterBytes === 1 ? 'latin1' : 'utf16le'
    this.#ends = new Uint32Array(count)
    let end = 0
    for (let i = 0; i < count; i += 1) {
      end += content.readUInt32LE((HEADER_NUMBERS + i) * BYTES_PER_NUMBER) * characterBytes
      this.#ends[i] = end
    }
    if (end !== this.#characters.byteLength) throw new Error('The lengths of encoded texts are wrong.')
  }

  /** How many texts there are. */
  get length(): number {
    return this.#ends.length
  }

  /** Decodes the text at a position. */
  at(position: number): string {
    return this.#characters.toString(
      this.#encoding,
      position === 0 ? 0 : this.#ends[position - 1],
      this.#ends[position],
    )
  }
}

/** Encodes texts: their number, the bytes of a character, the length of each text in characters, and all characters. */
export function encodeTexts(texts: readonly string[]): Buffer {
  const joined = texts.join('')
  const isLatin1 = !/[\u0100-\uFFFF]/.test(joined)
  const numbers = new Uint32Array(HEADER_NUMBERS + texts.length)
  numbers[0] = texts.length
  numbers[1] = isLatin1 ? 1 : 2
  for (let i = 0; i < texts.length; i += 1) numbers[HEADER_NUMBERS + i] = texts[i]?.length ?? 0
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(joined, isLatin1 ? 'latin1' : 'utf16le')])
}
