import { EncodedTexts } from '../index/encoded-texts.ts'
import type { NumberArray, NumberArrayType, SectionReader } from '../index/sections.ts'
import type { FrameReader } from './frames.ts'
import { SnapshotError } from './snapshot-error.ts'
import { END, type SectionHeader, TEXTS } from './write-sections.ts'

/** Reads the sections of a file from its frames. */
export class SectionFileReader implements SectionReader {
  readonly #frames: FrameReader

  constructor(frames: FrameReader) {
    this.#frames = frames
  }

  async readNumbers<Kind extends NumberArray>(name: string, type: NumberArrayType<Kind>): Promise<Kind> {
    const { length } = await this.#readHeader(name, type.name)
    const numbers = new type(length)
    const bytes = new Uint8Array(numbers.buffer)
    for (let filled = 0; filled < bytes.length;) filled += await this.#frames.readInto(bytes.subarray(filled))
    return numbers
  }

  async readTexts(name: string): Promise<string[]> {
    const { length } = await this.#readHeader(name, TEXTS)
    const texts: string[] = []
    while (texts.length < length) {
      const encoded = new EncodedTexts(await this.#frames.read())
      for (let position = 0; position < encoded.length; position += 1) texts.push(encoded.at(position))
    }
    return texts
  }

  async readEncodedTexts(name: string): Promise<EncodedTexts[]> {
    const { length } = await this.#readHeader(name, TEXTS)
    const blocks: EncodedTexts[] = []
    for (let count = 0; count < length; count += blocks.at(-1)?.length ?? 0)
      blocks.push(new EncodedTexts(Buffer.from(await this.#frames.read())))
    return blocks
  }

  /** Throws a `SnapshotError` unless all sections have been read. */
  async readEnd(): Promise<void> {
    await this.#readHeader(END.name, END.type)
  }

  async #readHeader(name: string, type: string): Promise<SectionHeader> {
    const header: unknown = JSON.parse((await this.#frames.read()).toString())
    if (!isSectionHeader(header) || header.name !== name || header.type !== type)
      throw new SnapshotError(`it has no '${name}' where it should be`)
    return header
  }
}

function isSectionHeader(value: unknown): value is SectionHeader {
  if (typeof value !== 'object' || value === null) return false
  const { name, type, length }: Partial<Record<keyof SectionHeader, unknown>> = value
  return typeof name === 'string' && typeof type === 'string' && typeof length === 'number'
}
