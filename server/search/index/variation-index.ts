import { type Bitset, hasBit } from './bitset.ts'
import { growArrayTo } from './growable-array.ts'
import { type Section, type SectionReader, visitInSlices } from './sections.ts'
import { StringInterner } from './string-interner.ts'

/** Maps variations to their parents and back, by slot. */
export class VariationIndex {
  readonly #slotOf: (productId: string) => number | undefined
  readonly #numbers = new StringInterner()
  #parents: number[] = []
  #members: number[][] = []
  // Family numbers plus one, so that 0 means none.
  #familyAsMember = new Int32Array(0)
  #familyAsParent = new Int32Array(0)

  /** `slotOf` finds the current slot of a product. */
  constructor(slotOf: (productId: string) => number | undefined) {
    this.#slotOf = slotOf
  }

  /** Records the product in a slot and the parent that it is a variation of. */
  put(slot: number, product: { readonly id: string; readonly variationOf: string | null }): void {
    this.#familyAsMember = growArrayTo(this.#familyAsMember, slot + 1)
    this.#familyAsParent = growArrayTo(this.#familyAsParent, slot + 1)
    const parentFamily = this.#numbers.find(product.id)
    if (parentFamily !== undefined) this.#setParent(slot, parentFamily)
    if (product.variationOf === null) return
    const family = this.#getOrAddFamily(product.variationOf)
    this.#members[family]?.push(slot)
    this.#familyAsMember[slot] = family + 1
  }

  /** Removes a slot. */
  remove(slot: number): void {
    const parentFamily = (this.#familyAsParent[slot] ?? 0) - 1
    if (parentFamily >= 0) this.#parents[parentFamily] = -1
    const memberFamily = (this.#familyAsMember[slot] ?? 0) - 1
    if (memberFamily >= 0)
      this.#members[memberFamily] = (this.#members[memberFamily] ?? []).filter((member) => member !== slot)
    this.#familyAsParent[slot] = 0
    this.#familyAsMember[slot] = 0
  }

  /** Returns the slot of a variation's parent; -1 for other slots and when the parent is not in the index. */
  parentOf(slot: number): number {
    const memberFamily = (this.#familyAsMember[slot] ?? 0) - 1
    return memberFamily < 0 ? -1 : (this.#parents[memberFamily] ?? -1)
  }

  /** Returns the slots of a parent's variations. */
  variationsOf(slot: number): readonly number[] {
    const parentFamily = (this.#familyAsParent[slot] ?? 0) - 1
    return parentFamily < 0 ? NONE : (this.#members[parentFamily] ?? NONE)
  }

  /** The families as sections of a file. */
  *sections(name: string): Generator<Section> {
    yield { name: `${name}.familyAsMember`, numbers: this.#familyAsMember }
    yield* this.#numbers.sections(`${name}.families`)
  }

  /** Restores an empty index from a file, when `slotOf` finds products already. Only live slots are in families. */
  async restore(reader: SectionReader, name: string, live: Bitset): Promise<void> {
    this.#familyAsMember = await reader.readNumbers(`${name}.familyAsMember`, Int32Array)
    this.#familyAsParent = new Int32Array(this.#familyAsMember.length)
    await this.#numbers.restore(reader, `${name}.families`)
    this.#parents = Array.from({ length: this.#numbers.size }, () => -1)
    this.#members = Array.from({ length: this.#numbers.size }, () => [])
    const familyAsMember = this.#familyAsMember
    for (let slot = 0; slot < familyAsMember.length; slot += 1) {
      if (!hasBit(live, slot)) familyAsMember[slot] = 0
      const family = (familyAsMember[slot] ?? 0) - 1
      if (family >= 0) this.#members[family]?.push(slot)
    }
    await visitInSlices(this.#numbers.size, (family) => {
      const parent = this.#slotOf(this.#numbers.name(family))
      if (parent !== undefined) this.#setParent(parent, family)
    })
  }

  #getOrAddFamily(parentId: string): number {
    const existing = this.#numbers.find(parentId)
    if (existing !== undefined) return existing
    const family = this.#numbers.intern(parentId)
    this.#members[family] = []
    this.#parents[family] = -1
    const parent = this.#slotOf(parentId)
    if (parent !== undefined) this.#setParent(parent, family)
    return family
  }

  #setParent(slot: number, family: number): void {
    this.#parents[family] = slot
    this.#familyAsParent[slot] = family + 1
  }
}

const NONE: readonly number[] = []
