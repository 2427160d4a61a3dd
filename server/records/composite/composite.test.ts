import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompositeResponse, TreeResult } from '@hydrant/contract/records/composite-endpoints.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import { DATA, openRecordClient, type RecordClient } from '../testing/record-client.ts'

let shop: PurchaseTestShop
let client: RecordClient
let connection: Connection
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  client = await openRecordClient(shop)
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  connection = new Connection({ version: '65.0', instanceUrl: shop.url, accessToken: body.token })
})
afterAll(() => shop.close())

const countAccounts = async (number: string) =>
  (await client.query(`SELECT COUNT() FROM Account WHERE AccountNumber LIKE '${number}%'`)).body.totalSize

/** Sends requests as one with jsforce, and returns the responses. */
async function compose(allOrNone: boolean, compositeRequest: object[]): Promise<CompositeResponse[]> {
  const body = { allOrNone, compositeRequest }
  return (await connection.requestPost<{ compositeResponse: CompositeResponse[] }>('/composite', body))
    .compositeResponse
}

const post = (referenceId: string, object: string, body: object) => ({
  method: 'POST',
  url: `/services/data/v65.0/sobjects/${object}`,
  referenceId,
  body,
})

test('requests refer to the responses of earlier ones [REC-22]', async () => {
  const responses = await compose(true, [
    post('book', 'Pricebook2', { Name: 'Composite', IsActive: false }),
    post('product', 'Product2', { Name: 'Tripod', StockKeepingUnit: 'TRI-1' }),
    post('price', 'PricebookEntry', { Pricebook2Id: '@{book.id}', Product2Id: '@{product.id}', UnitPrice: 12.5 }),
    {
      method: 'GET',
      url: `/services/data/v65.0/query?q=SELECT+UnitPrice+FROM+PricebookEntry+WHERE+Product2Id='@{product.id}'`,
      referenceId: 'found',
    },
    {
      method: 'PATCH',
      url: '/services/data/v65.0/sobjects/Product2/StockKeepingUnit/TRI-1',
      referenceId: 'named',
      body: { Name: 'Tripod for @{found.records[0].UnitPrice}' },
    },
    { method: 'GET', url: '/services/data/v65.0/sobjects/Product2/@{product.id}?fields=Name', referenceId: 'read' },
    { method: 'DELETE', url: '/services/data/v65.0/sobjects/PricebookEntry/@{price.id}', referenceId: 'deleted' },
  ])
  expect(responses.map(({ httpStatusCode }) => httpStatusCode)).toEqual([201, 201, 201, 200, 200, 200, 204])
  expect(responses[5]?.body).toMatchObject({ Name: 'Tripod for 12.5' })
  expect(responses[0]?.httpHeaders).toEqual({
    Location: expect.stringMatching(/^\/services\/data\/v65\.0\/sobjects\/Pricebook2\/01s/),
  })
  expect(responses[6]).toMatchObject({ body: null, referenceId: 'deleted' })
})

test('a failed request halts what depends on it, or with allOrNone everything [REC-22]', async () => {
  const requests = (number: string) => [
    post('good', 'Account', { Name: 'Good', AccountNumber: `${number}-1` }),
    post('bad', 'Account', { AccountNumber: `${number}-2` }),
    post('child', 'BuyerGroupMember', { BuyerId: '@{bad.id}' }),
    post('other', 'Account', { Name: 'Other', AccountNumber: `${number}-3` }),
    { method: 'GET', url: '/services/data/v65.0/nothing', referenceId: 'nothing' },
    post('lost', 'Account', { Name: '@{good.nothing}' }),
  ]
  const codes = (responses: CompositeResponse[]) =>
    responses.map(({ httpStatusCode, body }) => {
      const [error] = Array.isArray(body) ? body : []
      return error === undefined ? httpStatusCode : `${httpStatusCode} ${error.errorCode}`
    })
  const halted = '400 PROCESSING_HALTED'
  expect(codes(await compose(false, requests('HALT')))).toEqual([
    201,
    '400 REQUIRED_FIELD_MISSING',
    halted,
    201,
    '404 NOT_FOUND',
    halted,
  ])
  expect(await countAccounts('HALT')).toBe(2)
  expect(codes(await compose(true, requests('NONE')))).toEqual([
    halted,
    '400 REQUIRED_FIELD_MISSING',
    halted,
    halted,
    halted,
    halted,
  ])
  expect(await countAccounts('NONE')).toBe(0)
  const many = { url: `${DATA}/query?q=x`, method: 'GET' }
  const six = Array.from({ length: 6 }, (_, index) => ({ ...many, referenceId: `r${index}` }))
  expect((await client.send('POST', '/composite', { compositeRequest: six })).status).toBe(400)
})

