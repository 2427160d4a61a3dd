import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import type { RecordFields, SaveResult } from '@hydrant/contract/records/record-endpoints.ts'
import { priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { eq } from 'drizzle-orm'
import { ids, PASSWORD } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { ADMIN } from '../testing/client-identities.ts'
import { DATA, openRecordClient, type RecordClient } from './testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

let count = 0
const newProduct = (fields: object = {}) => {
  count += 1
  return { Name: `Product ${count}`, StockKeepingUnit: `REC-${count}`, ...fields }
}

test('the versions, the resources and the objects are described, also at paths with a double slash [REC-01]', async () => {
  expect((await shop.send('GET', '//services/data', {})).body).toEqual([
    { label: 'Version 65.0', url: '/services/data/v65.0', version: '65.0' },
  ])
  expect((await records.send('GET', '')).body).toMatchObject({ sobjects: `${DATA}/sobjects`, query: `${DATA}/query` })
  const { body } = await records.send<{ sobjects: Array<{ name: string }> }>('GET', '/sobjects')
  expect(body.sobjects.map(({ name }) => name)).toContain('Product2')
  const { body: product } = await records.send<ObjectDescription>('GET', '/sobjects/product2/describe')
  expect(product).toMatchObject({ name: 'Product2', keyPrefix: '01t', createable: true })
  expect(product.fields.find(({ name }) => name === 'StockKeepingUnit')).toMatchObject({
    type: 'string',
    length: 180,
    nillable: false,
    unique: true,
    externalId: true,
    updateable: true,
  })
  expect(product.childRelationships).toContainEqual(
    expect.objectContaining({
      childSObject: 'PricebookEntry',
      field: 'Product2Id',
      relationshipName: 'PricebookEntries',
    }),
  )
  const { body: entry } = await records.send<ObjectDescription>('GET', '/sobjects/PricebookEntry/describe')
  expect(entry.fields.find(({ name }) => name === 'Product2Id')).toMatchObject({
    referenceTo: ['Product2'],
    relationshipName: 'Product2',
    createable: true,
    updateable: false,
  })
  expect(await records.send('GET', '/sobjects/WebStore/describe')).toMatchObject({
    body: { createable: false, updateable: true, deletable: false },
  })
  expect((await records.send('GET', '/sobjects/Nothing__c/describe')).body).toEqual([
    { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' },
  ])
})

test('a record is created, read, changed and deleted [REC-02]', async () => {
  const id = await records.create('product2', { name: ' Cap ', STOCKKEEPINGUNIT: 'CAP-1', isactive: 'true' })
  const path = `/sobjects/Product2/${id}`
  expect(await records.read('Product2', id.slice(0, 15))).toMatchObject({
    attributes: { type: 'Product2', url: `${DATA}/sobjects/Product2/${id}` },
    Id: id,
    Name: 'Cap',
    StockKeepingUnit: 'CAP-1',
    IsActive: true,
    IsQuoteOnly__c: false,
    Family: null,
    ProductClass: 'Simple',
  })
  expect((await records.send('PATCH', path, { Family: 'Caps', Name: 'Blank cap' })).status).toBe(204)
  expect((await records.send('GET', `${path}?fields=name,FAMILY`)).body).toEqual({
    attributes: { type: 'Product2', url: `${DATA}/sobjects/Product2/${id}` },
    Name: 'Blank cap',
    Family: 'Caps',
  })
  expect((await records.send('PATCH', path, { Family: null })).status).toBe(204)
  expect(await records.read('Product2', id)).toMatchObject({ Family: null, Name: 'Blank cap' })
  expect((await records.send('DELETE', path)).status).toBe(204)
  // Nothing is named by an empty value, also where a record has none.
  const accountId = await records.create('Account', { Name: 'Without a number' })
  expect((await records.send('DELETE', '/sobjects/Account/AccountNumber/%20')).status).toBe(404)
  expect(await records.read('Account', accountId)).toMatchObject({ Name: 'Without a number' })
  expect((await records.send('GET', path)).status).toBe(404)
  expect((await records.send('DELETE', path)).status).toBe(404)
})

test('a record is changed or created by an external id, and refers to others by theirs [REC-02]', async () => {
  const path = '/sobjects/Product2/StockKeepingUnit/UPSERT-1'
  expect((await records.send('PATCH', `${path}?updateOnly=true`, { Name: 'A' })).status).toBe(404)
  const created = await records.send<SaveResult>('PATCH', path, { Name: 'A' })
  expect(created).toMatchObject({ status: 201, body: { success: true, created: true } })
  const changed = await records.send<SaveResult>('PATCH', path.toLowerCase().replace('/sobjects', '/sobjects'), {
    Name: 'B',
  })
  expect(changed).toMatchObject({ status: 200, body: { id: created.body.id, created: false } })
  expect((await records.send('GET', path)).body).toMatchObject({ Id: created.body.id, Name: 'B' })
  const entryId = await records.create('PricebookEntry', {
    Pricebook2Id: ids.priceBooks.web,
    Product2: { StockKeepingUnit: 'upsert-1' },
    UnitPrice: '12.5',
    IsActive: true,
  })
  expect(await records.read('PricebookEntry', entryId)).toMatchObject({
    Product2Id: created.body.id,
    UnitPrice: 12.5,
    CurrencyIsoCode: 'USD',
  })
  expect((await records.send('DELETE', path)).status).toBe(204)
  expect((await records.send('GET', `/sobjects/PricebookEntry/${entryId}`)).status).toBe(404)
  expect((await records.send('GET', '/sobjects/Product2/Name/x')).body).toMatchObject([{ errorCode: 'NOT_FOUND' }])
})

describe('what is wrong with a record is told with its field', () => {
  test.each([
    ['Product2', { Name: 'x' }, 'REQUIRED_FIELD_MISSING', ['StockKeepingUnit']],
    ['Product2', { StockKeepingUnit: ' ', Name: null }, 'REQUIRED_FIELD_MISSING', ['Name', 'StockKeepingUnit']],
    ['Product2', { Nme: 'x' }, 'INVALID_FIELD', ['Nme']],
    [
      'Product2',
      { Id: '01t000000000000AAA', IsArchived: true },
      'INVALID_FIELD_FOR_INSERT_UPDATE',
      ['Id', 'IsArchived'],
    ],
    ['Product2', { Name: 'x'.repeat(256), StockKeepingUnit: 'L' }, 'STRING_TOO_LONG', ['Name']],
    ['Product2', { Name: { a: 1 }, StockKeepingUnit: 'L' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD', ['Name']],
    ['Product2', { IsActive: 'perhaps' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD', ['IsActive']],
    ['Product2', { Name: 'x', StockKeepingUnit: 'th-1' }, 'DUPLICATE_VALUE', ['StockKeepingUnit']],
    ['Pricebook2', { Name: 'x', Priority__c: 1.5 }, 'NUMBER_OUTSIDE_VALID_RANGE', ['Priority__c']],
    ['Pricebook2', { Name: 'x', ValidFrom: 'soon' }, 'INVALID_TYPE_ON_FIELD_IN_RECORD', ['ValidFrom']],
    [
      'Pricebook2',
      { Name: 'x', ValidFrom: '2026-02-01', ValidTo: '2026-01-01' },
      'FIELD_INTEGRITY_EXCEPTION',
      ['ValidTo'],
    ],
    ['PricebookEntry', { Pricebook2Id: '01t000000000000AAA' }, 'MALFORMED_ID', ['Pricebook2Id']],
    ['PricebookEntry', price({ UnitPrice: -1 }), 'NUMBER_OUTSIDE_VALID_RANGE', ['UnitPrice']],
    ['PricebookEntry', price({ UnitPrice: '1.1234567' }), 'NUMBER_OUTSIDE_VALID_RANGE', ['UnitPrice']],
    ['PricebookEntry', price({ IsActive: false }), 'FIELD_INTEGRITY_EXCEPTION', ['IsActive']],
    ['PricebookEntry', price({ CurrencyIsoCode: 'XXX' }), 'FIELD_INTEGRITY_EXCEPTION', ['CurrencyIsoCode']],
    ['PricebookEntry', price({ Product2Id: '01t000000000001AAA' }), 'INVALID_CROSS_REFERENCE_KEY', ['Product2Id']],
    [
      'PricebookEntry',
      price({ Pricebook2Id: ids.priceBooks.list }),
      'DUPLICATE_VALUE',
      ['CurrencyIsoCode', 'Pricebook2Id', 'Product2Id', 'ProductSellingModelId'],
    ],
    ['ProductCategory', { Name: 'x', CatalogId: '0ZS000000000001GAA' }, 'INVALID_CROSS_REFERENCE_KEY', ['CatalogId']],
    ['Account', { Name: 'x', BillingCountry: 'United States' }, 'STRING_TOO_LONG', ['BillingCountry']],
  ])('%s %j: %s [REC-03]', async (object, fields, ...expected) => {
    const [error] = await records.refuse(object, fields)
    expect([error?.errorCode, error?.fields?.toSorted()]).toEqual(expected)
  })

  test('a reference that is set once cannot be changed, and nothing is written that is refused [REC-03]', async () => {
    const id = await records.create('Product2', newProduct())
    const entry = await records.create('PricebookEntry', price({ Product2Id: id }))
    const path = `/sobjects/PricebookEntry/${entry}`
    expect((await records.send('PATCH', path, { UnitPrice: 7, Product2Id: ids.product('TH-1') })).body).toMatchObject([
      { errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE', fields: ['Product2Id'] },
    ])
    expect(await records.read('PricebookEntry', entry)).toMatchObject({ UnitPrice: 5 })
    expect((await records.send('PATCH', path, { UnitPrice: '7.10', IsActive: true })).status).toBe(204)
    expect(await records.read('PricebookEntry', entry)).toMatchObject({ UnitPrice: 7.1 })
    expect((await records.send('PATCH', '/sobjects/Product2/nonsense', {})).body).toMatchObject([
      { errorCode: 'MALFORMED_ID' },
    ])
  })

  test('a record that others refer to is not deleted [REC-03]', async () => {
    const { body } = await records.send('DELETE', `/sobjects/Account/${ids.groups.county.replace('0ZI', '001')}`)
    expect(body).toMatchObject([{ errorCode: 'MALFORMED_ID' }])
    const [account] = await records.list(`SELECT Id FROM Account WHERE Name = 'Plant'`, 'Id')
    expect((await records.send('DELETE', `/sobjects/Account/${String(account)}`)).body).toMatchObject([
      { errorCode: 'DELETE_FAILED' },
    ])
  })
})

function price(fields: object) {
  return { Pricebook2Id: ids.priceBooks.web, Product2Id: ids.product('TH-1'), UnitPrice: 5, ...fields }
}

test('buyers use no records, and a token that may only read changes nothing [REC-04]', async () => {
  expect((await shop.send('GET', `${DATA}/sobjects`, {})).body).toMatchObject([{ errorCode: 'INVALID_SESSION_ID' }])
  const buyer = await shop.buyer()
  for (const [method, path] of [
    ['GET', '/sobjects/Product2/describe'],
    ['GET', '/query?q=SELECT+Id+FROM+Product2'],
    ['POST', '/sobjects/Product2'],
  ] as const)
    expect(await buyer(method, `${DATA}${path}`, method === 'POST' ? {} : undefined), path).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    })
  const { body } = await shop.send<{ access_token: string }>('POST', '/services/oauth2/token', {
    body: { grant_type: 'password', username: ADMIN, password: PASSWORD, scope: 'read' },
  })
  const reader = { token: body.access_token }
  expect((await shop.send('GET', `${DATA}/query?q=SELECT+Id+FROM+Product2+LIMIT+1`, reader)).status).toBe(200)
  expect((await shop.send('POST', `${DATA}/sobjects/Product2`, { ...reader, body: newProduct() })).status).toBe(403)
})

test('several records are written each by itself, or all or none [REC-13]', async () => {
  const rows = [newProduct(), { Name: 'No part number' }, newProduct()].map((fields) => ({
    attributes: { type: 'Product2' },
    ...fields,
  }))
  const all = await records.send<SaveResult[]>('POST', '/composite/sobjects', { allOrNone: true, records: rows })
  expect(all.body.map(({ errors }) => errors[0]?.statusCode)).toEqual([
    'ALL_OR_NONE_OPERATION_ROLLED_BACK',
    'REQUIRED_FIELD_MISSING',
    'ALL_OR_NONE_OPERATION_ROLLED_BACK',
  ])
  const each = await records.send<SaveResult[]>('POST', '/composite/sobjects', { records: rows })
  expect(each.body.map(({ success }) => success)).toEqual([true, false, true])
  const created = each.body.flatMap(({ id }) => id ?? [])
  const changes = created.map((id, index) => ({ attributes: { type: 'Product2' }, id, Family: `F${index}` }))
  expect((await records.send<SaveResult[]>('PATCH', '/composite/sobjects', { records: changes })).body).toEqual(
    created.map((id) => ({ id, success: true, errors: [] })),
  )
  expect(
    await records.list(`SELECT Family FROM Product2 WHERE Id IN ('${created.join("','")}') ORDER BY Family`, 'Family'),
  ).toEqual(['F0', 'F1'])
  const deleted = await records.send<SaveResult[]>(
    'DELETE',
    `/composite/sobjects?ids=${created.join()},01t000000000000AAA`,
  )
  expect(deleted.body.map(({ success }) => success)).toEqual([true, true, false])
})

test('a change is refused when the record has changed since the client read it [REC-14]', async () => {
  const id = await records.create('Product2', newProduct())
  const patch = async (since: Date) => {
    const { token } = await signInAdmin()
    return shop.send('PATCH', `${DATA}/sobjects/Product2/${id}`, {
      token,
      body: { Family: 'x' },
      headers: { 'if-unmodified-since': since.toUTCString() },
    })
  }
  expect(await patch(new Date(Date.now() - 60_000))).toMatchObject({
    status: 412,
    body: [{ errorCode: 'PRECONDITION_FAILED' }],
  })
  expect((await patch(new Date(Date.now() + 60_000))).status).toBe(204)
})

test('a record tells when it was last changed, also by other writers than the record API [REC-15]', async () => {
  const id = await records.create(
    'PricebookEntry',
    price({ Product2Id: await records.create('Product2', newProduct()) }),
  )
  const before = await records.read('PricebookEntry', id)
  expect(before['CreatedDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/)
  await shop.database.transaction((tx) =>
    tx.update(priceBookEntry).set({ unitPrice: '6' }).where(eq(priceBookEntry.id, id)),
  )
  const after = await records.read('PricebookEntry', id)
  expect(after['CreatedDate']).toBe(before['CreatedDate'])
  expect(toModstamp(after) > toModstamp(before)).toBe(true)
  expect(after['LastModifiedDate']).toBe(after['SystemModstamp'])
})

function toModstamp({ SystemModstamp: time }: RecordFields): string {
  return typeof time === 'string' ? time : ''
}

async function signInAdmin(): Promise<{ token: string }> {
  const credentials = { username: ADMIN, password: PASSWORD }
  return (await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', { body: credentials })).body
}
