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
  await search('zeppelin', { refinements: [{ nameOrId: 'Brand__c', values: ['Nordbrise'], type: 'DistinctValue' }] })
  const { searches } = (await staff<Searches>('GET', '/admin/statistics/empty-searches')).body
  expect(searches.map(({ term, count }) => [term, count])).toEqual([['halligan bar', 2]])
  await search('halligan bar', { pageSize: 11 })
  expect((await staff<Searches>('GET', '/admin/statistics/empty-searches')).body.searches).toMatchObject([
    { term: 'halligan bar', count: 3 },
  ])
})

test('arrivals are expected on a day, and a level says whether it is low [ADM-27]', async () => {
  const DATA = '/services/data/v65.0'
  const query = async <Row>(soql: string) =>
    (await staff<{ records: Row[] }>('GET', `${DATA}/query?q=${encodeURIComponent(soql)}`)).body.records
  const [level] = await query<{ Id: string; Product__c: string; Location__c: string; QuantityOnHand__c: number }>(
    'SELECT Id, Product__c, Location__c, QuantityOnHand__c, IsLow__c FROM StockLevel__c ORDER BY Id LIMIT 1',
  )
  const setLow = (LowStockLevel__c: number | null) =>
    staff('PATCH', `${DATA}/sobjects/StockLevel__c/${level?.Id}`, { LowStockLevel__c })
  const countLow = async () => (await query('SELECT Id FROM StockLevel__c WHERE IsLow__c = true')).length
  expect(await countLow()).toBe(0)
  expect((await setLow(-1)).status).toBe(400)
  expect((await setLow(level?.QuantityOnHand__c ?? 0)).status).toBe(204)
  expect(await countLow()).toBe(1)
  await setLow(null)
  expect(await countLow()).toBe(0)
  const arrival = {
    Product__c: level?.Product__c,
    Location__c: level?.Location__c,
    ExpectedDate__c: '2030-05-17T00:00:00Z',
    Quantity__c: 40,
  }
  const created = await staff<{ id: string }>('POST', `${DATA}/sobjects/ExpectedArrival__c`, arrival)
  expect(created.status).toBe(201)
  const path = `${DATA}/sobjects/ExpectedArrival__c/${created.body.id}`
  expect((await staff('PATCH', path, { Quantity__c: 60 })).status).toBe(204)
  expect(await query('SELECT ExpectedDate__c, Quantity__c FROM ExpectedArrival__c')).toMatchObject([
    { ExpectedDate__c: expect.stringMatching(/^2030-05-17T00:00/), Quantity__c: 60 },
  ])
  expect((await staff('DELETE', path)).status).toBe(204)
})
