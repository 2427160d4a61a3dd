import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderProductCollection } from '@hydrant/contract/admin/products.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { type BuilderShop, openBuilderShop } from '../testing/builder-shop.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const list = (query: Record<string, string | number> = {}) => shop.anna<BuilderProductCollection>('GET', BUILDER_ROUTES.listBuilderProducts.path, { query })

test('without words site builders find the whole catalogue by name, part after part [BLK-10]', async () => {
  const { body: whole } = await list({ pageSize: 200 })
  const names = whole.products.map(({ name }) => name)
  expect([names.length, new Set(whole.products.map(({ productId }) => productId)).size, whole.nextPageToken]).toEqual([whole.totalCount, whole.totalCount, null])
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-US')))
  expect(whole.products.map(({ stockKeepingUnit }) => stockKeepingUnit)).toEqual(expect.arrayContaining(['HN-125/1', 'MN-500', 'TC-1']))
  const parts: string[] = []
  let pageToken: string | null | undefined
  do {
    const { body } = await list({ pageSize: 3, ...(typeof pageToken === 'string' && { pageToken }) })
    expect(body.totalCount).toBe(whole.totalCount)
    parts.push(...body.products.map(({ name }) => name))
    pageToken = body.nextPageToken
  } while (pageToken !== null)
  expect(parts).toEqual(names)
})

test('products are found by words and by part numbers, the best match first [BLK-10]', async () => {
  const { body } = await list({ query: 'hn951' })
  expect(body.products[0]).toMatchObject({ stockKeepingUnit: 'HN-95/1', name: expect.any(String), imageUrl: expect.any(String) })
  expect((await list({ query: 'turnout coat' })).body.products.map(({ stockKeepingUnit }) => stockKeepingUnit)).toEqual(['TC-1'])
  expect((await list({ query: '!!!' })).body).toEqual({ products: [], totalCount: 0, nextPageToken: null })
})

test.each([{ pageToken: 'nonsense' }, { pageToken: btoa(JSON.stringify({ p: 3, o: 4 })) }])('the list goes on at no other place than it has said: %j [BLK-10]', async (query) => {
  expect(await list(query)).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] })
})
