import type { CategoryNode } from '../index/document.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND } from '../index/value-book.ts'
import type { Narrowing } from '../narrowings.ts'
import { childrenOf } from './categories.ts'
import type { HitGroups } from './group-hits.ts'
import { facetKey } from './narrow.ts'

/** How many groups of hits each value of each facet would leave; the values of a facet as people sort them. */
export type FacetHits = ReadonlyArray<{ readonly name: string; readonly value: string; readonly hits: number }>

/** How many groups of hits each category directly below the one searched has, in it and below. */
export type CategoryHits = ReadonlyArray<{ readonly category: CategoryNode; readonly hits: number }>

/** The groups that are counted: all that pass, and for a facet those that pass all but its own narrowings. */
export type GroupsFor = (facetKey: string | null) => HitGroups

/** Counts the values of all facets, each without its own narrowings. */
export function countFacets(index: SearchIndex, narrowings: readonly Narrowing[], groupsFor: GroupsFor): FacetHits {
  const names = new Set([BRAND, ...index.structure.facets.map(({ apiName }) => apiName)])
  const byKey = Map.groupBy(names, (name) => keyOf(name, narrowings))
  return [...byKey].flatMap(([key, ofKey]) => countValues(index, groupsFor(key), ofKey))
}

/** The key of the narrowings that belong to a facet; null when it has none. */
function keyOf(name: string, narrowings: readonly Narrowing[]): string | null {
  const own = narrowings.find(({ kind, names }) =>
    kind === 'attribute' ? names.includes(name) : kind === 'brand' && name === BRAND,
  )
  return own === undefined ? null : facetKey(own)
}

function countValues(index: SearchIndex, groups: HitGroups, names: readonly string[]): Array<FacetHits[number]> {
  const counts = countOnce(groups, index.valuesOf.lists, { size: index.values.size, placeOf: null })
  const found: Array<FacetHits[number]> = []
  for (const name of names) {
    for (const value of index.values.sortedValuesOf(name)) {
      const hits = counts[value] ?? 0
      if (hits > 0) found.push({ name, value: index.values.text(value), hits })
    }
  }
  return found
}

interface Lists {
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  readonly items: Uint32Array
}

interface Places {
  /** How many places there are to count for. */
  readonly size: number
  /** For each number its place, -1: none; null: numbers are their own places, and none is twice in a list. */
  readonly placeOf: Int32Array | null
}

/** How many groups have each place in the list of one of their members. */
function countOnce({ count, starts, members }: HitGroups, lists: Lists, { size, placeOf }: Places): Uint32Array {
  const counts = new Uint32Array(size)
  // The last group that each place was counted for; groups are numbered from 1 here.
  const last = new Int32Array(size)
  let to = 0
  for (let group = 1; group <= count; group += 1) {
    const from = to
    to = starts[group] ?? 0
    // Most groups are of one: nothing there can be counted twice.
    if (placeOf === null && to - from === 1) {
      countList(counts, lists, members[from] ?? 0)
      continue
    }
    for (let member = from; member < to; member += 1) {
      const slot = members[member] ?? 0
      const begin = lists.starts[slot] ?? 0
      const end = begin + (lists.lengths[slot] ?? 0)
      for (let at = begin; at < end; at += 1) {
        const number = lists.items[at] ?? 0
        const place = placeOf === null ? number : (placeOf[number] ?? -1)
        if (place < 0 || last[place] === group) continue
        last[place] = group
        counts[place] = (counts[place] ?? 0) + 1
      }
    }
  }
  return counts
}

function countList(counts: Uint32Array, { starts, lengths, items }: Lists, slot: number): void {
  const begin = starts[slot] ?? 0
  const end = begin + (lengths[slot] ?? 0)
  for (let at = begin; at < end; at += 1) {
    const number = items[at] ?? 0
    counts[number] = (counts[number] ?? 0) + 1
  }
}

/**
 * Where products are counted: the categories directly below one, and for each category's number the place of the one
 * that it is or lies below; -1: none.
 */
export interface CategoryPlan {
  readonly children: readonly CategoryNode[]
  readonly childOf: Int32Array
}

/** Plans the counting below a category (null: at the top). */
export function categoryPlan(index: SearchIndex, category: CategoryNode | null): CategoryPlan {
  const children = childrenOf(index, category)
  const places = new Map(children.map(({ id }, place) => [id, place]))
  const depth = category === null ? 0 : category.ancestorIds.length + 1
  const childOf = new Int32Array(index.categories.size).fill(-1)
  for (const { id, ancestorIds } of index.structure.categories) {
    const number = index.categories.find(id)
    const place = places.get(ancestorIds[depth] ?? id)
    if (number !== undefined && place !== undefined) childOf[number] = place
  }
  return { children, childOf }
}

/** Counts the groups of hits in and below each category of a plan. */
export function countCategories(
  index: SearchIndex,
  { children, childOf }: CategoryPlan,
  groups: HitGroups,
): CategoryHits {
  const counts = countOnce(groups, index.categoriesOf.lists, { size: children.length, placeOf: childOf })
  return children.flatMap((category, at) => ((counts[at] ?? 0) > 0 ? [{ category, hits: counts[at] ?? 0 }] : []))
}
