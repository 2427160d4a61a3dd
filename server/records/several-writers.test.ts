import type { CompositeResponse } from '@hydrant/contract/records/composite-endpoints.ts'
import type { QueryColumns, QueryPlans } from '@hydrant/contract/records/query-endpoints.ts'
import type { RecordFields, SaveResult } from '@hydrant/contract/records/record-endpoints.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { ids, PASSWORD } from '../testing/test-catalogue.ts'
import { DATA, openRecordClient, type RecordClient } from './testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
let token: string
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  ;({ token } = body)
})
afterAll(() => shop.close())

const ask = async <Body>(parameter: string, soql: string) =>
  (await records.send<Body>('GET', `/query?${parameter}=${encodeURIComponent(soql)}`)).body

test('a query tells its columns as the command line of the vendor reads them [REC-50]', async () => {
  const soql =
    'SELECT id, UnitPrice, Product2.Name, Pricebook2.IsActive FROM PricebookEntry WHERE UnitPrice > 1 LIMIT 1'
  expect(await ask<QueryColumns>('columns=true&q', soql)).toMatchObject({
    entityName: 'PricebookEntry',
    groupBy: false,
    idSelected: true,
    keyPrefix: '01u',
    columnMetadata: [
      { columnName: 'Id', aggregate: false, joinColumns: [], insertable: false },
      { columnName: 'UnitPrice', numberType: true, insertable: true, updatable: true },
      { columnName: 'Product2', aggregate: false, joinColumns: [{ columnName: 'Name', textType: true }] },
      { columnName: 'Pricebook2', joinColumns: [{ columnName: 'IsActive', booleanType: true }] },
    ],
  })
  const children = 'SELECT Name, (SELECT UnitPrice FROM PricebookEntries) FROM Product2'
  expect((await ask<QueryColumns>('columns=true&q', children)).columnMetadata).toMatchObject([
    { columnName: 'Name', joinColumns: [] },
    { columnName: 'PricebookEntries', aggregate: true, joinColumns: [{ columnName: 'UnitPrice' }] },
  ])
  const grouped = 'SELECT Family, COUNT(Id), MAX(Name) highest FROM Product2 GROUP BY Family'
  expect(await ask<QueryColumns>('columns=true&q', grouped)).toMatchObject({
    groupBy: true,
    columnMetadata: [
      { columnName: 'Family', aggregate: false },
      { columnName: 'expr0', aggregate: true, displayName: 'COUNT(Id)', joinColumns: [] },
      { columnName: 'highest', aggregate: true, displayName: 'MAX(Name)' },
    ],
  })
  expect((await ask<QueryColumns>('columns=true&q', 'SELECT COUNT() FROM Product2')).columnMetadata).toEqual([])
  expect(await ask('columns=true&q', 'SELECT Nothing FROM Product2')).toMatchObject([{ errorCode: 'INVALID_FIELD' }])
})

test('the plan of a query is told by objects and fields, and of no other query than one may make [REC-51]', async () => {
  const id = ids.product('TH-1')
  const { plans } = await ask<QueryPlans>('explain', `SELECT Name FROM Product2 WHERE Family = 'x'`)
  expect(plans).toEqual([
    {
      cardinality: expect.any(Number),
      fields: [],
      leadingOperationType: 'TableScan',
      notes: [
        {
          description: 'Not considered for filter because unindexed',
          fields: ['Family'],
          tableEnumOrId: 'Product2',
        },
      ],
      relativeCost: expect.any(Number),
      sobjectCardinality: expect.any(Number),
      sobjectType: 'Product2',
    },
  ])
  const prices = `SELECT COUNT() FROM PricebookEntry WHERE Product2Id = '${id}' AND Pricebook2.Name != 'x'`
  const [plan] = (await ask<QueryPlans>('explain', prices)).plans
  expect(plan).toMatchObject({ sobjectType: 'PricebookEntry' })
  expect(JSON.stringify(plan)).not.toContain('price_book')
  // However few rows there are, PostgreSQL reads one by its id.
  await shop.database.transaction((tx) =>
    tx.execute(
      sql`insert into account (id, name) select new_record_id('001'), 'Plan ' || n from generate_series(1, 2000) n`,
    ),
  )
  await shop.database.transaction((tx) => tx.execute(sql`analyze account`))
  const accountId = (await records.list(`SELECT Id FROM Account WHERE Name = 'Plan 7'`, 'Id'))[0]
  expect((await ask<QueryPlans>('explain', `SELECT Name FROM Account WHERE Id = '${accountId}'`)).plans).toMatchObject([
    { leadingOperationType: 'Index', fields: ['Id'], cardinality: 1, notes: [], sobjectType: 'Account' },
  ])
  expect(await ask('explain', 'SELECT Secret FROM Product2')).toMatchObject([{ errorCode: 'INVALID_FIELD' }])
  expect(await ask('explain', 'SELECT Id FROM pg_catalog')).toMatchObject([{ errorCode: 'INVALID_TYPE' }])
})