test('records that are written all or none fail the whole request, and their responses say which [REC-22]', async () => {
  const collect = (referenceId: string, records: object[]) => ({
    method: 'POST',
    url: '/services/data/v65.0/composite/sobjects',
    referenceId,
    body: { allOrNone: true, records },
  })
  const responses = await compose(true, [
    collect('accounts', [{ attributes: { type: 'Account' }, Name: 'Of many', AccountNumber: 'MANY-1' }]),
    collect('people', [
      { attributes: { type: 'Account' }, Name: 'Beside @{accounts[0].id}', AccountNumber: 'MANY-2' },
      { attributes: { type: 'Account' }, Name: '' },
    ]),
  ])
  expect(responses).toMatchObject([
    { httpStatusCode: 400, body: [{ errorCode: 'PROCESSING_HALTED' }] },
    {
      httpStatusCode: 200,
      body: [
        { success: false, errors: [{ statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK' }] },
        { success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING' }] },
      ],
    },
  ])
  expect(await countAccounts('MANY')).toBe(0)
})

test('a batch runs requests on their own, and halts at an error if it is asked to [REC-23]', async () => {
  const batchRequests = [
    { method: 'POST', url: 'v65.0/sobjects/Account', richInput: { Name: 'Batch', AccountNumber: 'BATCH-1' } },
    { method: 'GET', url: 'v65.0/sobjects/Account/001000000000000AAA' },
    {
      method: 'GET',
      url: `v65.0/query/?q=${encodeURIComponent(`SELECT Name FROM Account WHERE AccountNumber = 'BATCH-1'`)}`,
    },
  ]
  const run = async (haltOnError: boolean) =>
    (
      await client.send<{ hasErrors: boolean; results: Array<{ statusCode: number; result: unknown }> }>(
        'POST',
        '/composite/batch',
        { haltOnError, batchRequests },
      )
    ).body
  const all = await run(false)
  expect(all.results.map(({ statusCode }) => statusCode)).toEqual([201, 404, 200])
  expect(all.results[2]?.result).toMatchObject({ totalSize: 1, records: [{ Name: 'Batch' }] })
  const halted = await run(true)
  expect([halted.hasErrors, ...halted.results.map(({ statusCode }) => statusCode)]).toEqual([true, 400, 412, 412])
})

test('a tree creates parents with their children, all or none [REC-24]', async () => {
  const tree = (name: string, price: unknown) => ({
    records: [
      {
        attributes: { type: 'Pricebook2', referenceId: 'book' },
        Name: name,
        IsActive: false,
        PricebookEntries: {
          records: [
            {
              attributes: { type: 'PricebookEntry', referenceId: 'one' },
              Product2: { StockKeepingUnit: 'TH-1' },
              UnitPrice: 5,
            },
            {
              attributes: { type: 'PricebookEntry', referenceId: 'two' },
              Product2: { StockKeepingUnit: 'GL-1' },
              UnitPrice: price,
            },
          ],
        },
      },
    ],
  })
  const { hasErrors, results } = await connection.requestPost<TreeResult>('/composite/tree/Pricebook2', tree('Tree', 6))
  expect([hasErrors, ...results.map(({ referenceId }) => referenceId)]).toEqual([false, 'book', 'one', 'two'])
  expect(await client.list(`SELECT UnitPrice FROM PricebookEntry WHERE Pricebook2.Name = 'Tree'`, 'UnitPrice')).toEqual(
    ['5', '6'],
  )
  const failed = await client.send<TreeResult>('POST', '/composite/tree/Pricebook2', tree('No tree', -1))
  expect([failed.status, failed.body]).toMatchObject([
    400,
    { hasErrors: true, results: [{ referenceId: 'two', errors: [{ statusCode: 'NUMBER_OUTSIDE_VALID_RANGE' }] }] },
  ])
  expect(await client.list(`SELECT Id FROM Pricebook2 WHERE Name = 'No tree'`, 'Id')).toEqual([])
})
