import { type EncodedTexts, TEXTS_PER_BLOCK } from './encoded-texts.ts'
import type { Section, SectionReader } from './sections.ts'

/** A text for each slot. Those that come from a file stay encoded until they are needed. */
export class TextColumn {
  #blocks: readonly EncodedTexts[] = []
  /** How many texts the blocks have; the texts of further slots are in `#texts`. */
  #encodedCount = 0
  /** The texts of slots in the blocks that were set since. */
  readonly #replaced = new Map<number, string>()
  readonly #texts: string[] = []

  /** Sets the text of a slot: of one that exists, or of the next one. */
  set(slot: number, text: string): void {
    if (slot < this.#encodedCount) this.#replaced.set(slot, text)
    else this.#texts[slot - this.#encodedCount] = text
  }

  /** Returns the text of a slot. */
  get(slot: number): string {
    if (slot >= this.#encodedCount) return this.#texts[slot - this.#encodedCount] ?? ''
    return (
      (this.#replaced.size === 0 ? undefined : this.#replaced.get(slot)) ??
      this.#blocks[Math.floor(slot / TEXTS_PER_BLOCK)]?.at(slot % TEXTS_PER_BLOCK) ??
      ''
    )
  }

  /** Releases the memory of a text that is not needed any more, as far as possible. */
  release(slot: number): void {
    if (slot < this.#encodedCount) this.#replaced.delete(slot)
    else this.#texts[slot - this.#encodedCount] = ''
  }

  /** The texts as a section of a file. */
  *sections(name: string): Generator<Section> {
    const length = this.#encodedCount + this.#texts.length
    yield {
      name,
      texts: {
        length,
        slice: (from, to) => Array.from({ length: Math.min(to, length) - from }, (_, i) => this.get(from + i)),
      },
    }
  }

  /** Restores an empty column from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    this.#blocks = await reader.readEncodedTexts(name)
    this.#encodedCount = this.#blocks.reduce((sum, { length }) => sum + length, 0)
  }
}
