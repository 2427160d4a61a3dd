import { Connection } from 'jsforce'
import { bulkJob } from '@hydrant/database/schema/records.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import { loadJobSender } from '../../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../../app/record-objects.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { ids, PASSWORD } from '../../testing/test-catalogue.ts'
import { DATA, openRecordClient, type RecordClient } from '../testing/record-client.ts'
import { deleteOldBulkJobs, processBulkJobs } from './service.ts'

let shop: PurchaseTestShop
let client: RecordClient
let token: string
let connection: Connection
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  client = await openRecordClient(shop)
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  ;({ token } = body)
  connection = new Connection({ version: '65.0', instanceUrl: shop.url, accessToken: token })
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

/** Sends a file or a change of a job and returns the response. */
const put = (path: string, csv: string | Uint8Array, type = 'text/csv') =>
  shop.send('PUT', `${DATA}/jobs/ingest/${path}`, { token, body: csv, headers: { 'content-type': type } })

/** Writes a file as a job and returns what is known of it afterwards. */
async function runJob(job: object, csv: string): Promise<JobInfo> {
  const { status, body } = await client.send<JobInfo>('POST', '/jobs/ingest', job)
  if (status !== 200) throw new Error(JSON.stringify(body))
  expect((await put(`${body.id}/batches`, csv)).status).toBe(201)
  await client.send('PATCH', `/jobs/ingest/${body.id}`, { state: 'UploadComplete' })
  await processJobs()
  return (await client.send<JobInfo>('GET', `/jobs/ingest/${body.id}`)).body
}

const fileOf = async (id: string, name: string) => (await client.send<string>('GET', `/jobs/ingest/${id}/${name}`)).body

test('jsforce writes good rows and learns why others failed [REC-16]', async () => {
  const job = connection.bulk2.createJob({ object: 'Account', operation: 'insert' })
  await job.open()
  await job.uploadData([
    { Name: 'Ash, "the" works', AccountNumber: 'B-1', BillingCity: 'Lacey' },
    { Name: '', AccountNumber: 'B-2', BillingCity: null },
    { Name: 'Birch', AccountNumber: 'B-3', BillingCity: null },
  ])
  await job.close()
  await processJobs()
  await job.poll(10, 1000)
  expect(await job.check()).toMatchObject({ state: 'JobComplete', numberRecordsProcessed: 3, numberRecordsFailed: 1 })
  const { successfulResults, failedResults, unprocessedRecords } = await job.getAllResults()
  expect(successfulResults).toMatchObject([
    { sf__Created: 'true', Name: 'Ash, "the" works', AccountNumber: 'B-1' },
    { sf__Created: 'true', Name: 'Birch' },
  ])
  expect(failedResults).toMatchObject([
    {
      AccountNumber: 'B-2',
      sf__Error: 'REQUIRED_FIELD_MISSING:Required fields are missing: [Name]:Name --',
    },
  ])
  expect(unprocessedRecords).toEqual([])
  expect(await client.list(`SELECT Name FROM Account WHERE AccountNumber = 'B-1'`, 'Name')).toEqual([
    'Ash, "the" works',
  ])
})

test('a file changes, empties and leaves fields, finds records by an external id, and deletes [REC-17]', async () => {
  const upsert = { object: 'Account', operation: 'upsert', externalIdFieldName: 'AccountNumber' }
  const tabbed = { ...upsert, columnDelimiter: 'TAB', lineEnding: 'CRLF' }
  await runJob(upsert, 'accountnumber,Name,BillingCity\nU-1,Oak,Lacey\nU-2,Pine,Yelm\n')
  const info = await runJob(
    tabbed,
    'AccountNumber\tName\tBillingCity\r\nU-1\t\t#N/A\r\nU-2\t"Pi\tne"\t\r\nU-3\tFir\t\r\n\t\t\r\n"x"y\t\t\r\nU-4\tElm\r\n',
  )
  expect(info).toMatchObject({ state: 'JobComplete', numberRecordsProcessed: 6, numberRecordsFailed: 3 })
  const list = await client.query(`SELECT Name, BillingCity FROM Account WHERE AccountNumber LIKE 'U-%' ORDER BY Name`)
  expect(list.body.records.map(({ Name, BillingCity }) => [Name, BillingCity])).toEqual([
    ['Fir', null],
    ['Oak', null],
    ['Pi\tne', 'Yelm'],
  ])
  const created = (await fileOf(info.id, 'successfulResults')).split('\r\n').map((line) => line.split('\t')[1])
  expect(created).toEqual(['"sf__Created"', '"false"', '"false"', '"true"', undefined])
  const deleted = await client.list(`SELECT Id FROM Account WHERE AccountNumber LIKE 'U-%'`, 'Id')
  expect(
    await runJob({ object: 'Account', operation: 'delete' }, `Id\n${deleted.join('\n')}\n001nothing\n`),
  ).toMatchObject({
    numberRecordsProcessed: 4,
    numberRecordsFailed: 1,
  })
  expect(await client.list(`SELECT Id FROM Account WHERE AccountNumber LIKE 'U-%'`, 'Id')).toEqual([])
})

