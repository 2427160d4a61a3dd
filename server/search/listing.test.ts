import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listing } from '@hydrant/contract/shop/search.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

async function list(body: object): Promise<Listing> {
  const response = await shop.guest<Listing>('POST', '/webstore/search/listing', { body })
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return response.body
}
const skus = ({ productsPage }: Listing) =>
  productsPage.products.map((product) => product.fields['StockKeepingUnit']?.value)
const nozzles = { categoryId: ids.category('Nozzles') }

test('what is in stock is counted and listed by itself, kits by their parts, with facets and pages of its own [CAT-20]', async () => {
  const all = await list(nozzles)
  const inStock = await list({ ...nozzles, isInStock: true })
  expect(skus(all)).toContain('MN-500')
  expect(skus(inStock)).toEqual(['HN-95/1', 'KIT-1'])
  expect(inStock.productsPage.total).toBe(2)
  expect([all.inStockCount, inStock.inStockCount]).toEqual([2, 2])
  expect(inStock.categories.children?.map(({ productCount }) => productCount)).toEqual([1])
  const pages = await Promise.all([0, 1].map((page) => list({ ...nozzles, isInStock: true, page, pageSize: 1 })))
  expect(pages.flatMap(skus)).toEqual(['HN-95/1', 'KIT-1'])
  const narrowed = await list({ searchTerm: 'nozzle', isInStock: true, sortRuleId: null })
  expect(skus(narrowed)).toEqual(['HN-95/1', 'KIT-1'])
})

test('a product with variations is in stock by the variations that are left, which filters choose from [CAT-20]', async () => {
  const gear = { categoryId: ids.category('Turnout gear'), isInStock: true }
  expect(skus(await list(gear))).toEqual(['TC-1'])
  const sized = (value: string) => list({ ...gear, refinements: [{ nameOrId: 'Size__c', values: [value] }] })
  expect(skus(await sized('M'))).toEqual(['TC-1'])
  expect(skus(await sized('L'))).toEqual([])
})

test('guests have bought nothing, and are told of no number [CAT-21]', async () => {
  expect((await list(nozzles)).boughtBeforeCount).toBeNull()
  expect(skus(await list({ ...nozzles, isBoughtBefore: true }))).toEqual([])
})

test('the attributes of the products of a page are named in the order of product pages [CMP-03]', async () => {
  const { attributes, productsPage } = await list({ ...nozzles, fields: ['Name'], includeAttributes: true })
  expect(attributes).toContainEqual({ apiName: 'Diameter__c', label: 'Diameter', dataType: 'text' })
  expect(productsPage.products.find(({ name }) => name === 'Master stream nozzle')?.fields).toMatchObject({
    Diameter__c: { value: '2.5 in' },
  })
})

test.each([
  [{}, 'INVALID_API_INPUT'],
  [{ searchTerm: 'a', page: 51, pageSize: 100 }, 'MAX_LIMIT_EXCEEDED'],
  [{ searchTerm: 'a', isInStock: 'yes' }, 'INVALID_API_INPUT'],
])('rejects %j [CAT-20]', async (body, errorCode) => {
  expect(await shop.guest('POST', '/webstore/search/listing', { body })).toMatchObject({
    status: 400,
    body: [{ errorCode }],
  })
})