test('many records are read by their ids, and what is none is null [REC-52]', async () => {
  const [first, second] = [ids.product('TH-1'), ids.product('GL-1')]
  const body = { ids: [second, '01t000000000000AAA', 'x', first, second], fields: ['stockkeepingunit', 'Name'] }
  const found = await records.send<Array<RecordFields | null>>('POST', '/composite/sobjects/product2', body)
  expect(found.body.map((record) => record?.['StockKeepingUnit'] ?? null)).toEqual(['GL-1', null, null, 'TH-1', 'GL-1'])
  const query = `ids=${first},${second}&fields=Id`
  expect((await records.send('GET', `/composite/sobjects/Product2?${query}`)).body).toMatchObject([
    { attributes: { type: 'Product2' }, Id: first },
    { Id: second },
  ])
  for (const [path, request, errorCode] of [
    ['Product2', { ids: [first], fields: ['Nothing'] }, 'INVALID_FIELD'],
    ['Nothing', { ids: [first], fields: ['Id'] }, 'NOT_FOUND'],
  ] as const)
    expect((await records.send('POST', `/composite/sobjects/${path}`, request)).body).toMatchObject([{ errorCode }])
  const inner = { method: 'POST', url: '/services/data/v65.0/composite/sobjects/Product2', referenceId: 'read', body }
  const { body: composite } = await records.send('POST', '/composite', { compositeRequest: [inner] })
  expect(composite).toMatchObject({ compositeResponse: [{ httpStatusCode: 200, body: found.body }] })
})

test('several records are changed or created by an external id, each by itself or all or none [REC-53]', async () => {
  const row = (sku: unknown, Name: unknown) => ({ attributes: { type: 'Product2' }, StockKeepingUnit: sku, Name })
  const upsert = async (allOrNone: boolean, ...rows: object[]) =>
    (
      await records.send<SaveResult[]>('PATCH', '/composite/sobjects/Product2/StockKeepingUnit', {
        allOrNone,
        records: rows,
      })
    ).body
  const results = await upsert(false, row('UP-1', 'One'), row('th-1', 'Two'), row(null, 'None'), row('UP-2', null))
  expect(results).toMatchObject([
    { success: true, created: true },
    { success: true, created: false, id: ids.product('TH-1') },
    { success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['StockKeepingUnit'] }] },
    { success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['Name'] }] },
  ])
  expect(await upsert(true, row('UP-1', 'Changed'), row('UP-2', null))).toMatchObject([
    { success: false, errors: [{ statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK' }] },
    { success: false },
  ])
  expect(await records.list(`SELECT Name FROM Product2 WHERE StockKeepingUnit LIKE 'UP-%'`, 'Name')).toEqual(['One'])
  const other = { attributes: { type: 'Account' }, StockKeepingUnit: 'UP-3' }
  expect(await upsert(false, other)).toMatchObject([{ errors: [{ statusCode: 'INVALID_TYPE' }] }])
})

test('a parent is changed and deleted by the path of its child [REC-54]', async () => {
  const book = await records.create('Pricebook2', { Name: 'Parent', IsActive: false })
  const entry = { Pricebook2Id: book, Product2Id: ids.product('TH-1'), UnitPrice: 3 }
  const id = await records.create('PricebookEntry', entry)
  const path = `/sobjects/PricebookEntry/${id}/Pricebook2`
  expect((await records.send('PATCH', path, { Name: 'Renamed' })).status).toBe(204)
  expect(await records.read('Pricebook2', book)).toMatchObject({ Name: 'Renamed' })
  expect((await records.send('PATCH', path, { Nothing: 1 })).body).toMatchObject([{ errorCode: 'INVALID_FIELD' }])
  expect((await records.send('PATCH', `/sobjects/PricebookEntry/${id}/Nothing`, {})).status).toBe(404)
  expect((await records.send('DELETE', path)).status).toBe(204)
  expect((await records.send('GET', `/sobjects/Pricebook2/${book}`)).status).toBe(404)
  expect((await records.send('DELETE', path)).status).toBe(404)
})

test('of two writers who know the same state of a record one is refused [REC-55]', async () => {
  const id = await records.create('Product2', { Name: 'Shared', StockKeepingUnit: 'SHARED-1' })
  const path = `${DATA}/sobjects/Product2/${id}`
  const readTag = async () => {
    const { headers, body } = await shop.send<RecordFields>('GET', `${path}?fields=Name`, { token })
    expect(Object.keys(body)).toEqual(['attributes', 'Name'])
    expect(Number.isNaN(Date.parse(String(headers.get('last-modified'))))).toBe(false)
    return String(headers.get('etag'))
  }
  const write = (method: 'PATCH' | 'DELETE', tag: string, body?: object) =>
    shop.send(method, path, { token, headers: { 'if-match': tag }, ...(body !== undefined && { body }) })
  const tag = await readTag()
  expect(await readTag()).toBe(tag)
  const results = await Promise.all(['a', 'b'].map((Family) => write('PATCH', tag, { Family })))
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([204, 412]))
  expect(results.find(({ status }) => status === 412)?.body).toMatchObject([{ errorCode: 'PRECONDITION_FAILED' }])
  expect((await write('DELETE', tag)).status).toBe(412)
  expect((await write('PATCH', '*', { Family: 'c' })).status).toBe(204)
  expect((await write('DELETE', `"other", W/${await readTag()}`)).status).toBe(204)
})

