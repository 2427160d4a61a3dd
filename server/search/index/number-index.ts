import { type Bits, hasBit, keepCommon, noBits, setBit } from './bits.ts'
import { InvertedFile } from './inverted-file.ts'

/** The pieces of part numbers, so that any fragment of three characters and more is found, and any beginning. */
export class NumberIndex {
  readonly #grams = new InvertedFile()

  /** Adds the keys of a product's part numbers. */
  put(slot: number, keys: string): void {
    const grams = new Set<string>()
    for (const key of keys.split(' ')) {
      if (key === '') continue
      grams.add(`^${key.slice(0, 1)}`)
      grams.add(`^${key.slice(0, 2)}`)
      for (let at = 0; at + GRAM <= key.length; at += 1) grams.add(key.slice(at, at + GRAM))
    }
    for (const gram of grams) this.#grams.add(gram, slot)
  }

  /**
   * The slots that may have a key with this fragment; of one or two characters: that may begin with it. To be looked at
   * again.
   */
  candidates(fragment: string, size: number): Bits {
    const grams =
      fragment.length < GRAM
        ? [`^${fragment}`]
        : Array.from({ length: fragment.length - GRAM + 1 }, (_, at) => fragment.slice(at, at + GRAM))
    const ordinals = grams.map((gram) => this.#grams.ordinalOf(gram))
    const found = ordinals.filter((ordinal) => ordinal !== undefined)
    if (found.length < grams.length) return noBits(size)
    const rarest = found
      .toSorted((one, other) => this.#grams.countOf(one) - this.#grams.countOf(other))
      .slice(0, ENOUGH)
    let common: Bits | undefined
    for (const ordinal of rarest) {
      const bits = noBits(size)
      this.#grams.visit(ordinal, (slot) => {
        if (common === undefined || hasBit(common, slot)) setBit(bits, slot)
      })
      if (common !== undefined) keepCommon(bits, common)
      common = bits
    }
    return common ?? noBits(size)
  }

  /** Packs the pieces without the slots that are not to be kept. */
  pack(isKept: (slot: number) => boolean): void {
    this.#grams.pack(isKept)
  }
}

const GRAM = 3

// After the rarest few pieces the rest rules out hardly anything more.
const ENOUGH = 4
