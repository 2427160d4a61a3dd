import { EncodedTexts, encodeTexts, TEXTS_PER_BLOCK } from '../index/encoded-texts.ts'
import type { NumberArray, NumberArrayType, Section, SectionReader } from '../index/sections.ts'

/** Copies the sections of an index one by one, and reads the copies as a file would be read. */
export class SectionCopies implements SectionReader {
  readonly #sections: Iterator<Section>
  readonly #copies: Section[] = []

  constructor(sections: Iterable<Section>) {
    this.#sections = sections[Symbol.iterator]()
  }

  /** All copies, in their order. */
  get copies(): readonly Section[] {
    return this.#copies
  }

  /** Copies the next section as it is now. Returns false when there is none. */
  copyNext(): boolean {
    const next = this.#sections.next()
    if (next.done === true) return false
    const section = next.value
    this.#copies.push(
      'texts' in section
        ? { name: section.name, texts: section.texts.slice(0, section.texts.length) }
        : { name: section.name, numbers: section.numbers.slice() },
    )
    return true
  }

  async readNumbers<Kind extends NumberArray>(name: string, type: NumberArrayType<Kind>): Promise<Kind> {
    const section = this.#copies.shift()
    if (section?.name !== name || !('numbers' in section) || !(section.numbers instanceof type))
      throw new Error(`${name} was not written where it is read.`)
    return section.numbers
  }

  async readTexts(name: string): Promise<string[]> {
    const section = this.#copies.shift()
    if (section?.name !== name || !('texts' in section)) throw new Error(`${name} was not written where it is read.`)
    return section.texts.slice(0, section.texts.length)
  }

  async readEncodedTexts(name: string): Promise<EncodedTexts[]> {
    const texts = await this.readTexts(name)
    const starts = Array.from({ length: Math.ceil(texts.length / TEXTS_PER_BLOCK) }, (_, i) => i * TEXTS_PER_BLOCK)
    return starts.map((from) => new EncodedTexts(encodeTexts(texts.slice(from, from + TEXTS_PER_BLOCK))))
  }
}
