import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadJobSender } from '../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../app/record-objects.ts'
import { processBulkJobs } from '../records/bulk/service.ts'
import { DATA, openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { ADMIN } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { createStaffUser } from '../testing/staff-with-sets.ts'
import { ids as catalogue, PASSWORD } from '../testing/test-catalogue.ts'
import { verifyHistory } from './service.ts'

let shop: PurchaseTestShop
let records: RecordClient
const adminId = createIdFromKey('005', ADMIN)
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.database.transaction((tx) => tx.execute(sql`truncate change_history, change_history_end restart identity`)),
)

const list = async (query = '') =>
  (await (await shop.buyer(ADMIN))<HistoryEntries>('GET', `/admin/changes?${query}`)).body

const createAccounts = async (names: readonly string[]) => {
  const ids: string[] = []
  for (const Name of names) ids.push(await records.create('Account', { Name }))
  return ids
}

test('a change of a record is in the history with who, from where, and the fields before and after [HIST-01]', async () => {
  const id = await records.create('Account', { Name: 'Depot', BillingCountry: 'us' })
  await records.send('PATCH', `/sobjects/Account/${id}`, { Name: 'Depot', BillingCity: 'Raleigh' })
  await records.send('PATCH', `/sobjects/Account/${id}`, { BillingCity: 'Raleigh' })
  await records.send('PATCH', `/sobjects/Account/${id}`, { BillingCity: 'Cary', Nothing__c: 1 })
  await records.send('DELETE', `/sobjects/Account/${id}`)
  const { changes } = await list()
  expect(changes.map(({ operation, oldValues, newValues }) => ({ operation, oldValues, newValues }))).toEqual([
    {
      operation: 'create',
      oldValues: null,
      newValues: { Name: 'Depot', BillingCountry: 'US', IsTaxExempt__c: false },
    },
    { operation: 'update', oldValues: { BillingCity: null }, newValues: { BillingCity: 'Raleigh' } },
    {
      operation: 'delete',
      oldValues: { Name: 'Depot', BillingCity: 'Raleigh', BillingCountry: 'US', IsTaxExempt__c: false },
      newValues: null,
    },
  ])
  for (const change of changes)
    expect(change).toMatchObject({
      objectName: 'Account',
      recordId: id,
      userId: adminId,
      userName: 'A admin',
      integrationId: null,
      clientAddress: '127.0.0.1',
      requestId: expect.stringMatching(/^REQ/),
    })
})

test('a change that is rolled back has no entry, and the entries of a transaction are chained in their order [HIST-02]', async () => {
  const rows = [{ Name: 'One' }, {}, { Name: 'Two' }].map((fields) => ({ attributes: { type: 'Account' }, ...fields }))
  await records.send('POST', '/composite/sobjects', { allOrNone: true, records: rows })
  expect((await list()).count).toBe(0)
  await records.send('POST', '/composite/sobjects', { allOrNone: false, records: rows })
  const { changes } = await list()
  expect(changes.map(({ position, newValues }) => [position, newValues?.['Name']])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
  expect(await verifyHistory(shop.database, changes[0]?.hash ?? '')).toEqual({
    entries: 2,
    hash: changes[1]?.hash,
    fault: null,
  })
})

test('changes at the same moment come into one chain without gaps [HIST-02]', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => records.create('Account', { Name: `At once ${index}` })))
  expect(await verifyHistory(shop.database, null)).toMatchObject({ entries: 8, fault: null })
})

test('changes are found by object, record, person and time, and listed in parts [HIST-03]', async () => {
  const [first, second] = await createAccounts(['First', 'Second'])
  const staff = await createStaffUser(shop, records, { name: 'Chris', sets: ['Customers'] })
  await shop.send('PATCH', `${DATA}/sobjects/Account/${String(first)}`, { token: staff.token, body: { Name: 'Third' } })
  const positions = async (query: string) => (await list(query)).changes.map(({ position }) => position)
  expect(await positions('objectName=Account')).toEqual([1, 2, 4])
  expect(await positions(`recordId=${String(second)}`)).toEqual([2])
  expect(await positions(`userId=${staff.id}`)).toEqual([4])
  const { changes } = await list('objectName=PermissionSetAssignment')
  const time = encodeURIComponent(changes[0]?.createdDate ?? '')
  expect(await positions(`from=${time}`)).toContain(4)
  expect(await positions('to=2020-01-01T00:00:00.000Z')).toEqual([])
  expect(await list('after=1&limit=2')).toMatchObject({ count: 2, lastPosition: 3 })
  expect(await positions('objectName=Account&before=4&limit=1')).toEqual([2])
  expect(await positions('objectName=Account&before=100')).toEqual([4, 2, 1])
  const soql = `SELECT UserName__c FROM ChangeHistory__c WHERE Object__c = 'Account' AND Operation__c = 'update'`
  expect(await records.list(soql, 'UserName__c')).toEqual(['Chris Staff'])
  expect((await shop.send('GET', '/admin/changes', { token: staff.token })).status).toBe(403)
  const [id] = await records.list('SELECT Id FROM ChangeHistory__c LIMIT 1', 'Id')
  expect(await records.send('DELETE', `/sobjects/ChangeHistory__c/${String(id)}`)).toMatchObject({ status: 403 })
})

