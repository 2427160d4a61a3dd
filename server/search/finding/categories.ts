import { type Bits, hasBit, noBits, setBit } from '../index/bits.ts'
import type { CategoryNode } from '../index/document.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** For each category's number 1 where it is one of some categories or lies below one. */
export function categoriesUnder(index: SearchIndex, ids: readonly string[]): Uint8Array {
  const wanted = new Set(ids)
  const under = new Uint8Array(index.categories.size)
  for (const { id, ancestorIds } of index.structure.categories) {
    const number = index.categories.find(id)
    if (number !== undefined && (wanted.has(id) || ancestorIds.some((above) => wanted.has(above)))) under[number] = 1
  }
  return under
}

/** Whether a slot's product is in a marked category. */
export function isUnder(index: SearchIndex, slot: number, under: Uint8Array): boolean {
  for (let place = 0; place < index.categoriesOf.lengthOf(slot); place += 1)
    if (under[index.categoriesOf.at(slot, place)] === 1) return true
  return false
}

/** The products in a category and below it. */
export function productsUnder(index: SearchIndex, categoryId: string): Bits {
  const under = categoriesUnder(index, [categoryId])
  const bits = noBits(index.size)
  for (let slot = 0; slot < index.size; slot += 1)
    if (hasBit(index.live, slot) && isUnder(index, slot, under)) setBit(bits, slot)
  return bits
}

/** The navigational categories directly below one (null: at the top), as siblings are listed. */
export function childrenOf(index: SearchIndex, category: CategoryNode | null): CategoryNode[] {
  const depth = category === null ? 0 : category.ancestorIds.length + 1
  return index.structure.categories
    .filter(
      ({ ancestorIds, isNavigational }) =>
        isNavigational && ancestorIds.length === depth && (category === null || ancestorIds.at(-1) === category.id),
    )
    .toSorted(
      (one, other) =>
        one.sortOrder - other.sortOrder ||
        compare(one.name.toLowerCase(), other.name.toLowerCase()) ||
        compare(one.id, other.id),
    )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
