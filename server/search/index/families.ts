import { grown } from './grown.ts'
import { Numbering } from './numbering.ts'

/** Which slots are variations of which parent. */
export class Families {
  readonly #slotOf: (productId: string) => number | undefined
  readonly #numbers = new Numbering()
  readonly #parents: number[] = []
  readonly #members: number[][] = []
  // Family numbers, one more than they are, so that 0 means none.
  #joined = new Int32Array(0)
  #led = new Int32Array(0)

  /** `slotOf` finds the slot that a product has now. */
  constructor(slotOf: (productId: string) => number | undefined) {
    this.#slotOf = slotOf
  }

  /** Notes what a slot's product is to others. */
  put(slot: number, product: { readonly id: string; readonly variationOf: string | null }): void {
    this.#joined = grown(this.#joined, slot + 1)
    this.#led = grown(this.#led, slot + 1)
    const led = this.#numbers.find(product.id)
    if (led !== undefined) this.#lead(slot, led)
    if (product.variationOf === null) return
    const family = this.#familyOf(product.variationOf)
    this.#members[family]?.push(slot)
    this.#joined[slot] = family + 1
  }

  /** Forgets a slot. */
  remove(slot: number): void {
    const led = (this.#led[slot] ?? 0) - 1
    if (led >= 0) this.#parents[led] = -1
    const joined = (this.#joined[slot] ?? 0) - 1
    if (joined >= 0) this.#members[joined] = (this.#members[joined] ?? []).filter((member) => member !== slot)
    this.#led[slot] = 0
    this.#joined[slot] = 0
  }

  /** The slot of a variation's parent; -1 for other slots and where the parent is not there. */
  parentOf(slot: number): number {
    const joined = (this.#joined[slot] ?? 0) - 1
    return joined < 0 ? -1 : (this.#parents[joined] ?? -1)
  }

  /** The variations that name a slot as their parent. */
  variationsOf(slot: number): readonly number[] {
    const led = (this.#led[slot] ?? 0) - 1
    return led < 0 ? NONE : (this.#members[led] ?? NONE)
  }

  #familyOf(parentId: string): number {
    const known = this.#numbers.find(parentId)
    if (known !== undefined) return known
    const family = this.#numbers.of(parentId)
    this.#members[family] = []
    this.#parents[family] = -1
    const parent = this.#slotOf(parentId)
    if (parent !== undefined) this.#lead(parent, family)
    return family
  }

  #lead(slot: number, family: number): void {
    this.#parents[family] = slot
    this.#led[slot] = family + 1
  }
}

const NONE: readonly number[] = []
