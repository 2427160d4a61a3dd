import { type Bitset, hasBit, intersectWith, createBitset, setBit } from './bitset.ts'
import { InvertedIndex } from './inverted-index.ts'
import type { Section, SectionReader } from './sections.ts'

/**
 * An index of three-character pieces of part numbers. It finds any fragment of at least three characters and any
 * prefix.
 */
export class PartNumberIndex {
  readonly #grams = new InvertedIndex()

  /** Adds the normalized part numbers of a product, separated by spaces. */
  put(slot: number, keys: string): void {
    const grams = new Set<string>()
    for (const key of keys.split(' ')) {
      if (key === '') continue
      grams.add(`^${key.slice(0, 1)}`)
      grams.add(`^${key.slice(0, 2)}`)
      for (let i = 0; i + GRAM_LENGTH <= key.length; i += 1) grams.add(key.slice(i, i + GRAM_LENGTH))
    }
    for (const gram of grams) this.#grams.add(gram, slot)
  }

  /**
   * Returns the slots that may have a part number with this fragment, or with this prefix if it has one or two
   * characters. The caller must check each of them.
   */
  findCandidates(fragment: string, size: number): Bitset {
    const grams =
      fragment.length < GRAM_LENGTH
        ? [`^${fragment}`]
        : Array.from({ length: fragment.length - GRAM_LENGTH + 1 }, (_, i) => fragment.slice(i, i + GRAM_LENGTH))
    const ordinals = grams.map((gram) => this.#grams.ordinalOf(gram))
    const existingOrdinals = ordinals.filter((ordinal) => ordinal !== undefined)
    if (existingOrdinals.length < grams.length) return createBitset(size)
    const rarest = existingOrdinals
      .toSorted((one, other) => this.#grams.countOf(one) - this.#grams.countOf(other))
      .slice(0, MAX_GRAMS)
    let common: Bitset | undefined
    for (const ordinal of rarest) {
      const slots = createBitset(size)
      this.#grams.visitNumbers(ordinal, (slot) => {
        if (common === undefined || hasBit(common, slot)) setBit(slots, slot)
      })
      if (common !== undefined) intersectWith(slots, common)
      common = slots
    }
    return common ?? createBitset(size)
  }

  /** The index as sections of a file. */
  sections(name: string): Generator<Section> {
    return this.#grams.sections(name)
  }

  /** Restores an empty index from a file. */
  restore(reader: SectionReader, name: string): Promise<void> {
    return this.#grams.restore(reader, name)
  }

  /** Packs the index and drops the slots for which `isLive` is false. */
  pack(isLive: (slot: number) => boolean): void {
    this.#grams.pack(isLive)
  }
}

const GRAM_LENGTH = 3

// After the few rarest pieces, more would exclude hardly any slots.
const MAX_GRAMS = 4
