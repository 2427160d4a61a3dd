import type { EncodedTexts } from './encoded-texts.ts'

/** The typed arrays that the index consists of. */
export type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

/** A part of the index as a file stores it: numbers, or texts, under a name. */
export type Section =
  | { readonly name: string; readonly numbers: NumberArray }
  | { readonly name: string; readonly texts: Texts }

/** A list of texts, of which parts can be read. */
export interface Texts {
  readonly length: number
  slice(from: number, to: number): string[]
}

/** Reads the sections of a file. They must be read in the order in which they were written. */
export interface SectionReader {
  /** Reads a section of numbers. Throws a `SnapshotError` when another section comes next. */
  readNumbers<Kind extends NumberArray>(name: string, type: NumberArrayType<Kind>): Promise<Kind>
  /** Reads a section of texts. Throws a `SnapshotError` when another section comes next. */
  readTexts(name: string): Promise<string[]>
  /** Reads a section of texts in blocks of `TEXTS_PER_BLOCK` that stay encoded. */
  readEncodedTexts(name: string): Promise<EncodedTexts[]>
}

/** The constructor of a typed array. */
export interface NumberArrayType<Kind extends NumberArray> {
  readonly name: string
  new (length: number): Kind
}

/** How many entries are processed at once while the index is restored; other work gets its turn in between. */
const ENTRIES_PER_TURN = 20_000

/** Calls a function with every number from 0 up to `count`, in slices between which other work gets its turn. */
export async function visitInSlices(count: number, visit: (position: number) => void): Promise<void> {
  for (let from = 0; from < count; from += ENTRIES_PER_TURN) {
    if (from > 0) await new Promise(setImmediate)
    const to = Math.min(count, from + ENTRIES_PER_TURN)
    for (let position = from; position < to; position += 1) visit(position)
  }
}
