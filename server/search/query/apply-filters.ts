import { type Bitset, createBitset, toNumbers, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND, FAMILY } from '../index/value-dictionary.ts'
import type { RefinementFilter } from '../refinement-filters.ts'
import { markCategoriesUnder, isInMarkedCategory } from './categories.ts'

/** The products that remain after filtering. */
export interface FilteredHits {
  /** Those that pass every filter. */
  readonly hits: Bitset
  /** Those that pass all filters except the facet's own, by facet key. */
  readonly hitsIgnoringFacet: ReadonlyMap<string, Bitset>
}

/** Returns the key of a filter's facet. */
export function toFacetKey({ kind, names }: RefinementFilter): string {
  return kind === 'attribute' ? names[1] : `:${kind}`
}

/** The facet key of category filters. */
export const CATEGORY_KEY = ':category'

/** Filters products, and finds for each facet what would remain without its own filters. */
export function applyFilters(index: SearchIndex, base: Bitset, filters: readonly RefinementFilter[]): FilteredHits {
  if (filters.length === 0) return { hits: base, hitsIgnoringFacet: new Map() }
  const predicates = filters.map((filter) => toPredicate(index, filter))
  const indexesByFacet = Map.groupBy(filters.keys(), (i) => toFacetKey(filters[i] ?? NO_FILTER))
  // With only one filtered facet, everything remains without its filters.
  const hitsIgnoringFacet =
    indexesByFacet.size === 1
      ? []
      : [...indexesByFacet].map(([key, indexes]) => ({
          key,
          filterMask: indexes.reduce((mask, i) => mask | (1 << i), 0),
          hitBits: createBitset(index.size),
        }))
  const hits = createBitset(index.size)
  const slots = toNumbers(base)
  const failedMasks = new Uint32Array(slots.length)
  for (const [i, passes] of predicates.entries())
    for (let at = 0; at < slots.length; at += 1)
      if (!passes(slots[at] ?? 0)) failedMasks[at] = (failedMasks[at] ?? 0) | (1 << i)
  for (let at = 0; at < slots.length; at += 1) if (failedMasks[at] === 0) setBit(hits, slots[at] ?? 0)
  for (const { filterMask, hitBits } of hitsIgnoringFacet)
    for (let at = 0; at < slots.length; at += 1)
      if (((failedMasks[at] ?? 0) & ~filterMask) === 0) setBit(hitBits, slots[at] ?? 0)
  return {
    hits,
    hitsIgnoringFacet:
      indexesByFacet.size === 1
        ? new Map([...indexesByFacet.keys()].map((key) => [key, base]))
        : new Map(hitsIgnoringFacet.map(({ key, hitBits }) => [key, hitBits])),
  }
}

const NO_FILTER: RefinementFilter = { kind: 'family', names: ['', ''], values: [], range: null }

function toPredicate(index: SearchIndex, { kind, names, values, range }: RefinementFilter): (slot: number) => boolean {
  switch (kind) {
    case 'category': {
      const marks = markCategoriesUnder(index, values)
      return (slot) => isInMarkedCategory(index, slot, marks)
    }
    case 'brand':
      return createValuePredicate(index, [BRAND], (text) => values.includes(text))
    case 'family':
      return createValuePredicate(index, [FAMILY], (text) => values.includes(text))
    case 'attribute':
      return createValuePredicate(
        index,
        names,
        range === null ? (text) => values.includes(text) : (text) => isInRange(text, range),
      )
    default:
      return kind satisfies never
  }
}

/** Creates a predicate for a product's value of the first attribute name, or else of the second. */
function createValuePredicate(
  index: SearchIndex,
  names: readonly string[],
  matches: (text: string) => boolean,
): (slot: number) => boolean {
  // For each value: whose it is, and whether it matches.
  const roles = new Uint8Array(index.values.size)
  for (const [name, role] of [
    [names[1] ?? '', OF_SECOND],
    [names[0] ?? '', OF_FIRST],
  ] as const)
    for (const [text, value] of index.values.valuesOf(name)) roles[value] = matches(text) ? role | MATCHES : role
  const { starts, lengths, items } = index.valuesOf.lists
  return (slot) => {
    let passes = false
    const begin = starts[slot] ?? 0
    const end = begin + (lengths[slot] ?? 0)
    for (let i = begin; i < end; i += 1) {
      const role = roles[items[i] ?? 0] ?? 0
      if (role === 0) continue
      if ((role & OF_FIRST) !== 0) return (role & MATCHES) !== 0
      passes = (role & MATCHES) !== 0
    }
    return passes
  }
}

const OF_FIRST = 1
const OF_SECOND = 2
const MATCHES = 4

function isInRange(text: string, { min, max }: { readonly min: string | null; readonly max: string | null }): boolean {
  const number = /^-?[0-9]+(?:\.[0-9]+)?/.exec(text)?.[0]
  if (number === undefined) return false
  return (min === null || Number(number) >= Number(min)) && (max === null || Number(number) <= Number(max))
}
