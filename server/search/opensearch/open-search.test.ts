import type { Database } from '@hydrant/database/connection/database.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountAccess, type Shopper, validateAndCreateShopper } from '../../accounts/service.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { getWebstore } from '../../webstore/service.ts'
import { findProducts, type LiveSearch, type SearchRequest, suggestTermsAndProducts } from '../service.ts'
import { sortRuleIdOf } from '../sort-rules.ts'
import { type ReplayServer, startReplayServer } from '../testing/replay-server.ts'
import { createOpenSearch } from './open-search.ts'

// No cluster was at hand: the requests are those of the adapter, the responses were composed in the form of OpenSearch's API.
let server: ReplayServer
let database: Database
let search: LiveSearch

beforeAll(async () => {
  server = await startReplayServer(new URL('conversation.json', import.meta.url))
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  await database.transaction((tx) => tx.update(product).set({ createdAt: new Date('2026-01-02T03:04:05Z') }))
  const log = { info: () => undefined, warn: () => undefined }
  search = await createOpenSearch(database, log, { url: server.url, index: 'products', analyzer: 'english' })
})
afterAll(async () => {
  await search.close()
  await database.close()
  await server.close()
})

async function loadGuest(): Promise<Shopper> {
  const sender = {
    webstore: await database.query(getWebstore),
    user: null,
    guestKey: null,
    guestCartLimit: null,
    currencyIsoCode: undefined,
  }
  const access = await database.query((db) => findAccountAccess(db, null, undefined))
  const shopper = access.ok ? validateAndCreateShopper(sender, access.value) : access
  if (!shopper.ok) throw new Error(shopper.error.message())
  return shopper.value
}

const REQUEST: SearchRequest = {
  searchTerm: null,
  categoryId: null,
  refinements: [],
  sortRuleId: null,
  grouping: 'VariationParent',
  page: 0,
  pageSize: 2,
  searchFields: [],
  buyerGroupIds: [],
  fields: ['Name'],
  includePrices: true,
  includeQuantityRule: false,
  includeVariationInfo: false,
}

async function find(request: Partial<SearchRequest>) {
  const result = await findProducts({ database, search }, await loadGuest(), { ...REQUEST, ...request })
  server.assertAsRecorded()
  if (!result.ok) throw new Error(result.error.message())
  return result.value.results
}

test('a search builds the index in OpenSearch first; words, a refinement, facets and categories are its own [RUN-26]', async () => {
  const { productsPage, facets, categories } = await find({
    searchTerm: 'fog nozz',
    refinements: [
      { nameOrId: 'Brand__c', type: 'DistinctValue', attributeType: 'Standard', values: ['Ironline'] },
      { nameOrId: 'Diameter__c', type: 'Range', attributeType: 'Custom', min: '1', max: '2' },
    ],
  })
  expect(productsPage).toMatchObject({ total: 3, currentPage: 0, pageSize: 2 })
  expect(productsPage.products.map(({ id }) => id)).toEqual([ids.product('HN-95/1'), ids.product('HN-125/1')])
  expect(productsPage.products[0]?.prices?.unitPrice).toEqual(expect.any(String))
  expect(
    facets.map(({ nameOrId, values }) => [nameOrId, values.map((value) => [value.nameOrId, value.productCount])]),
  ).toEqual([
    [
      'Brand__c',
      [
        ['Blackwell', 1],
        ['Ironline', 2],
      ],
    ],
  ])
  expect(categories.children?.map(({ productCount }) => productCount)).toEqual([3])
})

test('a category in the order of its prices shows a parent for its variations, page by page [RUN-26]', async () => {
  const { productsPage } = await find({
    categoryId: ids.category('Turnout gear'),
    sortRuleId: sortRuleIdOf('price-asc'),
    page: 1,
    pageSize: 1,
  })
  expect(productsPage.products.map(({ id }) => id)).toEqual([ids.product('TC-1')])
  expect(productsPage.total).toBe(2)
})

test('only changed products are sent again, and the exact part number of a variation finds it alone [RUN-26]', async () => {
  await database.transaction((tx) => tx.update(product).set({ name: 'Coat M' }).where(eq(product.sku, 'TC-1-M-B')))
  await database.transaction((tx) => tx.update(product).set({ isActive: false }).where(eq(product.sku, 'MN-500')))
  const { productsPage } = await find({ searchTerm: 'TC-1-M-B' })
  expect(productsPage.products.map(({ id, name }) => [id, name])).toEqual([[ids.product('TC-1-M-B'), 'Coat M']])
})

test('suggestions are names of categories, brands and products [RUN-26]', async () => {
  const suggestions = await suggestTermsAndProducts({ database, search }, await loadGuest(), {
    searchTerm: 'iron',
    includeTerms: true,
    includeProducts: true,
    maxTerms: 3,
    maxProducts: 1,
    popularCategoryId: null,
  })
  server.assertAsRecorded()
  expect(suggestions.ok && suggestions.value.recentSearchSuggestions.map(({ value }) => value)).toContain('Ironline')
})

test('a word that nothing has is searched for once more with similar ones; an unavailable engine is reported [RUN-26]', async () => {
  expect((await find({ searchTerm: 'nozle', includePrices: false })).productsPage.total).toBe(1)
  await expect(find({ searchTerm: 'hose' })).rejects.toThrow('OpenSearch cannot be used.')
  expect(server.remaining()).toBe(0)
})
