import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document, Structure } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { RefinementFilter } from '../refinement-filters.ts'
import { parseTerm } from '../parse-term.ts'
import { type NaiveQuery, searchNaively } from '../testing/naive-search.ts'
import { SectionCopies } from '../testing/section-copies.ts'
import { Finder } from './finder.ts'
import { EVERYWHERE } from './search-scope.ts'

// Words that are their own stems and no prefix of each other, so that a plain filter treats them like the index does.
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
    translatedNames: {},
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

function toDocument(input: typeof product extends fc.Arbitrary<infer Generated> ? Generated : never): Document {
  // The first two are parents and never variations themselves.
  const parent = input.number > 1 ? input.parent : null
  return {
    id: `p${input.number}`,
    sku: `N-${100 + input.number}`,
    productCode: null,
    partNumberKey: `N${100 + input.number}`,
    name: input.name.join(' '),
    description: input.description,
    translations: [],
    brand: input.brand,
    family: null,
    attributes: {
      ...(input.size !== null && { Size__c: input.size }),
      ...(input.color !== null && { Color__c: input.color }),
    },
    kind: parent === null ? 'Simple' : 'Variation',
    parentId: parent === null ? null : `p${parent}`,
    createdAt: 0,
    categoryIds: input.categoryIds,
    policyIds: input.policyIds,
    priceEntries: input.offers.map((offer) => ({ ...offer, currency: 'USD', modelPosition: 0 })),
  }
}

const filter: fc.Arbitrary<RefinementFilter> = fc.oneof(
  fc.record({
    kind: fc.constant('brand' as const),
    names: fc.constant(['Brand__c', 'Brand'] as const),
    values: fc.subarray(brands, { minLength: 1 }),
    range: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Size__c', 'Size'] as const),
    values: fc.subarray(sizes, { minLength: 1 }),
    range: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Color__c', 'Color'] as const),
    values: fc.subarray(colors, { minLength: 1 }),
    range: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('attribute' as const),
    names: fc.constant(['Size__c', 'Size'] as const),
    values: fc.constant([]),
    range: fc.constantFrom({ min: '1', max: '2' }, { min: '2', max: '5' }),
  }),
  fc.record({
    kind: fc.constant('category' as const),
    names: fc.constant(['Category', 'Category'] as const),
    values: fc.subarray(['left', 'right', 'leaf', 'other'], { minLength: 1 }),
    range: fc.constant(null),
  }),
)

const query: fc.Arbitrary<NaiveQuery> = fc.record({
  groupIds: fc.subarray(['guests', 'county']),
  words: fc.oneof(fc.subarray(words, { maxLength: 2 }), fc.constantFrom(['101'], ['n11'], ['110'])),
  categoryId: fc.constantFrom('top', 'left', 'other', null),
  filters: fc.array(filter, { maxLength: 3 }),
  order: fc.constantFrom('name-asc', 'price-asc', 'price-desc'),
  bookIds: fc.constant(['web', 'contract']),
})

/** Expects that an index finds, counts and sorts these documents like a full scan. */
function expectSameAsFullScan(index: SearchIndex, documents: readonly Document[], queries: readonly NaiveQuery[]) {
  const finder = new Finder(index)
  for (const input of queries) {
    const naive = searchNaively(documents, structure, input)
    // A misspelt word finds similar ones, which the full scan does not support.
    if (input.words.length > 0 && naive.ids.length === 0) continue
    const result = finder.find({
      buyerGroupIds: input.groupIds,
      term: parseTerm(input.words.join(' '), (text) => text.toUpperCase().replaceAll(/\W/g, '')),
      scope: EVERYWHERE,
      category: structure.categories.find(({ id }) => id === input.categoryId) ?? null,
      filters: input.filters,
      grouping: 'VariationParent',
      order: input.order,
      prices:
        input.order === 'name-asc'
          ? null
          : {
              priceBooks: input.bookIds.map((id) => ({ id, isOriginal: false, priority: 1 })),
              currency: 'USD',
              byPriority: false,
            },
      offset: 0,
      limit: 100,
      counts: true,
    })
    expect(result.slots.map((slot) => index.id(slot))).toEqual(naive.ids)
    expect(result.total).toBe(naive.ids.length)
    expect(Object.fromEntries(result.facets.map(({ name, value, hits }) => [`${name} ${value}`, hits]))).toEqual(
      naive.facets,
    )
    expect(Object.fromEntries(result.categories.map(({ category, hits }) => [category.id, hits]))).toEqual(
      naive.categories,
    )
  }
}

