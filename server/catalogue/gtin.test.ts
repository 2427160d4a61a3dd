import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'
import { saveProducts } from './service.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const resolve = async (partNumbers: readonly string[]) => {
  const rows = partNumbers.map((partNumber) => ({ partNumber, quantity: 1 }))
  const { body } = await buyer<QuickOrderResult>('POST', '/webstore/quick-order/actions/resolve', { rows })
  const skuOf = (id: string | null) => body.products.find((product) => product.id === id)?.sku ?? null
  return body.rows.map((row) => ({ sku: skuOf(row.productId), field: row.matchedField }))
}

const search = async (searchTerm: string) => {
  const path = '/webstore/search/product-search'
  const { body } = await buyer<ProductSearchResults>('POST', path, { searchTerm })
  return body.productsPage.products.map(({ fields }) => fields['StockKeepingUnit']?.value)
}

test('the number of a barcode finds its product in the quick order and the search, with and without zeros in front [CAT-28]', async () => {
  const product = { StockKeepingUnit: 'SP-1', Name: 'Demo spanner', IsActive: true }
  await records.create('Product2', { ...product, Gtin__c: '0-12345-67890-5' })
  for (const number of ['012345678905', '0012345678905', '12345678905', ' 0 12345 67890 5 ']) {
    expect(await resolve([number])).toEqual([{ sku: 'SP-1', field: 'Gtin__c' }])
    expect(await search(number)).toEqual(['SP-1'])
  }
  expect(await resolve(['012345678906', 'SP-1'])).toEqual([
    { sku: null, field: null },
    { sku: 'SP-1', field: 'StockKeepingUnit' },
  ])
  // A part of the number finds nothing: it would be a part of too many.
  expect(await search('123456')).toEqual([])
  // A file without such a column leaves the number as it is.
  const saved = await shop.database.transaction((tx) => saveProducts(tx, [{ sku: 'SP-1', name: 'Demo spanner' }]))
  expect(saved).toMatchObject([{ status: 'unchanged' }])
  const other = { sku: 'SP-1', name: 'Demo spanner', gtin: '2012345678903' }
  await shop.database.transaction((tx) => saveProducts(tx, [other]))
  expect(await resolve(['2012345678903', '012345678905'])).toEqual([
    { sku: 'SP-1', field: 'Gtin__c' },
    { sku: null, field: null },
  ])
})

test('a wrong digit is refused with the name of the field, and a number can be removed [CAT-28]', async () => {
  const fields = { Name: 'Wedge', StockKeepingUnit: 'WE-1', IsActive: true }
  expect(await records.send('POST', '/sobjects/Product2', { ...fields, Gtin__c: '2012345678904' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Gtin__c'] }],
  })
  const id = await records.create('Product2', { ...fields, Gtin__c: '2000 0028' })
  expect((await records.read('Product2', id))['Gtin__c']).toBe('20000028')
  expect(await resolve(['00000020000028'])).toEqual([{ sku: 'WE-1', field: 'Gtin__c' }])
  expect((await records.send('PATCH', `/sobjects/Product2/${id}`, { Gtin__c: 'WE-1' })).status).toBe(400)
  expect((await records.send('PATCH', `/sobjects/Product2/${id}`, { IsActive: false })).status).toBe(204)
  expect(await resolve(['20000028'])).toEqual([{ sku: null, field: null }])
  expect((await records.send('PATCH', `/sobjects/Product2/${id}`, { Gtin__c: null })).status).toBe(204)
  expect((await records.read('Product2', id))['Gtin__c']).toBeNull()
})
