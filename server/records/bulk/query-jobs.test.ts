import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import { loadJobSender } from '../../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../../app/record-objects.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { insertAccounts } from '../../testing/insert-accounts.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { createStaffUser } from '../../testing/staff-with-sets.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import { DATA, openRecordClient, type RecordClient } from '../testing/record-client.ts'
import { processBulkJobs } from './service.ts'

let shop: PurchaseTestShop
let client: RecordClient
let token: string
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  client = await openRecordClient(shop)
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  ;({ token } = body)
})
afterAll(() => shop.close())

const processJobs = () =>
  processBulkJobs({
    database: shop.database,
    objects: RECORD_OBJECTS,
    loadSender: loadJobSender,
    afterBatch: () => Promise.resolve(),
    log: { error: (details: unknown) => expect.fail(JSON.stringify(details)), warn: () => undefined },
    isStopped: () => false,
  })

const createJob = (query: string, format = {}) =>
  client.send<JobInfo>('POST', '/jobs/query', { operation: 'query', query, ...format })

const readPart = async (id: string, parameters: string) => {
  const path = `${DATA}/jobs/query/${id}/results?${parameters}`
  const { status, body, headers } = await shop.send<string>('GET', path, { token })
  const [locator, count] = [headers.get('sforce-locator'), headers.get('sforce-numberofrecords')]
  return { status, body, locator, count }
}

test('jsforce reads the result of a query job as it was when the job ran [REC-21]', async () => {
  await insertAccounts(shop.database, 2101)
  const connection = new Connection({ version: '65.0', instanceUrl: shop.url, accessToken: token })
  const soql = `SELECT Id, Name, AccountNumber FROM Account WHERE AccountNumber LIKE 'MANY-%'`
  const job = (await createJob(soql)).body
  await processJobs()
  await client.send('DELETE', `/sobjects/Account/${(await client.list(`${soql} LIMIT 1`, 'Id'))[0]}`)
  const query = connection.bulk2.job('query', { id: job.id })
  expect(await query.check()).toMatchObject({ state: 'JobComplete', numberRecordsProcessed: 2101, object: 'Account' })
  const records = await (await query.result()).toArray()
  expect(new Set(records.map(({ Id }) => String(Id))).size).toBe(2101)

  const parts: string[] = []
  let locator: string | null = ''
  while (locator !== 'null') {
    const part = await readPart(job.id, `maxRecords=1500${locator === '' ? '' : `&locator=${locator}`}`)
    const [, ...lines] = part.body.trimEnd().split('\n')
    expect(part.count).toBe(String(lines.length))
    parts.push(...lines)
    ;({ locator } = part)
  }
  expect(new Set(parts).size).toBe(2101)
  expect(await readPart(job.id, 'locator=2101')).toMatchObject({ status: 400 })
})

test('a file has the selected fields of a record and its parents, empty ones too [REC-21]', async () => {
  const { body } = await createJob(
    `SELECT UnitPrice, product2.stockkeepingunit, Product2.Family, IsActive FROM PricebookEntry WHERE Product2.StockKeepingUnit = 'TH-1' ORDER BY UnitPrice`,
    { columnDelimiter: 'SEMICOLON', lineEnding: 'CRLF' },
  )
  expect((await readPart(body.id, '')).body).toMatchObject([{ errorCode: 'INVALIDJOBSTATE' }])
  await processJobs()
  expect(await readPart(body.id, '')).toEqual({
    status: 200,
    body: '"UnitPrice";"Product2.StockKeepingUnit";"Product2.Family";"IsActive"\r\n"89.99";"TH-1";"";"true"\r\n"100";"TH-1";"";"true"\r\n',
    locator: 'null',
    count: '2',
  })
  const empty = (await createJob(`SELECT Id FROM Account WHERE Name = 'nobody at all'`)).body
  await processJobs()
  expect(await readPart(empty.id, '')).toEqual({ status: 200, body: '"Id"\n', locator: 'null', count: '0' })
  expect((await client.send('PATCH', `/jobs/query/${empty.id}`, { state: 'Aborted' })).status).toBe(400)
  expect((await client.send('DELETE', `/jobs/query/${empty.id}`)).status).toBe(204)
})

test.each([
  ['SELECT COUNT(Id) FROM Account', 'MALFORMED_QUERY'],
  ['SELECT Name, (SELECT UnitPrice FROM PricebookEntries) FROM Product2', 'MALFORMED_QUERY'],
  ['SELECT Name FROM Account OFFSET 5', 'MALFORMED_QUERY'],
  ['SELECT Nothing FROM Account', 'INVALID_FIELD'],
])('%s can be no query job [REC-21]', async (query, errorCode) => {
  expect((await createJob(query)).body).toMatchObject([{ errorCode }])
})

test('the result of a query job is closed to whoever may no longer see what it has [REC-21] [PERM-04]', async () => {
  const staff = await createStaffUser(shop, client, { name: 'Dana', sets: ['Prices', 'Stock'] })
  const { body } = await shop.send<JobInfo>('POST', `${DATA}/jobs/query`, {
    token: staff.token,
    body: { operation: 'query', query: 'SELECT UnitPrice FROM PricebookEntry' },
  })
  await processJobs()
  const results = `${DATA}/jobs/query/${body.id}/results`
  expect((await shop.send('GET', results, { token: staff.token })).status).toBe(200)
  await client.send('DELETE', `/sobjects/PermissionSetAssignment/${String(staff.assignmentIds[0])}`)
  expect(await shop.send('GET', results, { token: staff.token })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_TYPE' }],
  })
})