test.each([
  ['changed', { newValues: '{"Name":"Forged"}' }, 2],
  ['given to somebody else', { userName: 'Somebody' }, 2],
  ['moved in time', { createdAt: new Date('2020-01-01T00:00:00Z') }, 2],
] as const)('an entry that is %s is found [HIST-04]', async (_, values, position) => {
  await createAccounts(['One', 'Two', 'Three'])
  await shop.database.transaction((tx) =>
    tx.update(changeHistory).set(values).where(eq(changeHistory.position, position)),
  )
  expect(await verifyHistory(shop.database, null)).toMatchObject({
    entries: 1,
    fault: { kind: 'changed', position },
  })
})

test('each price of a file has an entry in the chain, as a single price has [REC-58]', async () => {
  const book = await records.create('Pricebook2', { Name: 'Filed', IsActive: false })
  const single = await records.create('PricebookEntry', {
    Pricebook2Id: book,
    Product2Id: catalogue.product('TH-1'),
    UnitPrice: 1.5,
  })
  const runJob = async (operation: string, csv: string) => {
    const { body: job } = await records.send<JobInfo>('POST', '/jobs/ingest', { object: 'PricebookEntry', operation })
    const credentials = { username: ADMIN, password: PASSWORD }
    const { token } = (
      await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', { body: credentials })
    ).body
    const headers = { 'content-type': 'text/csv' }
    await shop.send('PUT', `${DATA}/jobs/ingest/${job.id}/batches`, { token, body: csv, headers })
    await records.send('PATCH', `/jobs/ingest/${job.id}`, { state: 'UploadComplete' })
    await processBulkJobs({
      database: shop.database,
      objects: RECORD_OBJECTS,
      loadSender: loadJobSender,
      afterBatch: () => Promise.resolve(),
      log: { error: (details: unknown) => expect.fail(JSON.stringify(details)), warn: () => undefined },
      isStopped: () => false,
    })
  }
  const rows = ['GL-1', 'RARE-1', 'NOTHING'].map((sku) => `${book},${sku},1.5`)
  await runJob('insert', `Pricebook2Id,Product2.StockKeepingUnit,UnitPrice\n${rows.join('\n')}\n`)
  const soql = `SELECT Id FROM PricebookEntry WHERE Pricebook2Id = '${book}' AND Id != '${single}' ORDER BY Id`
  const entryIds = await records.list(soql, 'Id')
  await runJob('update', `Id,UnitPrice\n${entryIds[0]},2.25\n${entryIds[1]},1.500\n`)
  await createAccounts(['After'])
  const { changes } = await list()
  const [, alone, ...others] = changes
  const ofFile = others.filter(({ operation }) => operation === 'create').slice(0, 2)
  for (const { newValues } of ofFile) {
    expect(Object.keys(newValues ?? {})).toEqual(Object.keys(alone?.newValues ?? {}))
    expect(newValues).toEqual({ ...alone?.newValues, Product2Id: expect.any(String) })
  }
  expect(others.filter(({ operation }) => operation === 'update')).toMatchObject([
    { recordId: entryIds[0], oldValues: { UnitPrice: 1.5 }, newValues: { UnitPrice: 2.25 }, userName: 'A admin' },
  ])
  expect(await verifyHistory(shop.database, null)).toMatchObject({ entries: 6, fault: null })
})

test('an entry that is removed, at the end as well, moved or added is found, and a chain that is made anew [HIST-04]', async () => {
  await createAccounts(['One', 'Two', 'Three', 'Four'])
  const rows = await shop.database.query((db) => db.select().from(changeHistory).orderBy(asc(changeHistory.position)))
  const verify = async () => (await verifyHistory(shop.database, null)).fault
  const change = (statement: ReturnType<typeof sql>) => shop.database.transaction((tx) => tx.execute(statement))
  await change(sql`update change_history set position = 99 where position = 2`)
  await change(sql`update change_history set position = 2 where position = 3`)
  await change(sql`update change_history set position = 3 where position = 99`)
  expect(await verify()).toMatchObject({ kind: 'changed', position: 2 })
  await change(sql`delete from change_history where position = 3`)
  await change(sql`update change_history set position = 3 where position = 2`)
  expect(await verify()).toEqual({ kind: 'missing', position: 2 })
  await change(sql`truncate change_history, change_history_end`)
  await shop.database.transaction((tx) =>
    tx.insert(changeHistory).values(rows.map((row) => ({ ...row, position: null, hash: null }))),
  )
  expect(await verify()).toBeNull()
  expect((await verifyHistory(shop.database, 'f'.repeat(64))).fault).toEqual({ kind: 'unknown-hash' })
  await change(sql`delete from change_history where position = 4`)
  expect(await verify()).toEqual({ kind: 'missing', position: 4 })
})
