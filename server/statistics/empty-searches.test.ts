import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let staff: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  staff = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

interface Searches {
  readonly searches: ReadonlyArray<{ readonly term: string; readonly count: number; readonly lastDate: string }>
}

test('searches that found nothing are counted by term, without what may name a person [ADM-26]', async () => {
  const buyer = await shop.buyer()
  const search = async (searchTerm: string, more: object = {}) =>
    expect((await buyer('POST', '/webstore/search/product-search', { searchTerm, ...more })).status).toBe(201)
  await search('Halligan  Bar')
  await search('halligan bar', { pageSize: 10 })
  await search('ada.cole@county.example')
  await search('+1 (919) 555-0100')
  await search('gloves')
  for (const emoji of ['😀', '🤀']) await search(`${'x'.repeat(99)}${emoji}`)
  await search('zeppelin', { refinements: [{ nameOrId: 'Brand__c', values: ['Nordbrise'], type: 'DistinctValue' }] })
  const { searches } = (await staff<Searches>('GET', '/admin/statistics/empty-searches')).body
  expect(searches.map(({ term, count }) => [term, count])).toEqual([
    ['halligan bar', 2],
    [`${'x'.repeat(99)}😀`, 1],
    [`${'x'.repeat(99)}🤀`, 1],
  ])
  await search('halligan bar', { pageSize: 11 })
  expect((await staff<Searches>('GET', '/admin/statistics/empty-searches')).body.searches[0]).toMatchObject({
    term: 'halligan bar',
    count: 3,
  })
})
