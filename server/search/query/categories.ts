import { type Bitset, hasBit, createBitset, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** Returns an array with a 1 at the number of every category that is one of these or lies below one of them. */
export function markCategoriesUnder(index: SearchIndex, ids: readonly string[]): Uint8Array {
  const rootIds = new Set(ids)
  const marks = new Uint8Array(index.categories.size)
  for (const { id, ancestorIds } of index.structure.categories) {
    const number = index.categories.find(id)
    if (number !== undefined && (rootIds.has(id) || ancestorIds.some((ancestorId) => rootIds.has(ancestorId))))
      marks[number] = 1
  }
  return marks
}

/** Whether the product in an index slot is in a marked category. */
export function isInMarkedCategory(index: SearchIndex, slot: number, marks: Uint8Array): boolean {
  for (let position = 0; position < index.categoriesOf.lengthOf(slot); position += 1)
    if (marks[index.categoriesOf.itemAt(slot, position)] === 1) return true
  return false
}

/** Finds the index slots of the products in a category and in the categories below it, as a bitset. */
export function findSlotsInOrBelowCategory(index: SearchIndex, categoryId: string): Bitset {
  const marks = markCategoriesUnder(index, [categoryId])
  const slots = createBitset(index.size)
  for (let slot = 0; slot < index.size; slot += 1)
    if (hasBit(index.live, slot) && isInMarkedCategory(index, slot, marks)) setBit(slots, slot)
  return slots
}