test('finds, counts and sorts like a full scan, also after products were changed and removed [CAT-03] [ROLE-08]', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 15, maxLength: 40, size: 'max' }),
      fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 4 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      (changes, removedNumbers, queries) => {
        const index = new SearchIndex()
        const documents = new Map<string, Document>()
        index.setStructure(structure)
        for (const [i, change] of changes.entries()) {
          const document = toDocument(change)
          documents.set(document.id, document)
          index.put(document)
          if (i % 3 === 0) index.commit()
        }
        for (const number of removedNumbers) {
          documents.delete(`p${number}`)
          index.remove(`p${number}`)
        }
        index.commit()
        expectSameAsFullScan(index, [...documents.values()], queries)
      },
    ),
    { numRuns: 400, seed: 1 },
  )
})

test('an index that was stored while it changed is right once those changes are applied again [RUN-17]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 10, maxLength: 20, size: 'max' }),
      fc.array(
        fc.record({
          change: product,
          kind: fc.constantFrom('put', 'remove', 'prices'),
          sections: fc.integer({ min: 0, max: 12 }),
        }),
        { minLength: 5, maxLength: 20 },
      ),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      async (initial, changes, queries) => {
        const index = createIndexWithFreeSlots()
        const documents = new Map<string, Document>()
        index.setStructure(structure)
        for (const document of initial.map(toDocument)) {
          documents.set(document.id, document)
          index.put(document)
        }
        index.commit()
        const copies = new SectionCopies(index.sections())
        const replacedIds = new Set<string>()
        for (const { change, kind, sections } of changes) {
          for (let copied = 0; copied < sections; copied += 1) copies.copyNext()
          const document = toDocument(change)
          const { id, priceEntries } = document
          const existing = documents.get(id)
          if (kind === 'prices') {
            if (existing !== undefined) documents.set(id, { ...existing, priceEntries })
            index.putPrices(id, priceEntries)
          } else {
            replacedIds.add(id)
            documents.delete(id)
            index.remove(id)
            if (kind === 'put') documents.set(id, document)
            if (kind === 'put') index.put(document)
          }
          index.commit()
        }
        while (copies.copyNext());
        const restored = new SearchIndex()
        await restored.restore(copies)
        for (const id of new Set(changes.map(({ change }) => toDocument(change).id))) {
          const document = documents.get(id)
          if (replacedIds.has(id)) restored.remove(id)
          if (document !== undefined && replacedIds.has(id)) restored.put(document)
          else if (document !== undefined) restored.putPrices(id, document.priceEntries)
        }
        restored.commit()
        expectSameAsFullScan(restored, [...documents.values()], queries)
        // Also after it was packed, and with products in the slots that were free.
        for (const document of documents.values()) restored.put(document)
        fillAndEmpty(restored)
        expectSameAsFullScan(restored, [...documents.values()], queries)
      },
    ),
    { numRuns: 60, seed: 1 },
  )
})

/** Creates an empty index whose first slots were used before. */
function createIndexWithFreeSlots(): SearchIndex {
  const index = new SearchIndex()
  fillAndEmpty(index)
  return index
}

/** Puts and removes so many products that the index is packed. */
function fillAndEmpty(index: SearchIndex): void {
  const fillers = Array.from({ length: 1100 }, (_, i) => ({ ...FILLER, id: `filler ${i}` }))
  for (const filler of fillers) index.put(filler)
  index.commit()
  for (const { id } of fillers) index.remove(id)
  index.commit()
}

const FILLER: Document = {
  id: '',
  sku: 'N-101',
  productCode: null,
  partNumberKey: 'N101',
  name: 'kopu',
  description: null,
  translations: [],
  brand: 'Alfa',
  family: null,
  attributes: {},
  kind: 'Variation',
  parentId: 'p0',
  createdAt: 0,
  categoryIds: ['top'],
  policyIds: ['all'],
  priceEntries: [{ bookId: 'web', currency: 'USD', price: 1, modelPosition: 0 }],
}
