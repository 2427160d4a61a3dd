import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderProductCollection } from '@hydrant/contract/admin/products.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { buyerGroup } from '@hydrant/database/schema/accounts.ts'
import { type BuilderShop, openBuilderShop } from '../testing/builder-shop.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const list = (query: Record<string, string | number> = {}) =>
  shop.anna<BuilderProductCollection>('GET', BUILDER_ROUTES.listBuilderProducts.path, { query })

test('without a query site builders get the whole catalogue by name, page by page [BLK-10]', async () => {
  const { body: complete } = await list({ pageSize: 200 })
  const names = complete.products.map(({ name }) => name)
  expect([
    names.length,
    new Set(complete.products.map(({ productId }) => productId)).size,
    complete.nextPageToken,
  ]).toEqual([complete.totalCount, complete.totalCount, null])
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-US')))
  expect(complete.products.map(({ stockKeepingUnit }) => stockKeepingUnit)).toEqual(
    expect.arrayContaining(['HN-125/1', 'MN-500', 'TC-1']),
  )
  const pagedNames: string[] = []
  let pageToken: string | null | undefined
  do {
    const { body } = await list({ pageSize: 3, ...(typeof pageToken === 'string' && { pageToken }) })
    expect(body.totalCount).toBe(complete.totalCount)
    pagedNames.push(...body.products.map(({ name }) => name))
    pageToken = body.nextPageToken
  } while (pageToken !== null)
  expect(pagedNames).toEqual(names)
})

test('products are found by words and by part numbers, the best match first [BLK-10]', async () => {
  const { body } = await list({ query: 'hn951' })
  expect(body.products[0]).toMatchObject({
    stockKeepingUnit: 'HN-95/1',
    name: expect.any(String),
    imageUrl: expect.any(String),
  })
  expect((await list({ query: 'turnout coat' })).body.products.map(({ stockKeepingUnit }) => stockKeepingUnit)).toEqual(
    ['TC-1'],
  )
  expect((await list({ query: '!!!' })).body).toEqual({ products: [], totalCount: 0, nextPageToken: null })
})

test('products that guests may not see are found, and only their names and numbers are returned [BLK-10] [ROLE-08]', async () => {
  const restrictedProduct = {
    productId: ids.product('CO-1'),
    name: 'County only nozzle',
    stockKeepingUnit: 'CO-1',
    imageUrl: expect.any(String),
  }
  expect(
    (
      await shop.guest<ProductSearchResults>('POST', '/webstore/search/product-search', {
        body: { searchTerm: 'CO-1' },
      })
    ).body.productsPage.products,
  ).toEqual([])
  for (const query of ['county only', 'CO-1', restrictedProduct.productId, restrictedProduct.productId.slice(0, 15)])
    expect((await list({ query })).body).toEqual({ products: [restrictedProduct], totalCount: 1, nextPageToken: null })
  expect((await list({ pageSize: 200 })).body.products).toContainEqual(restrictedProduct)
  expect((await list({ query: ids.product('OFF-1') })).body).toEqual({
    products: [],
    totalCount: 0,
    nextPageToken: null,
  })
  const call = ['GET', BUILDER_ROUTES.listBuilderProducts.path, { query: { query: 'CO-1' } }] as const
  expect((await shop.guest(...call)).status).toBe(401)
  expect((await shop.buyer(...call)).status).toBe(403)
})

test('products are found by their part numbers in any case, and those that there are not are left out [BLK-10]', async () => {
  const { body } = await list({ skus: 'CO-1, MN-500,mn-500,NONE,OFF-1,CO-1' })
  expect(new Set(body.products.map(({ stockKeepingUnit }) => stockKeepingUnit))).toEqual(new Set(['CO-1', 'MN-500']))
  expect([body.totalCount, body.nextPageToken]).toEqual([2, null])
  expect((await list({ skus: 'mn 500,---,N-500' })).body.products).toMatchObject([{ stockKeepingUnit: 'MN-500' }])
  expect(await list({ skus: Array.from({ length: 101 }, (_, number) => `N-${number}`).join(',') })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'MAX_LIMIT_EXCEEDED' }],
  })
  expect(await list({ skus: 'CO-1', query: 'CO-1' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: "Ask either by 'query' or by 'skus'." }],
  })
  expect((await list({ skus: '' })).body).toEqual({ products: [], totalCount: 0, nextPageToken: null })
})

test('where guests belong to no buyer group, site builders find the same [BLK-10]', async () => {
  const before = (await list()).body
  await shop.database.transaction((tx) => tx.update(buyerGroup).set({ isGuest: false }))
  expect((await list()).body).toEqual(before)
})

test.each([{ pageToken: 'nonsense' }, { pageToken: btoa(JSON.stringify({ p: 3, o: 4 })) }])(
  'the list rejects page tokens that it has not issued: %j [BLK-10]',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] })
  },
)
