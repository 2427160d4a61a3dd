import { type Bitset, clearBit, createBitset, hasBit, setBit, toNumbers } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** Products that a search is limited to for a reason that the index does not know, such as their stock. */
export interface ProductSet {
  /** Another one for other products: searches are cached by it. */
  readonly key: string
  readonly ids: readonly string[]
}

/** Finds the index slots of a set; products that are not indexed are left out. */
export function toSlotsOfSet(index: SearchIndex, { ids }: ProductSet): Bitset {
  const slots = createBitset(index.size)
  for (const id of ids) {
    const slot = index.slotOf(id)
    if (slot !== undefined) setBit(slots, slot)
  }
  return slots
}

/**
 * Removes from `base` what is not in a set. A parent of variations is in it by those of them that the shopper may see, so
 * that nothing is learned of others.
 */
export function restrictToSet(
  index: SearchIndex,
  base: Bitset,
  { visible, slots }: { readonly visible: Bitset; readonly slots: Bitset },
): void {
  for (const slot of toNumbers(base)) {
    const variations = index.variations.variationsOf(slot)
    const isIn =
      variations.length === 0
        ? hasBit(slots, slot)
        : variations.some((variation) => hasBit(visible, variation) && hasBit(slots, variation))
    if (!isIn) clearBit(base, slot)
  }
}