test('conditions count by external id, by relationship and inside composite, too, and the account of a user is one of its values [REC-59]', async () => {
  const book = await records.create('Pricebook2', { Name: 'Conditions', IsActive: false })
  const entry = { Pricebook2Id: book, Product2Id: ids.product('TH-1'), UnitPrice: 3 }
  const entryId = await records.create('PricebookEntry', entry)
  await records.create('Product2', { Name: 'Conditional', StockKeepingUnit: 'COND-1' })
  const byKey = `${DATA}/sobjects/Product2/StockKeepingUnit/COND-1`
  const byRelationship = `${DATA}/sobjects/PricebookEntry/${entryId}/Pricebook2`
  const send = (method: string, path: string, { tag, body }: { readonly tag: string; readonly body?: object }) =>
    shop.send(method, path, { token, headers: { 'if-match': tag }, ...(body !== undefined && { body }) })
  const compose = async (request: {
    readonly method: string
    readonly url: string
    readonly [name: string]: unknown
  }) => {
    const { body } = await records.send<{ compositeResponse: CompositeResponse[] }>('POST', '/composite', {
      compositeRequest: [{ referenceId: 'one', ...request }],
    })
    return body.compositeResponse[0]
  }
  for (const path of [byKey, byRelationship]) {
    const { headers } = await shop.send('GET', `${path}?fields=Name`, { token })
    const tag = String(headers.get('etag'))
    expect((await compose({ method: 'GET', url: path }))?.httpHeaders).toMatchObject({ ETag: tag })
    expect((await send('PATCH', path, { tag: '"other"', body: { Name: 'Never' } })).status).toBe(412)
    expect((await send('PATCH', path, { tag, body: { Name: 'Once' } })).status).toBeLessThan(300)
    const stale = { url: path, httpHeaders: { 'If-Match': tag } }
    expect(await compose({ method: 'PATCH', body: { Name: 'Twice' }, ...stale })).toMatchObject({ httpStatusCode: 412 })
    expect(await compose({ method: 'DELETE', ...stale })).toMatchObject({ httpStatusCode: 412 })
    expect((await send('DELETE', path, { tag })).status).toBe(412)
  }
  // What its sender has seen is not there any more.
  expect((await send('PATCH', byKey.replace('COND-1', 'COND-2'), { tag: '*', body: { Name: 'New' } })).status).toBe(412)

  const accountId = await records.create('Account', { Name: 'Of a user' })
  const person = { Username: 'moves@firm.example', Email: 'moves@firm.example', LastName: 'Moves' }
  const path = `${DATA}/sobjects/User/${await records.create('User', person)}`
  const tag = String((await shop.send('GET', path, { token })).headers.get('etag'))
  expect((await send('PATCH', path, { tag, body: { AccountId: accountId } })).status).toBe(204)
  expect((await send('PATCH', path, { tag, body: { AccountId: null } })).status).toBe(412)
})

test('the children in one result are limited altogether [REC-56]', async () => {
  await shop.database.transaction((tx) =>
    tx.execute(sql`
      with parents as (
        insert into account (id, name) select new_record_id('001'), 'Many ' || n from generate_series(1, 11) n returning id
      )
      insert into address (id, account_id, address_type, name, country)
      select new_record_id('8lW'), id, 'Shipping', 'Depot', 'US' from parents, generate_series(1, 1900)`),
  )
  const query = (where: string) =>
    records.query(`SELECT Id, (SELECT Id FROM ContactPointAddresses) FROM Account WHERE ${where}`)
  expect((await query(`Name LIKE 'Many %'`)).body).toMatchObject([{ errorCode: 'OPERATION_TOO_LARGE' }])
  expect((await query(`Name = 'Many 1'`)).body).toMatchObject({ totalSize: 1, records: [{}] })
})
