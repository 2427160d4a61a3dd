import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductSearchResults, SortRuleCollection, Suggestions } from '@hydrant/contract/shop/search.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { sortRuleIdOf } from './sort-rules.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

async function search(body: object, by: 'guest' | 'buyer' = 'guest'): Promise<ProductSearchResults> {
  const response = await shop[by]<ProductSearchResults>('POST', '/webstore/search/product-search', { body })
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return response.body
}
const skus = (results: ProductSearchResults) =>
  results.productsPage.products.map((product) => product.fields['StockKeepingUnit']?.value)
const facetCounts = (results: ProductSearchResults, name: string) =>
  Object.fromEntries(
    results.facets
      .find((entry) => entry.nameOrId === name)
      ?.values.map((value) => [value.nameOrId, value.productCount]) ?? [],
  )
const findSortRuleId = async (label: string) =>
  (await search({ searchTerm: 'nozzle' })).sortRules?.find((rule) => rule.label === label)?.sortRuleId

test('finds inflected words, and the last one by its prefix [CAT-03]', async () => {
  expect(skus(await search({ searchTerm: 'nozzles fog' }))).toEqual(['HN-125/1', 'HN-95/1'])
  expect(skus(await search({ searchTerm: 'master stre' }))).toEqual(['MN-500'])
})

test.each([
  ['HN-95/1', 'HN-95/1'],
  ['hn951', 'HN-95/1'],
  ['HN 95 1', 'HN-95/1'],
  ['HN95', 'HN-95/1'],
  ['n-500', 'MN-500'],
])('finds the part number %s with any punctuation, as the first hit [CAT-03]', async (searchTerm, sku) => {
  expect(skus(await search({ searchTerm }))[0]).toBe(sku)
})

test('finds a misspelt word when nothing matches exactly [CAT-03]', async () => {
  expect(skus(await search({ searchTerm: 'turnuot coat' }))).toEqual(['TC-1'])
  expect(skus(await search({ searchTerm: 'fog nozle' }))).toContain('HN-95/1')
})

test('finds decimal sizes that are typed as fractions [CAT-03]', async () => {
  expect(skus(await search({ searchTerm: 'nozzle 2-1/2' }))).toEqual(['MN-500'])
  expect(skus(await search({ searchTerm: '1¾ nozzle' }))).toEqual(['HN-125/1'])
})

test('groups variations under their parent, unless the part number matches exactly [CAT-03]', async () => {
  expect(skus(await search({ searchTerm: 'turnout coat' }))).toEqual(['TC-1'])
  expect(skus(await search({ searchTerm: 'TC-1-M-T' }))[0]).toBe('TC-1-M-T')
  expect(
    (await search({ searchTerm: 'turnout coat', grouping: { groupingOption: 'NoGrouping' } })).productsPage.total,
  ).toBe(5)
})

test('shows only what the shopper is entitled to and what is active [CAT-03] [ROLE-08]', async () => {
  const guest = await search({ searchTerm: 'nozzle' })
  const buyer = await search({ searchTerm: 'nozzle' }, 'buyer')
  expect(skus(guest)).not.toContain('CO-1')
  expect(skus(buyer)).toContain('CO-1')
  expect([...skus(guest), ...skus(buyer)]).not.toContain('OFF-1')
  expect(buyer.productsPage.total).toBe(guest.productsPage.total + 1)
})

test('lists a category with everything below it, and counts its child categories [CAT-03]', async () => {
  const results = await search({ categoryId: ids.category('Nozzles') })
  expect(skus(results)).toEqual(['HN-125/1', 'HN-95/1', 'HID-1', 'MN-500', 'KIT-1', 'NP-1'])
  expect(results.categories.category?.name).toBe('Nozzles')
  expect(results.categories.children?.map((child) => [child.category.name, child.productCount])).toEqual([
    ['Handline', 2],
  ])
})

test('the hits of a term are counted by top-level category [CAT-03]', async () => {
  const { categories } = await search({ searchTerm: 'coat' })
  expect(categories.children?.map((child) => [child.category.name, child.productCount])).toEqual([['Turnout gear', 1]])
})