test('prices are created by part number and changed by id, many in one statement, and each has its history [REC-18] [HIST-01]', async () => {
  const book = await client.create('Pricebook2', { Name: 'Bulk prices', IsActive: false })
  const rows = ['TH-1', 'gl-1', 'NONE', 'TH-1', 'RARE-1'].map((sku, index) => `${book},${sku},${index + 1}.5`)
  const head = 'Pricebook2Id,Product2.StockKeepingUnit,UnitPrice'
  const info = await runJob(
    { object: 'PricebookEntry', operation: 'insert' },
    `${head}\n${rows.join('\n')}\n${book},Q-1,x`,
  )
  expect(info).toMatchObject({ numberRecordsProcessed: 6, numberRecordsFailed: 3 })
  const codes = (await fileOf(info.id, 'failedResults')).split('\n').map((line) => /"([A-Z_]+):/.exec(line)?.[1])
  expect(codes).toEqual([
    undefined,
    'INVALID_CROSS_REFERENCE_KEY',
    'DUPLICATE_VALUE',
    'INVALID_TYPE_ON_FIELD_IN_RECORD',
    undefined,
  ])
  const soql = `SELECT Id FROM PricebookEntry WHERE Pricebook2Id = '${book}' ORDER BY UnitPrice`
  const [first = '', second = ''] = await client.list(soql, 'Id')
  const changed = await runJob(
    { object: 'PricebookEntry', operation: 'upsert', externalIdFieldName: 'Id' },
    `Id,Pricebook2Id,Product2Id,UnitPrice\n${first},,,10\n${first},,,11\n${second},,,\n,${book},${ids.product('Q-1')},20\n01u000000000000AAA,,,1\n`,
  )
  expect(changed).toMatchObject({ numberRecordsProcessed: 5, numberRecordsFailed: 1 })
  const prices = await client.list(
    `SELECT UnitPrice FROM PricebookEntry WHERE Pricebook2Id = '${book}' ORDER BY UnitPrice`,
    'UnitPrice',
  )
  expect(prices).toEqual(['2.5', '5.5', '11', '20'])
  const changes = await client.query(
    `SELECT Operation__c, NewValues__c, UserName__c, ClientAddress__c FROM ChangeHistory__c WHERE RequestId__c = '${changed.id}' ORDER BY Position__c`,
  )
  const by = { UserName__c: 'A admin', ClientAddress__c: '127.0.0.1' }
  expect(changes.body.records).toMatchObject([
    { Operation__c: 'create', NewValues__c: expect.stringContaining('"UnitPrice":20'), ...by },
    { Operation__c: 'update', NewValues__c: '{"UnitPrice":11}', ...by },
  ])
})

test('a price that is the same already is not written, and rows with errors leave their neighbours alone [REC-64]', async () => {
  const book = await client.create('Pricebook2', { Name: 'Same prices', IsActive: false })
  const skus = ['TH-1', 'GL-1', 'RARE-1']
  await runJob(
    { object: 'PricebookEntry', operation: 'insert' },
    `Pricebook2Id,Product2.StockKeepingUnit,UnitPrice\n${skus.map((sku) => `${book},${sku},1.5`).join('\n')}\n`,
  )
  const soql = `SELECT Id, UnitPrice, LastModifiedDate FROM PricebookEntry WHERE Pricebook2Id = '${book}' ORDER BY Id`
  const before = (await client.query(soql)).body.records
  const [first, second, third] = await client.list(soql, 'Id')
  const readVersion = async () =>
    (await shop.database.query((db) => db.select({ version: webstore.catalogVersion }).from(webstore)))[0]?.version
  const version = await readVersion()
  const update = { object: 'PricebookEntry', operation: 'update' }
  const same = await runJob(update, `Id,UnitPrice\n${first},1.50\n${second},1.5\n`)
  expect(same).toMatchObject({ numberRecordsProcessed: 2, numberRecordsFailed: 0 })
  expect((await client.query(soql)).body.records).toEqual(before)
  expect(await readVersion()).toBe(version)

  const mixed = await runJob(update, `Id,UnitPrice\n${first},1.5\n${second},-1\n${third},1.75\n`)
  expect(mixed).toMatchObject({ numberRecordsProcessed: 3, numberRecordsFailed: 1 })
  expect(await fileOf(mixed.id, 'successfulResults')).toBe(
    `"sf__Id","sf__Created","Id","UnitPrice"\n"${first}","false","${first}","1.5"\n"${third}","false","${third}","1.75"\n`,
  )
  expect(await fileOf(mixed.id, 'failedResults')).toContain('NUMBER_OUTSIDE_VALID_RANGE')
  const after = (await client.query(soql)).body.records
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(after[2]).toMatchObject({ UnitPrice: 1.75 })
  expect(await readVersion()).toBeGreaterThan(Number(version))
  for (const [job, entries] of [
    [same, 0],
    [mixed, 1],
  ] as const)
    expect(await client.list(`SELECT Id FROM ChangeHistory__c WHERE RequestId__c = '${job.id}'`, 'Id')).toHaveLength(
      entries,
    )
})

test('a file or job that cannot be processed is told so [REC-19]', async () => {
  const create = async (job: object) => (await client.send<JobInfo>('POST', '/jobs/ingest', job)).body
  const insert = { object: 'account', operation: 'insert' }
  const { id } = await create(insert)
  expect(await create({ object: 'Nothing', operation: 'insert' })).toMatchObject([{ errorCode: 'INVALID_TYPE' }])
  expect(await create({ object: 'Account', operation: 'upsert', externalIdFieldName: 'Name' })).toMatchObject([
    { errorCode: 'NOT_FOUND' },
  ])
  const complete = () => client.send<JobInfo>('PATCH', `/jobs/ingest/${id}`, { state: 'UploadComplete' })
  expect((await complete()).body).toMatchObject([{ errorCode: 'INVALIDJOBSTATE' }])
  for (const [file, type, status] of [
    ['Name\nA', 'application/json', 415],
    ['', 'text/csv', 400],
    [Uint8Array.of(0x4e, 0xff, 0x0a), 'text/csv', 400],
    ['Name\nA\0B', 'text/csv', 400],
    [`Name\n${'a'.repeat(1_100_000)}`, 'text/csv', 400],
  ] as const)
    expect((await put(`${id}/batches`, file, type)).status).toBe(status)
  expect((await put(`${id}/batches`, 'Name,Nothing\nA,B\n')).status).toBe(201)
  expect((await put(`${id}/batches`, 'Name\nA\n')).body).toMatchObject([{ errorCode: 'INVALIDJOBSTATE' }])
  expect((await complete()).body).toMatchObject({ state: 'UploadComplete', object: 'Account' })
  expect((await client.send('DELETE', `/jobs/ingest/${id}`)).body).toMatchObject([{ errorCode: 'INVALIDJOBSTATE' }])
  await processJobs()
  const failed = (await client.send<JobInfo>('GET', `/jobs/ingest/${id}`)).body
  expect(failed).toMatchObject({
    state: 'Failed',
    numberRecordsProcessed: 0,
    errorMessage: 'InvalidBatch : Field name not found : Nothing',
  })
  expect(await fileOf(id, 'unprocessedrecords')).toBe('"Name","Nothing"\n"A","B"\n')
  expect(await fileOf(id, 'successfulResults')).toBe('"sf__Id","sf__Created","Name","Nothing"\n')
  const listed = (await client.send<{ records: JobInfo[] }>('GET', '/jobs/ingest')).body
  expect(listed.records.map((job) => job.id)).toContain(id)
  expect((await client.send('DELETE', `/jobs/ingest/${id}`)).status).toBe(204)
  expect((await client.send('GET', `/jobs/ingest/${id}`)).status).toBe(404)
})

test('the files of a user are limited together at each upload, not only when a job is created [REC-56]', async () => {
  const create = async () =>
    (await client.send<JobInfo>('POST', '/jobs/ingest', { object: 'Account', operation: 'insert' })).body.id
  const [full, waiting] = [await create(), await create()]
  await put(`${full}/batches`, 'Name\nA\n')
  const setBytes = (bytes: number) =>
    shop.database.transaction((tx) => tx.update(bulkJob).set({ uploadedBytes: bytes }).where(eq(bulkJob.id, full)))
  await setBytes(2_000_000_000)
  expect((await put(`${waiting}/batches`, 'Name\nB\n')).body).toMatchObject([{ errorCode: 'LIMIT_EXCEEDED' }])
  await setBytes(1_999_999_999)
  expect((await put(`${waiting}/batches`, 'Name\nB\n')).body).toMatchObject([{ errorCode: 'LIMIT_EXCEEDED' }])
  await setBytes(8)
  expect((await put(`${waiting}/batches`, 'Name\nB\n')).status).toBe(201)
})

test('an aborted job writes nothing, and jobs are deleted after seven days [REC-19]', async () => {
  const { body } = await client.send<JobInfo>('POST', '/jobs/ingest', { object: 'Account', operation: 'insert' })
  await put(`${body.id}/batches`, 'Name,AccountNumber\nNever,ABORT-1\n')
  expect((await client.send('PATCH', `/jobs/ingest/${body.id}`, { state: 'Aborted' })).body).toMatchObject({
    state: 'Aborted',
  })
  await processJobs()
  expect(await client.list(`SELECT Id FROM Account WHERE AccountNumber = 'ABORT-1'`, 'Id')).toEqual([])
  await deleteOldBulkJobs(shop.database, new Date(Date.now() + 6 * 24 * 60 * 60 * 1000))
  expect((await client.send('GET', `/jobs/ingest/${body.id}`)).status).toBe(200)
  await deleteOldBulkJobs(shop.database, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
  expect((await client.send('GET', `/jobs/ingest/${body.id}`)).status).toBe(404)
})
