import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document, Structure } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { Narrowing } from '../narrowings.ts'
import { readTerm } from '../read-term.ts'
import { type NaiveQuery, searchNaively } from '../testing/naive-search.ts'
import { Finder } from './finder.ts'
import { EVERYWHERE } from './search-scope.ts'

// Words that are their own stems and no beginning of each other, so that a plain filter knows as much about them as the
// index.
const words = ['kopu', 'zint', 'mavo', 'reld', 'bixo']
const brands = ['Alfa', 'Brio', 'Crux']
const sizes = ['1.5 in', '2 in', '3 in']
const colors = ['Red', 'Blue']

const structure: Structure = {
  categories: [
    { id: 'top', name: 'Qa', ancestorIds: [] },
    { id: 'left', name: 'Qb', ancestorIds: ['top'] },
    { id: 'right', name: 'Qc', ancestorIds: ['top'] },
    { id: 'leaf', name: 'Qd', ancestorIds: ['top', 'left'] },
    { id: 'other', name: 'Qe', ancestorIds: [] },
  ].map((category, sortOrder) => ({
    ...category,
    description: null,
    urlName: null,
    isNavigational: category.id !== 'right',
    sortOrder,
  })),
  facets: [
    { apiName: 'Size__c', label: 'Size' },
    { apiName: 'Color__c', label: 'Color' },
  ],
  attributeNames: ['Size__c', 'Color__c'],
  policies: [
    { id: 'all', canViewPrice: true, buyerGroupIds: ['guests', 'county'] },
    { id: 'county', canViewPrice: true, buyerGroupIds: ['county'] },
    { id: 'unpriced', canViewPrice: false, buyerGroupIds: ['guests'] },
  ],
}

const product = fc.record({
  number: fc.integer({ min: 0, max: 14 }),
  name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
  description: fc.option(fc.constantFrom(...words)),
  brand: fc.option(fc.constantFrom(...brands)),
  size: fc.option(fc.constantFrom(...sizes)),
  color: fc.option(fc.constantFrom(...colors)),
  parent: fc.option(fc.integer({ min: 0, max: 1 }), { freq: 4 }),
  categoryIds: fc.uniqueArray(fc.constantFrom('top', 'left', 'right', 'leaf', 'other'), { maxLength: 2 }),
  policyIds: fc.uniqueArray(fc.constantFrom('all', 'county', 'unpriced'), { minLength: 1, maxLength: 2 }),
  offers: fc.uniqueArray(
    fc.record({ bookId: fc.constantFrom('web', 'contract', 'closed'), price: fc.integer({ min: 1, max: 20 }) }),
    { selector: ({ bookId }) => bookId, maxLength: 3 },
  ),
})

function documentOf(one: typeof product extends fc.Arbitrary<infer Made> ? Made : never): Document {
  // The first two are parents and never variations themselves.
  const parent = one.number > 1 ? one.parent : null
  return {
    id: `p${one.number}`,
    sku: `N-${100 + one.number}`,
    productCode: null,
    partNumberKey: `N${100 + one.number}`,
    name: one.name.join(' '),
    description: one.description,
    brand: one.brand,
    family: null,
    attributes: { ...(one.size !== null && { Size__c: one.size }), ...(one.color !== null && { Color__c: one.color }) },
    kind: parent === null ? 'Simple' : 'Variation',
    parentId: parent === null ? null : `p${parent}`,
    createdAt: 0,
    categoryIds: one.categoryIds,
    policyIds: one.policyIds,
    offers: one.offers.map((offer) => ({ ...offer, currency: 'USD', modelPlace: 0 })),
  }
}

const narrowing: fc.Arbitrary<Narrowing> = fc.oneof(
  fc.record({
    kind: fc.constant('brand' as const),
    names: fc.constant(['Brand__c', 'Brand'] as const),
    values: fc.subarray(brands, { minLength: 1 }),
    span: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Size__c', 'Size'] as const),
    values: fc.subarray(sizes, { minLength: 1 }),
    span: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Color__c', 'Color'] as const),
    values: fc.subarray(colors, { minLength: 1 }),
    span: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Size__c', 'Size'] as const),
    values: fc.constant([]),
    span: fc.constantFrom({ min: '1', max: '2' }, { min: '2', max: '5' }),
  }),
  fc.record({
    kind: fc.constant('category' as const),
    names: fc.constant(['Category', 'Category'] as const),
    values: fc.subarray(['left', 'right', 'leaf', 'other'], { minLength: 1 }),
    span: fc.constant(null),
  }),
)

const query: fc.Arbitrary<NaiveQuery> = fc.record({
  groupIds: fc.subarray(['guests', 'county']),
  words: fc.oneof(fc.subarray(words, { maxLength: 2 }), fc.constantFrom(['101'], ['n11'], ['110'])),
  categoryId: fc.constantFrom('top', 'left', 'other', null),
  narrowings: fc.array(narrowing, { maxLength: 3 }),
  order: fc.constantFrom('name-asc', 'price-asc', 'price-desc'),
  bookIds: fc.constant(['web', 'contract']),
})

test('finds, counts and orders as a plain look at every product would, also after products have changed and gone [CAT-03] [ROLE-08]', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 15, maxLength: 40, size: 'max' }),
      fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 4 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      (changes, gone, queries) => {
        const index = new SearchIndex()
        const known = new Map<string, Document>()
        index.restructure(structure)
        for (const [at, change] of changes.entries()) {
          const document = documentOf(change)
          known.set(document.id, document)
          index.put(document)
          if (at % 3 === 0) index.settle()
        }
        for (const number of gone) {
          known.delete(`p${number}`)
          index.remove(`p${number}`)
        }
        index.settle()
        const finder = new Finder(index)
        for (const one of queries) {
          const naive = searchNaively([...known.values()], structure, one)
          // A misspelt word finds what is like it, which a plain look does not know.
          if (one.words.length > 0 && naive.ids.length === 0) continue
          const found = finder.find({
            buyerGroupIds: one.groupIds,
            term: readTerm(one.words.join(' '), (text) => text.toUpperCase().replaceAll(/\W/g, '')),
            scope: EVERYWHERE,
            category: structure.categories.find(({ id }) => id === one.categoryId) ?? null,
            narrowings: one.narrowings,
            grouping: 'VariationParent',
            order: one.order,
            prices:
              one.order === 'name-asc'
                ? null
                : {
                    books: one.bookIds.map((id) => ({ id, isOriginal: false, priority: 1 })),
                    currency: 'USD',
                    byPriority: false,
                  },
            offset: 0,
            limit: 100,
            counts: true,
          })
          expect(found.slots.map((slot) => index.id(slot))).toEqual(naive.ids)
          expect(found.total).toBe(naive.ids.length)
          expect(Object.fromEntries(found.facets.map(({ name, value, hits }) => [`${name} ${value}`, hits]))).toEqual(
            naive.facets,
          )
          expect(Object.fromEntries(found.categories.map(({ category, hits }) => [category.id, hits]))).toEqual(
            naive.categories,
          )
        }
      },
    ),
    { numRuns: 400, seed: 1 },
  )
})
