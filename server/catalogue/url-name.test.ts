import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { saveProducts } from './service.ts'

let shop: PurchaseTestShop
let records: RecordClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

test('what the URL of a product or category ends with is entered or derived from the name, and a file keeps what was entered [REC-65]', async () => {
  for (const [object, fields] of [
    ['Product2', { StockKeepingUnit: 'URL-1' }],
    ['ProductCategory', {}],
  ] as const) {
    const urlNameOf = async (id: string) => (await records.read(object, id))['UrlName__c']
    const entered = await records.create(object, { ...fields, Name: 'Long tool', UrlName__c: 'halligan' })
    const change = (changes: object) => records.send('PATCH', `/sobjects/${object}/${entered}`, changes)
    expect((await change({ Name: 'Longer tool' })).status).toBe(204)
    expect(await urlNameOf(entered)).toBe('halligan')
    expect((await change({ UrlName__c: null })).status).toBe(204)
    expect(await urlNameOf(entered)).toBe('longer-tool')
    expect((await change({ Name: 'Halligan bar' })).status).toBe(204)
    expect(await urlNameOf(entered)).toBe('halligan-bar')
    expect(await change({ UrlName__c: 'Halligan / Bar' })).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: 'FIELD_INTEGRITY_EXCEPTION',
          fields: ['UrlName__c'],
          message: expect.stringContaining('halligan-bar'),
        },
      ],
    })
    expect((await change({ UrlName__c: 'bar' })).status).toBe(204)
  }
  const save = (name: string) =>
    shop.database.transaction((tx) => saveProducts(tx, [{ sku: 'URL-1', name, brand: 'Ironline' }]))
  const urlNames = () => records.list(`SELECT UrlName__c FROM Product2 WHERE StockKeepingUnit = 'URL-1'`, 'UrlName__c')
  await save('Halligan bar')
  expect(await urlNames()).toEqual(['bar'])
  await save('Halligan bar, long')
  expect(await urlNames()).toEqual(['halligan-bar-long'])
})
