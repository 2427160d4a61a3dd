import { type Bits, noBits, numbersIn, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND, FAMILY } from '../index/value-book.ts'
import type { Narrowing } from '../narrowings.ts'
import { categoriesUnder, isUnder } from './categories.ts'

/** What is left of some products. */
export interface Narrowed {
  /** Those that pass every narrowing. */
  readonly hits: Bits
  /** Those that pass all but the narrowings of one facet, by the key of that facet. */
  readonly besides: ReadonlyMap<string, Bits>
}

/** The key that narrowings of one facet share. */
export function facetKey({ kind, names }: Narrowing): string {
  return kind === 'attribute' ? names[1] : `:${kind}`
}

/** The key of narrowings by categories. */
export const CATEGORY_KEY = ':category'

/** Narrows products, and tells what each facet would leave without its own narrowings. */
export function narrow(index: SearchIndex, base: Bits, narrowings: readonly Narrowing[]): Narrowed {
  if (narrowings.length === 0) return { hits: base, besides: new Map() }
  const tests = narrowings.map((narrowing) => testOf(index, narrowing))
  const facets = Map.groupBy(narrowings.keys(), (at) => facetKey(narrowings[at] ?? NEVER))
  // Without the narrowings of the only facet that is narrowed everything is left.
  const besides =
    facets.size === 1
      ? []
      : [...facets].map(([key, places]) => ({
          key,
          mask: places.reduce((mask, at) => mask | (1 << at), 0),
          bits: noBits(index.size),
        }))
  const hits = noBits(index.size)
  for (const slot of numbersIn(base)) {
    let failed = 0
    for (const [at, passes] of tests.entries()) if (!passes(slot)) failed |= 1 << at
    if (failed === 0) setBit(hits, slot)
    for (const { mask, bits } of besides) if ((failed & ~mask) === 0) setBit(bits, slot)
  }
  return {
    hits,
    besides:
      facets.size === 1
        ? new Map([...facets.keys()].map((key) => [key, base]))
        : new Map(besides.map(({ key, bits }) => [key, bits])),
  }
}

const NEVER: Narrowing = { kind: 'family', names: ['', ''], values: [], span: null }

function testOf(index: SearchIndex, { kind, names, values, span }: Narrowing): (slot: number) => boolean {
  switch (kind) {
    case 'category': {
      const under = categoriesUnder(index, values)
      return (slot) => isUnder(index, slot, under)
    }
    case 'brand':
      return valueTest(index, [BRAND], (text) => values.includes(text))
    case 'family':
      return valueTest(index, [FAMILY], (text) => values.includes(text))
    case 'attribute':
      return valueTest(index, names, span === null ? (text) => values.includes(text) : (text) => isInSpan(text, span))
    default:
      return kind satisfies never
  }
}

/** Tests the value that a product has of an attribute by its first name, or else by its second. */
function valueTest(
  index: SearchIndex,
  names: readonly string[],
  isMeant: (text: string) => boolean,
): (slot: number) => boolean {
  const [first, second] = names.map((name) => index.values.attribute(name))
  const meant = new Uint8Array(index.values.size)
  for (const name of new Set(names))
    for (const [text, value] of index.values.valuesOf(name)) if (isMeant(text)) meant[value] = 1
  const { starts, lengths, items } = index.valuesOf.lists
  return (slot) => {
    let passes = false
    const begin = starts[slot] ?? 0
    for (let at = begin; at < begin + (lengths[slot] ?? 0); at += 1) {
      const value = items[at] ?? 0
      const attribute = index.values.attributeOf(value)
      if (attribute === first) return meant[value] === 1
      if (attribute === second) passes = meant[value] === 1
    }
    return passes
  }
}

function isInSpan(text: string, { min, max }: { readonly min: string | null; readonly max: string | null }): boolean {
  const number = /^-?[0-9]+(?:\.[0-9]+)?/.exec(text)?.[0]
  if (number === undefined) return false
  return (min === null || Number(number) >= Number(min)) && (max === null || Number(number) <= Number(max))
}
