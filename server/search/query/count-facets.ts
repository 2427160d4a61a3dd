import type { CategoryNode } from '../index/document.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND } from '../index/value-dictionary.ts'
import type { RefinementFilter } from '../refinement-filters.ts'
import { findNavigationalChildren } from './category-tree.ts'
import type { HitGroups } from './group-hits.ts'
import { toFacetKey } from './apply-filters.ts'

/** How many hit groups each facet value would leave; the values of a facet are in natural sort order. */
export type FacetHits = ReadonlyArray<{ readonly name: string; readonly value: string; readonly hits: number }>

/** How many hit groups each category directly below the searched one has, including those further below. */
export type CategoryHits = ReadonlyArray<{ readonly category: CategoryNode; readonly hits: number }>

/** Returns the hit groups to count: all (null), or for a facet those that pass all filters but its own. */
export type GetHitGroups = (facetKey: string | null) => HitGroups

/** Counts the values of all facets, each facet without its own filters. */
export function countFacets(
  index: SearchIndex,
  filters: readonly RefinementFilter[],
  getHitGroups: GetHitGroups,
): FacetHits {
  const names = new Set([BRAND, ...index.structure.facets.map(({ apiName }) => apiName)])
  const byKey = Map.groupBy(names, (name) => findFilterKey(name, filters))
  return [...byKey].flatMap(([key, facetNames]) => countValues(index, getHitGroups(key), facetNames))
}

/** Returns the key of the filters that belong to a facet, or null when it has none. */
function findFilterKey(name: string, filters: readonly RefinementFilter[]): string | null {
  const ownFilter = filters.find(({ kind, names }) =>
    kind === 'attribute' ? names.includes(name) : kind === 'brand' && name === BRAND,
  )
  return ownFilter === undefined ? null : toFacetKey(ownFilter)
}

function countValues(index: SearchIndex, groups: HitGroups, names: readonly string[]): Array<FacetHits[number]> {
  const counts = countGroupsOnce(groups, { ...index.valuesOf.lists, size: index.values.size, positionOf: null })
  const facetHits: Array<FacetHits[number]> = []
  for (const name of names) {
    for (const value of index.values.sortedValuesOf(name)) {
      const hits = counts[value] ?? 0
      if (hits > 0) facetHits.push({ name, value: index.values.text(value), hits })
    }
  }
  return facetHits
}

/** A list of numbers for each slot, and what is counted for them. */
interface CountedLists {
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly items: Uint32Array
  /** How many positions there are to count for. */
  readonly size: number
  /** The position for each number, -1 for none. Null: every number is its own position and occurs once per list. */
  readonly positionOf: Int32Array | null
}

/** Counts for each position the groups that have it in the list of at least one member. */
function countGroupsOnce(groups: HitGroups, lists: CountedLists): Int32Array {
  const { count, singleCount, representatives } = groups
  const counts = new Int32Array(lists.size)
  const singles = representatives.subarray(0, singleCount)
  if (lists.positionOf === null) countItems(counts, singles, lists)
  else countPositions(counts, singles, { ...lists, positionOf: lists.positionOf })
  if (count > singleCount) countFamilies(counts, groups, lists)
  return counts
}

/** Counts the numbers in the lists of slots; none is in a list twice. */
function countItems(counts: Int32Array, slots: Int32Array, { starts, lengths, items }: CountedLists): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const begin = starts[slot] ?? 0
    const end = begin + (lengths[slot] ?? 0)
    for (let i = begin; i < end; i += 1) {
      const number = items[i] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
  }
}

type ListsWithPositions = CountedLists & { readonly positionOf: Int32Array }

/** Counts for each position the slots that have it in their list. */
function countPositions(counts: Int32Array, slots: Int32Array, lists: ListsWithPositions): void {
  const { starts, lengths, items, positionOf } = lists
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const begin = starts[slot] ?? 0
    const end = begin + (lengths[slot] ?? 0)
    for (let i = begin; i < end; i += 1) {
      const position = positionOf[items[i] ?? 0] ?? -1
      if (position >= 0 && !hasPositionBefore(lists, begin, i)) counts[position] = (counts[position] ?? 0) + 1
    }
  }
}

/** Whether an item before `end` has the position of the item there. Lists are short, and mostly of one item. */
function hasPositionBefore({ items, positionOf }: ListsWithPositions, begin: number, end: number): boolean {
  const position = positionOf[items[end] ?? 0]
  for (let i = begin; i < end; i += 1) if (positionOf[items[i] ?? 0] === position) return true
  return false
}

/** Counts for each position the families that have it in the list of at least one member. */
function countFamilies(counts: Int32Array, groups: HitGroups, lists: CountedLists): void {
  const { count, singleCount, starts, members } = groups
  const { size, positionOf } = lists
  // The last family that each position was counted for; families are numbered from 1 here.
  const lastFamily = new Int32Array(size)
  for (let family = 1; family <= count - singleCount; family += 1) {
    const end = starts[family] ?? 0
    for (let member = starts[family - 1] ?? 0; member < end; member += 1) {
      const slot = members[member] ?? 0
      const from = lists.starts[slot] ?? 0
      const to = from + (lists.lengths[slot] ?? 0)
      for (let i = from; i < to; i += 1) {
        const number = lists.items[i] ?? 0
        const position = positionOf === null ? number : (positionOf[number] ?? -1)
        if (position < 0 || lastFamily[position] === family) continue
        lastFamily[position] = family
        counts[position] = (counts[position] ?? 0) + 1
      }
    }
  }
}

/**
 * The categories directly below the searched one, and for each category number the index of that child which it is or
 * lies below (-1: none).
 */
export interface ChildCategoryLookup {
  readonly children: readonly CategoryNode[]
  readonly childOf: Int32Array
}

/** Creates the lookup of the child categories of a category (null: of the top level). */
export function createChildCategoryLookup(index: SearchIndex, category: CategoryNode | null): ChildCategoryLookup {
  const children = findNavigationalChildren(index.structure.categories, category)
  const positions = new Map(children.map(({ id }, position) => [id, position]))
  const depth = category === null ? 0 : category.ancestorIds.length + 1
  const childOf = new Int32Array(index.categories.size).fill(-1)
  for (const { id, ancestorIds } of index.structure.categories) {
    const number = index.categories.find(id)
    const position = positions.get(ancestorIds[depth] ?? id)
    if (number !== undefined && position !== undefined) childOf[number] = position
  }
  return { children, childOf }
}

/** Counts the hit groups in and below each child category. */
export function countCategories(
  index: SearchIndex,
  { children, childOf }: ChildCategoryLookup,
  groups: HitGroups,
): CategoryHits {
  const counts = countGroupsOnce(groups, { ...index.categoriesOf.lists, size: children.length, positionOf: childOf })
  return children.flatMap((category, i) => ((counts[i] ?? 0) > 0 ? [{ category, hits: counts[i] ?? 0 }] : []))
}