test('returns facets with counts, and a facet does not filter its own values [CAT-03]', async () => {
  const all = await search({ categoryId: ids.category('Nozzles') })
  expect(facetCounts(all, 'Brand__c')).toEqual({ Ironline: 2, Blackwell: 1 })
  expect(facetCounts(all, 'Diameter__c')).toEqual({ '1.5 in': 1, '1.75 in': 1, '2.5 in': 1 })
  const narrowed = await search({
    categoryId: ids.category('Nozzles'),
    refinements: [{ nameOrId: 'Brand__c', values: ['Ironline'] }],
  })
  expect(skus(narrowed)).toEqual(['HN-125/1', 'HN-95/1'])
  expect(facetCounts(narrowed, 'Brand__c')).toEqual({ Ironline: 2, Blackwell: 1 })
  expect(facetCounts(narrowed, 'Diameter__c')).toEqual({ '1.5 in': 1, '1.75 in': 1 })
})

test('a refinement by an attribute of variations shows their parent once [CAT-03]', async () => {
  const results = await search({
    categoryId: ids.category('Turnout gear'),
    refinements: [{ nameOrId: 'Size__c', values: ['L'] }],
  })
  expect(skus(results)).toEqual(['TC-1'])
  expect(facetCounts(results, 'Size__c')).toEqual({ L: 1, M: 1 })
})

test('filters by ranges and by categories [CAT-03]', async () => {
  const range = [{ type: 'Range', nameOrId: 'Diameter__c', min: '1.6', max: '2.5' }]
  expect(skus(await search({ categoryId: ids.category('Nozzles'), refinements: range }))).toEqual([
    'HN-125/1',
    'MN-500',
  ])
  const category = [{ attributeType: 'ProductCategory', nameOrId: 'Category', values: [ids.category('Ironline')] }]
  expect(skus(await search({ searchTerm: 'nozzle', refinements: category }))).toEqual(['HN-95/1'])
})

test('sorts by name and by the price that the shopper pays [CAT-03]', async () => {
  const priced = { categoryId: ids.category('Nozzles'), sortRuleId: await findSortRuleId('Price, low to high') }
  expect(skus(await search(priced))).toEqual(['HN-95/1', 'HN-125/1', 'KIT-1', 'MN-500', 'HID-1', 'NP-1'])
  expect(skus(await search({ ...priced, sortRuleId: await findSortRuleId('Price, high to low') }, 'buyer'))[0]).toBe(
    'MN-500',
  )
  expect(skus(await search({ ...priced, sortRuleId: await findSortRuleId('Name, Z to A') }))[0]).toBe('NP-1')
})

test('lists the sort rules that a search returns [API-03]', async () => {
  const { status, body } = await shop.guest<SortRuleCollection>('GET', '/webstore/search/sort-rules')
  expect(status).toBe(200)
  expect(body.sortRules[0]).toEqual({
    sortRuleId: await findSortRuleId('Best match'),
    type: 'Relevancy',
    nameOrId: null,
    label: 'Best match',
    labelSuffix: null,
    direction: 'Default',
    sortOrder: 1,
  })
  expect(body.sortRules.map(({ label }) => label)).toEqual(
    (await search({ searchTerm: 'nozzle' })).sortRules?.map(({ label }) => label),
  )
})

test('pages without losing or repeating a hit [CAT-03]', async () => {
  const all = skus(await search({ categoryId: ids.category('Nozzles') }))
  const pages = await Promise.all(
    [0, 1, 2].map((page) => search({ categoryId: ids.category('Nozzles'), page, pageSize: 2 })),
  )
  expect(pages.flatMap(skus)).toEqual(all)
  expect(pages.map((page) => page.productsPage.total)).toEqual([6, 6, 6])
})

test('adds prices and quantity rules on request [CAT-03]', async () => {
  const { productsPage } = await search(
    { searchTerm: 'HN-95/1', includePrices: true, includeQuantityRule: true },
    'buyer',
  )
  expect(productsPage.products[0]?.prices).toMatchObject({ success: true, listPrice: '350.00', unitPrice: '297.50' })
  expect(productsPage.products[0]?.purchaseQuantityRule).toEqual({ minimum: '6', maximum: '600', increment: '6' })
  expect((await search({ searchTerm: 'HN-95/1' })).productsPage.products[0]).not.toHaveProperty('prices')
})

test('returns the same for a GET request with refinements in base64 [CAT-03]', async () => {
  const refinements = btoa(JSON.stringify([{ nameOrId: 'Brand__c', values: ['Blackwell'] }]))
  const { status, body } = await shop.guest<ProductSearchResults>('GET', '/webstore/search/products', {
    query: { searchTerm: 'nozzle', refinements, fields: 'Name', asGuest: true },
  })
  expect(status).toBe(200)
  expect(body.productsPage.products.map((product) => product.fields)).toEqual([
    { Name: { value: 'Master stream nozzle' } },
  ])
})

