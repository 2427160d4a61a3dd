import type { CategoryNode } from '../index/document.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND } from '../index/value-book.ts'
import type { Narrowing } from '../narrowings.ts'
import { childrenOf } from './categories.ts'
import type { HitGroups } from './group-hits.ts'
import { facetKey } from './narrow.ts'

/** How many groups of hits each value of each facet would leave. */
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
  const own = narrowings.find(({ kind, names }) => (kind === 'attribute' ? names.includes(name) : kind === 'brand' && name === BRAND))
  return own === undefined ? null : facetKey(own)
}

function countValues(index: SearchIndex, groups: HitGroups, names: readonly string[]): Array<FacetHits[number]> {
  const counts = countOnce(groups, index.valuesOf.lists, index.values.size)
  const found: Array<FacetHits[number]> = []
  for (const name of names) {
    for (const [text, value] of index.values.valuesOf(name)) {
      const hits = counts[value] ?? 0
      if (hits > 0) found.push({ name, value: text, hits })
    }
  }
  return found
}

/** How many groups have each number in the list of one of their members. */
function countOnce({ count, starts, members }: HitGroups, lists: { readonly starts: Uint32Array; readonly lengths: Uint16Array; readonly items: Uint32Array }, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  // The last group that each number was counted for; groups are numbered from 1 here.
  const last = new Int32Array(size)
  for (let group = 0; group < count; group += 1) {
    const to = starts[group + 1] ?? 0
    for (let member = starts[group] ?? 0; member < to; member += 1) {
      const slot = members[member] ?? 0
      const begin = lists.starts[slot] ?? 0
      const end = begin + (lists.lengths[slot] ?? 0)
      for (let at = begin; at < end; at += 1) {
        const number = lists.items[at] ?? 0
        if (last[number] === group + 1) continue
        last[number] = group + 1
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
  }
  return counts
}

/** Where products are counted: the categories directly below one, and for each category's number the place of the one that it is or lies below; -1: none. */
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
export function countCategories(index: SearchIndex, { children, childOf }: CategoryPlan, { count, starts, members }: HitGroups): CategoryHits {
  const counts = new Uint32Array(children.length)
  const last = new Int32Array(children.length)
  const lists = index.categoriesOf.lists
  for (let group = 0; group < count; group += 1) {
    for (let member = starts[group] ?? 0; member < (starts[group + 1] ?? 0); member += 1) {
      const slot = members[member] ?? 0
      const begin = lists.starts[slot] ?? 0
      for (let at = begin; at < begin + (lists.lengths[slot] ?? 0); at += 1) {
        const child = childOf[lists.items[at] ?? 0] ?? -1
        if (child < 0 || last[child] === group + 1) continue
        last[child] = group + 1
        counts[child] = (counts[child] ?? 0) + 1
      }
    }
  }
  return children.flatMap((category, at) => ((counts[at] ?? 0) > 0 ? [{ category, hits: counts[at] ?? 0 }] : []))
}
