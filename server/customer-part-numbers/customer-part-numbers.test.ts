import { eq, sql } from 'drizzle-orm'
import type { CustomerPartNumber, CustomerPartNumbers } from '@hydrant/contract/shop/customer-part-numbers.ts'
import type { QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import { CUSTOMER_PART_NUMBERS_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import { entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { customerPartNumber } from '@hydrant/database/schema/customer-part-numbers.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { learnNumbers } from './service.ts'
import { insertOrDismissLearned, updateNumber } from './store.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'
import { ids } from '../testing/test-catalogue.ts'

const PATH = '/webstore/customer-part-numbers'

let shop: PurchaseTestShop
let county: TestClient
let plant: TestClient
let records: RecordClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  county = await shop.buyer()
  plant = await shop.buyer(PLANT_BUYER)
})
afterAll(() => shop.close())
beforeEach(() => shop.database.transaction((tx) => tx.delete(customerPartNumber)))

const enter = (client: TestClient, number: string, productId: string) =>
  client<CustomerPartNumber>('POST', PATH, { number, productId })
const list = async (client: TestClient, query = '') =>
  (await client<CustomerPartNumbers>('GET', PATH + query)).body.customerPartNumbers
const listNumbers = async (client: TestClient, query = '') =>
  (await list(client, query)).map(({ number, source, product }) => [number, source, product?.sku ?? null])
const understand = async (client: TestClient, partNumber: string) => {
  const { body } = await client<QuickOrderResult>('POST', '/webstore/quick-order/actions/resolve', {
    rows: [{ partNumber, quantity: '6' }],
  })
  const [row] = body.rows
  const sku = body.products.find(({ id }) => id === row?.productId)?.sku ?? null
  return { sku, by: row?.matchedField ?? null, customerPartNumber: row?.customerPartNumber ?? null, row }
}

test('buyers of an account enter, change, find and remove what they call products [CPN-01]', async () => {
  const entered = await enter(county, ' F-100.7 ', shopIds.gloves)
  expect(entered).toMatchObject({ status: 201, body: { number: 'F-100.7', source: 'Entered' } })
  expect((await enter(county, 'f1007', shopIds.gloves)).body.id).toBe(entered.body.id)
  await enter(county, 'B 2', shopIds.hose)
  await enter(county, 'A-glove', shopIds.gloves)
  expect(await listNumbers(county)).toEqual([
    ['A-glove', 'Entered', 'GL-1'],
    ['B 2', 'Entered', 'TH-1'],
    ['f1007', 'Entered', 'GL-1'],
  ])
  expect(await listNumbers(county, '?q=HOSE')).toEqual([['B 2', 'Entered', 'TH-1']])
  expect(await listNumbers(county, '?q=f-10')).toEqual([['f1007', 'Entered', 'GL-1']])
  expect(await listNumbers(county, `?productId=${shopIds.gloves}&number=F-1007`)).toHaveLength(1)
  const { body } = await county<CustomerPartNumbers>('GET', `${PATH}?pageSize=2`)
  expect(body).toMatchObject({ count: 2, total: 3, previousPageToken: null })
  expect(await listNumbers(county, `?pageToken=${body.nextPageToken}`)).toHaveLength(1)

  const ownPath = `${PATH}/${entered.body.id}`
  expect(await county('PATCH', ownPath, { number: 'F-200' })).toMatchObject({ status: 200, body: { number: 'F-200' } })
  expect(await county('PATCH', ownPath, { number: 'b2' })).toMatchObject({ status: 400 })
  expect((await county('DELETE', ownPath)).status).toBe(204)
  expect((await county('DELETE', ownPath)).status).toBe(404)
  expect(await list(county)).toHaveLength(2)
})

test.each([
  { number: '--', productId: shopIds.gloves, status: 400, errorCode: 'INVALID_API_INPUT' },
  { number: 'x'.repeat(81), productId: shopIds.gloves, status: 400, errorCode: 'INVALID_API_INPUT' },
  { number: '\uFDFA'.repeat(20), productId: shopIds.gloves, status: 400, errorCode: 'INVALID_API_INPUT' },
  { number: 'A1', productId: 'nonsense', status: 404, errorCode: 'ITEM_NOT_FOUND' },
  { number: 'A1', productId: ids.product('OFF-1'), status: 404, errorCode: 'ITEM_NOT_FOUND' },
  { number: 'taken', productId: shopIds.gloves, status: 400, errorCode: 'DUPLICATE_VALUE' },
  { number: 'th1', productId: shopIds.gloves, status: 400, errorCode: 'DUPLICATE_VALUE' },
])('$number is refused for $productId [CPN-01]', async ({ number, productId, status, errorCode }) => {
  await enter(county, 'TAKEN', shopIds.hose)
  expect(await enter(county, number, productId)).toMatchObject({ status, body: [{ errorCode }] })
  expect(await list(county)).toHaveLength(1)
})

test('a number that an order learns while another one is renamed to it makes the new name a taken one [CPN-01]', async () => {
  const { body: entered } = await enter(county, 'OLD-9', shopIds.gloves)
  const learned = { accountId: shopIds.county, number: 'NEW-9', numberKey: 'NEW9', productId: shopIds.hose }
  await shop.database.transaction(async (tx) => {
    await insertOrDismissLearned(tx, [{ ...learned, source: 'Learned' }])
    const change = { number: 'new 9', numberKey: 'NEW9', productId: shopIds.gloves }
    expect(await updateNumber(tx, entered.id, change)).toBe(false)
  })
  expect(await listNumbers(county)).toEqual([
    ['NEW-9', 'Learned', 'TH-1'],
    ['OLD-9', 'Entered', 'GL-1'],
  ])
})

test('more numbers are learned at once than one statement can have [CPN-04]', async () => {
  const numbers = Array.from({ length: 14_000 }, (_, row) => `N${row}`)
  await shop.database.transaction((tx) =>
    learnNumbers(tx, shopIds.county, {
      lines: numbers.map((text) => ({ productId: shopIds.gloves, text: `${text}X1` })),
    }),
  )
  const { body } = await county<CustomerPartNumbers>('GET', `${PATH}?pageSize=1`)
  expect(body.total).toBe(14_000)
})

test('what is learned does not tell whether a product that the account may not see has the number [CPN-04]', async () => {
  const closed = { id: ids.product('CLO-1'), sku: 'CLO-1', name: 'Closed', categoryIds: [ids.category('Handline')] }
  await shop.database.transaction(async (tx) => {
    await saveProducts(tx, [closed])
    await tx.delete(entitlementProduct).where(eq(entitlementProduct.productId, closed.id))
  })
  const texts = ['CLO-1', 'OFF-1', 'GL-1', 'HN-95/1', 'NOBODYS-1']
  await shop.database.transaction((tx) =>
    learnNumbers(tx, shopIds.plant, { lines: texts.map((text) => ({ productId: shopIds.hose, text })) }),
  )
  expect((await listNumbers(plant)).map(([number]) => number)).toEqual(['CLO-1', 'NOBODYS-1', 'OFF-1'])
})

test('a number is understood in its account alone, and shows no product that the buyer may not see [CPN-02]', async () => {
  const { body: ofCounty } = await enter(county, 'F-100', shopIds.gloves)
  await enter(plant, 'F-100', shopIds.hose)
  expect(await understand(county, 'f 100')).toMatchObject({ sku: 'GL-1', by: 'CustomerPartNumber' })
  expect(await understand(plant, 'f 100')).toMatchObject({ sku: 'TH-1', by: 'CustomerPartNumber' })
  expect(await understand(shop.guest(), 'f 100')).toMatchObject({ sku: null, by: null })
  for (const [method, body] of [['PATCH', { number: 'X1' }] as const, ['DELETE', undefined] as const])
    expect(await plant(method, `${PATH}/${ofCounty.id}`, body)).toMatchObject({ status: 404 })
  expect(await listNumbers(county)).toEqual([['F-100', 'Entered', 'GL-1']])

  // Staff may enter what the buyer does not see.
  const hidden = ids.product('CO-1')
  await records.create('CustomerPartNumber__c', { Name: 'SECRET-9', Account__c: shopIds.plant, Product__c: hidden })
  expect(await enter(plant, 'X-9', hidden)).toMatchObject({ status: 404 })
  expect(await listNumbers(plant, '?q=SECRET')).toEqual([['SECRET-9', 'Entered', null]])
  expect(await listNumbers(plant, '?q=CO-1')).toEqual([])
  const [unknown, secret] = [await understand(plant, 'NOBODYS-9'), await understand(plant, 'SECRET-9')]
  expect({ ...secret.row, partNumber: '' }).toEqual({ ...unknown.row, partNumber: '' })
})

test('part numbers of the shop come first, then what was entered, then product codes [CPN-03]', async () => {
  // The product code of the nozzle HN-95/1, which counts after what somebody has entered.
  expect(await understand(county, 'hn-95')).toMatchObject({ sku: 'HN-95/1', by: 'ProductCode' })
  await enter(county, 'HN 95', shopIds.hose)
  expect(await understand(county, 'hn-95')).toMatchObject({
    sku: 'TH-1',
    by: 'CustomerPartNumber',
    customerPartNumber: { number: 'HN 95', source: 'Entered' },
  })
  await records.create('CustomerPartNumber__c', { Name: 'gl1', Account__c: shopIds.county, Product__c: shopIds.hose })
  expect(await understand(county, 'GL-1')).toMatchObject({
    sku: 'GL-1',
    by: 'StockKeepingUnit',
    customerPartNumber: null,
  })
  // A row that was found by our number says what the account calls its product.
  expect(await understand(county, 'TH-1')).toMatchObject({
    by: 'StockKeepingUnit',
    customerPartNumber: { number: 'HN 95', source: 'Entered' },
  })
})

test('a file of numbers is entered row by row, up to the limit of an account [CPN-05]', async () => {
  const importRows = async (rows: ReadonlyArray<readonly [number: string, partNumber: string]>) => {
    const body = { rows: rows.map(([number, partNumber]) => ({ number, partNumber })) }
    const reply = await county<{ rows: Array<{ action: string | null; error: { errorCode?: string } }> }>(
      'POST',
      `${PATH}/actions/import`,
      body,
    )
    return reply.body.rows.map(({ action, error }) => action ?? error.errorCode)
  }
  await enter(county, 'OLD-1', shopIds.gloves)
  await enter(county, 'OLD-2', shopIds.gloves)
  expect(
    await importRows([
      ['OLD-1', 'GL-1'],
      ['OLD-2', 'th1'],
      ['NEW-1', 'hn-95'],
      ['NEW-1', 'GL-1'],
      ['', 'GL-1'],
      ['NEW-2', 'OFF-1'],
      ['TH-1', 'GL-1'],
    ]),
  ).toEqual([
    'Unchanged',
    'Changed',
    'Added',
    'DUPLICATE_VALUE',
    'INVALID_API_INPUT',
    'ITEM_NOT_FOUND',
    'DUPLICATE_VALUE',
  ])
  expect(await listNumbers(county)).toEqual([
    ['NEW-1', 'Entered', 'HN-95/1'],
    ['OLD-1', 'Entered', 'GL-1'],
    ['OLD-2', 'Entered', 'TH-1'],
  ])
  const missing = CUSTOMER_PART_NUMBERS_PER_ACCOUNT - 4
  await shop.database.transaction((tx) =>
    tx.execute(sql`
      insert into customer_part_number (account_id, number, number_key, product_id, source)
      select ${shopIds.county}, 'N' || n, 'N' || n, ${shopIds.gloves}, 'Entered' from generate_series(1, ${missing}) n`),
  )
  expect(
    await importRows([
      ['LAST-1', 'GL-1'],
      ['OVER-1', 'GL-1'],
      ['OLD-1', 'TH-1'],
    ]),
  ).toEqual(['Added', 'LIMIT_EXCEEDED', 'Changed'])
  expect(await enter(county, 'OVER-1', shopIds.gloves)).toMatchObject({ body: [{ errorCode: 'LIMIT_EXCEEDED' }] })
  expect((await enter(plant, 'OVER-1', shopIds.gloves)).status).toBe(201)
})

test('customer part numbers are records, of which those that count for nothing are none [CPN-06]', async () => {
  const number = { Name: 'ERP-1', Account__c: shopIds.county, Product__c: shopIds.gloves }
  const id = await records.create('CustomerPartNumber__c', number)
  expect(await understand(county, 'erp1')).toMatchObject({ sku: 'GL-1' })
  expect(await records.refuse('CustomerPartNumber__c', { ...number, Name: 'erp 1', Product__c: shopIds.hose })).toEqual(
    [expect.objectContaining({ errorCode: 'DUPLICATE_VALUE', fields: ['Name'] })],
  )
  expect(await records.refuse('CustomerPartNumber__c', { ...number, Name: '-' })).toEqual([
    expect.objectContaining({ fields: ['Name'] }),
  ])
  const path = `/sobjects/CustomerPartNumber__c/${id}`
  expect((await records.send('PATCH', path, { Name: 'ERP-2', Product__c: shopIds.hose })).status).toBe(204)
  expect(await understand(county, 'erp2')).toMatchObject({ sku: 'TH-1' })
  expect(await records.list(`SELECT Product__r.StockKeepingUnit, Name FROM CustomerPartNumber__c`, 'Name')).toEqual([
    'ERP-2',
  ])
  const changes = `SELECT Operation__c FROM ChangeHistory__c WHERE RecordId__c = '${id}' ORDER BY Position__c`
  expect(await records.list(changes, 'Operation__c')).toHaveLength(2)
  expect((await records.send('DELETE', path)).status).toBe(204)
  await shop.database.transaction((tx) =>
    tx.insert(customerPartNumber).values({
      accountId: shopIds.county,
      number: 'NO-1',
      numberKey: 'NO1',
      productId: shopIds.gloves,
      source: 'Dismissed',
    }),
  )
  expect(await records.list('SELECT Name FROM CustomerPartNumber__c', 'Name')).toEqual([])
})