test.each([
  [{}, 'INVALID_API_INPUT'],
  [{ searchTerm: ' ' }, 'INVALID_API_INPUT'],
  [{ categoryId: '0ZG000000000000AAA' }, 'INVALID_API_INPUT'],
  [{ searchTerm: 'a', page: 51, pageSize: 100 }, 'MAX_LIMIT_EXCEEDED'],
  [{ searchTerm: 'word '.repeat(33) }, 'MAX_LIMIT_EXCEEDED'],
  [{ searchTerm: 'a', sortRuleId: 'nonsense' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ searchTerm: 'a', sortRuleId: `${sortRuleIdOf('newest').slice(0, 15)}zzz` }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ searchTerm: 'a', refinements: [{ nameOrId: 'Brand__c', values: [] }] }, 'INVALID_API_INPUT'],
  [{ searchTerm: 'a', refinements: [{ type: 'Range', nameOrId: 'Diameter__c' }] }, 'INVALID_API_INPUT'],
  [
    { searchTerm: 'a', refinements: [{ type: 'Range', nameOrId: 'Diameter__c', min: '1', max: 'wide' }] },
    'INVALID_API_INPUT',
  ],
  [
    {
      searchTerm: 'a',
      refinements: [{ attributeType: 'ProductCategory', nameOrId: 'Category', values: ['0ZG000000000000AAA'] }],
    },
    'INVALID_API_INPUT',
  ],
  [{ searchTerm: 'a', refinements: [{ nameOrId: 'Nope__c', values: ['x'] }] }, 'INVALID_API_INPUT'],
  [{ searchTerm: 'a', refinements: [{ nameOrId: 'Brand__c', values: ['x'], value: 'x' }] }, 'JSON_PARSER_ERROR'],
])('rejects %j [CAT-03] [API-16]', async (body, errorCode) => {
  expect(await shop.guest('POST', '/webstore/search/product-search', { body })).toMatchObject({
    status: 400,
    body: [{ errorCode }],
  })
})

test.each([
  ['products', { searchTerm: 'a', effectiveBuyerGroupIds: 'nobody' }, 'effectiveBuyerGroupIds'],
  ['suggestions', { popularProductsCategoryId: '0ZG000000000000AAA', includeSuggestedProducts: true }, 'categoryId'],
  ['suggestions', { searchTerm: 'noz', popularProductsCategoryId: '0ZG000000000000AAA' }, 'categoryId'],
  [
    'suggestions',
    { searchTerm: 'noz', popularProductsCategoryId: `${ids.category('Nozzles').slice(0, 15)}zzz` },
    'categoryId',
  ],
])('rejects %s with %j [CAT-03]', async (kind, query, expectedText) => {
  expect(await shop.guest('GET', `/webstore/search/${kind}`, { query })).toMatchObject({
    status: 400,
    body: [{ message: expect.stringContaining(expectedText) }],
  })
})

test.each(["'", '%', '\\', '&|!():*', "' OR 1=1 --", '"quoted" words', '½ in', '🧯', 'a'.repeat(500)])(
  'finds nothing for the term %s [CAT-03]',
  async (searchTerm) => {
    expect(skus(await search({ searchTerm }))).toEqual([])
  },
)

test('suggests terms and products for a partly typed term [CAT-04]', async () => {
  const query = { searchTerm: 'noz', includeSuggestedProducts: true, maxSuggestedProducts: 2 }
  const { body } = await shop.guest<Suggestions>('GET', '/webstore/search/suggestions', { query })
  expect(body.recentSearchSuggestions[0]).toEqual({ value: 'Nozzles' })
  expect(body.recentSearchSuggestions).not.toContainEqual({ value: 'County only nozzle' })
  expect(body.suggestedProducts).toHaveLength(2)
  const popular = { popularProductsCategoryId: ids.category('Turnout gear'), includeSuggestedProducts: true }
  expect(
    (
      await shop.guest<Suggestions>('GET', '/webstore/search/suggestions', { query: popular })
    ).body.suggestedProducts?.map((entry) => entry.name),
  ).toContain('Turnout coat')
  expect(
    (
      await shop.guest('GET', '/webstore/search/suggestions', {
        query: { searchTerm: 'a', includeSuggestedTerms: false },
      })
    ).status,
  ).toBe(400)
})
