import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordImport, RecordImportDetail } from '@hydrant/contract/admin/record-imports.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { loadJobSender } from '../../../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../../../app/record-objects.ts'
import { ADMIN } from '../../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../../testing/purchase-test-shop.ts'
import { createStaffUser } from '../../../testing/staff-with-sets.ts'
import { PASSWORD } from '../../../testing/test-catalogue.ts'
import { openRecordClient, type RecordClient } from '../../testing/record-client.ts'
import { processBulkJobs } from '../service.ts'

const IMPORTS = '/admin/record-imports'

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

const work = () =>
  processBulkJobs({
    database: shop.database,
    objects: RECORD_OBJECTS,
    loadSender: loadJobSender,
    afterBatch: () => Promise.resolve(),
    log: { error: (details: unknown) => expect.fail(JSON.stringify(details)), warn: () => undefined },
    isStopped: () => false,
  })

const upload = <Body = RecordImport>(file: string | Uint8Array, query = 'objectName=Account&fileName=accounts.csv') =>
  shop.send<Body>('POST', `${IMPORTS}?${query}`, { token, body: file, headers: { 'content-type': 'text/csv' } })
const act = <Body = RecordImport>(id: string, action: string, body?: object) =>
  shop.send<Body>('POST', `${IMPORTS}/${id}/actions/${action}`, { token, ...(body && { body }) })
const read = async (id: string) => (await shop.send<RecordImportDetail>('GET', `${IMPORTS}/${id}`, { token })).body
const readFile = async (id: string, kind: string) =>
  (await shop.send<string>('GET', `${IMPORTS}/${id}/file?kind=${kind}`, { token })).body
const countHistory = () => shop.database.query((db) => db.$count(changeHistory))

test('columns are recognised, a check shows what would change and changes nothing, and exactly that is imported [ADM-51] [ADM-52] [ADM-53]', async () => {
  await client.create('Account', { Name: 'Old name', AccountNumber: 'IMP-1', BillingCity: 'Yelm' })
  await client.create('Account', { Name: 'Same', AccountNumber: 'IMP-2' })
  const rows = ['IMP-1,New name,x', 'IMP-2,Same,x', '', ',,', 'IMP-3,"Brand\nnew",x', 'IMP-4,,x', 'IMP-1,Again,x']
  const { status, body: created } = await upload(`Account Number,name,Favourite colour\n${rows.join('\n')}\n`)
  expect(status).toBe(201)
  expect(created).toMatchObject({ state: 'Mapping', operation: 'upsert', keyField: 'AccountNumber', totalRows: 5 })
  const id = created.importId
  const { columns } = await read(id)
  expect(columns.map(({ field }) => field)).toEqual(['AccountNumber', 'Name', null])

  const entries = await countHistory()
  const mapping = { operation: 'upsert', keyField: 'AccountNumber', fields: ['AccountNumber', 'Name', null] }
  expect((await act(id, 'check', mapping)).body).toMatchObject({ state: 'Checking' })
  await work()
  const checked = await read(id)
  expect(checked).toMatchObject({
    state: 'Checked',
    check: { checkedRows: 5, newRows: 1, changedRows: 1, unchangedRows: 1, repeatedRows: 1, rejectedRows: 1 },
    rejects: [{ row: 7, fields: ['Name'] }],
  })
  expect(checked.changes).toMatchObject([
    { row: 2, fields: [{ name: 'Name', before: 'Old name', after: 'New name' }] },
    { row: 6, recordId: null, fields: expect.arrayContaining([{ name: 'Name', before: null, after: 'Brand\nnew' }]) },
  ])
  const soql = `SELECT Name FROM Account WHERE AccountNumber LIKE 'IMP-%' ORDER BY AccountNumber`
  expect(await client.list(soql, 'Name')).toEqual(['Old name', 'Same'])
  expect(await countHistory()).toBe(entries)

  expect((await act(id, 'run', { checkNumber: checked.checkNumber + 1 })).body).toMatchObject([
    { errorCode: 'INVALIDJOBSTATE' },
  ])
  await act(id, 'run', { checkNumber: checked.checkNumber })
  expect((await act(id, 'check', mapping)).body).toMatchObject([{ errorCode: 'INVALIDJOBSTATE' }])
  await work()
  expect(await read(id)).toMatchObject({ state: 'Complete', processedRows: 5, failedRows: 1, rejects: [{ row: 7 }] })
  expect(await client.list(soql, 'Name')).toEqual(['Again', 'Same', 'Brand\nnew'])
})

test('what was wrong is a file that is mended and imported again, and needs attention until it is dismissed [ADM-54] [ADM-55]', async () => {
  const { body } = await upload('Name,AccountNumber\n,REJ-1\n"=1+1",REJ-2\nToo,REJ-3,many\n"x"y,REJ-4\n')
  const id = body.importId
  await act(id, 'check', { operation: 'insert', fields: ['Name', 'AccountNumber'] })
  await work()
  const { checkNumber, check } = await read(id)
  expect(check).toMatchObject({ newRows: 1, rejectedRows: 3 })
  const ofCheck = (await readFile(id, 'rejects')).split('\r\n')
  expect(ofCheck).toHaveLength(5)
  await act(id, 'run', { checkNumber })
  await work()
  const listed = async () =>
    (await shop.send<{ imports: RecordImport[] }>('GET', `${IMPORTS}?needsAttention=true`, { token })).body.imports
  expect((await listed()).map(({ importId }) => importId)).toContain(id)
  expect((await act(id, 'dismiss')).body).toMatchObject({ isDismissed: true })
  expect((await listed()).map(({ importId }) => importId)).not.toContain(id)

  expect((await readFile(id, 'results')).split('\r\n')[1]).toMatch(/^"001\w{15}","new","'=1\+1","REJ-2"$/)
  const rejects = await readFile(id, 'rejects')
  expect(rejects.split('\r\n')).toEqual([
    '"What was wrong","Name","AccountNumber"',
    '"Required fields are missing: [Name]","","REJ-1"',
    '"The row has 3 cells, and the header has 2.","Too","REJ-3","many"',
    expect.stringContaining('"""x""y,REJ-4"'),
    '',
  ])
  const mended = await upload(rejects.split('\r\n').slice(0, 2).join('\n').replace('"","REJ-1"', '"\'=Mended","REJ-1"'))
  const again = mended.body.importId
  const { columns } = await read(again)
  expect(columns.map(({ field }) => field)).toEqual([null, 'Name', 'AccountNumber'])
  const fields = columns.map(({ field }) => field)
  await act(again, 'check', { operation: 'update', keyField: 'AccountNumber', fields })
  await work()
  expect((await read(again)).rejects).toMatchObject([{ row: 2, fields: ['AccountNumber'] }])
  await act(again, 'check', { operation: 'insert', fields })
  await work()
  await act(again, 'run', { checkNumber: (await read(again)).checkNumber })
  await work()
  expect(await client.list(`SELECT Name FROM Account WHERE AccountNumber = 'REJ-1'`, 'Name')).toEqual(['=Mended'])
})

test('prices, which are written many at once, are checked without effects, and a cancelled import writes nothing [ADM-52]', async () => {
  const book = await client.create('Pricebook2', { Name: 'Imported prices', IsActive: false })
  const file = `Pricebook2Id,Product2.StockKeepingUnit,UnitPrice\n${book},TH-1,5\n${book},NONE,6\n`
  const { body } = await upload(file, 'objectName=PricebookEntry&fileName=prices.csv')
  const { columns } = await read(body.importId)
  const fields = columns.map(({ field }) => field)
  expect(fields).toEqual(['Pricebook2Id', 'Product2.StockKeepingUnit', 'UnitPrice'])
  const entries = await countHistory()
  await act(body.importId, 'check', { operation: 'insert', fields })
  await work()
  const checked = await read(body.importId)
  expect(checked).toMatchObject({
    check: { newRows: 1, rejectedRows: 1 },
    changes: [{ row: 2 }],
    rejects: [{ row: 3 }],
  })
  expect(checked.changes[0]?.fields).toContainEqual({ name: 'UnitPrice', before: null, after: 5 })
  expect(await countHistory()).toBe(entries)
  expect((await act(body.importId, 'cancel')).body).toMatchObject({ state: 'Cancelled' })
  await work()
  expect(await client.list(`SELECT Id FROM PricebookEntry WHERE Pricebook2Id = '${book}'`, 'Id')).toEqual([])
})

test('a file or mapping that cannot be imported is refused, and others do not see or change an import [ADM-51] [ADM-56]', async () => {
  const files: ReadonlyArray<readonly [string | Uint8Array, string]> = [
    ['', 'The file is empty.'],
    ['Name\n', 'The file has no rows below its headings.'],
    ['"Name\nA\n', 'The headings cannot be read'],
    ['Name\nA\0B\n', 'The file is no text in UTF-8.'],
    [Uint8Array.of(0x4e, 0xff, 0x0a, 0x41), 'The file is no text in UTF-8.'],
  ]
  for (const [file, message] of files)
    expect((await upload<unknown>(file)).body).toMatchObject([{ message: expect.stringContaining(message) }])
  expect((await upload<unknown>('Name\nA', 'objectName=Nothing&fileName=a')).body).toMatchObject([
    { errorCode: 'INVALID_TYPE' },
  ])
  const tooLarge = await shop.send('POST', `${IMPORTS}?objectName=Account&fileName=a`, {
    token,
    body: `Name\n${`${'a'.repeat(999)}\n`.repeat(20_001)}`,
    headers: { 'content-type': 'text/csv' },
  })
  expect(tooLarge.status).toBe(413)

  const { body } = await upload('Name,Name,\nA,B,C\n')
  const { columns } = await read(body.importId)
  expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Name', 'Name'],
    ['Name', null],
    ['Column 3', null],
  ])
  const mappings = [
    { operation: 'insert', fields: ['Name'] },
    { operation: 'insert', fields: ['Name', 'Name', null] },
    { operation: 'insert', fields: ['Nothing', null, null] },
    { operation: 'insert', fields: [null, null, null] },
    { operation: 'update', keyField: 'Name', fields: ['Name', null, null] },
    { operation: 'update', keyField: 'Id', fields: ['Name', null, null] },
  ]
  for (const mapping of mappings)
    expect((await act<unknown>(body.importId, 'check', mapping)).body).toMatchObject([
      { errorCode: 'INVALID_API_INPUT' },
    ])
  expect(
    await client.send('PATCH', `/jobs/ingest/${body.importId}`, { state: 'UploadComplete' }),
    'an import is started after its check only',
  ).toMatchObject({ status: 404 })
  const other = await createStaffUser(shop, client, { name: 'Robin', sets: ['Customers'] })
  const asOther = (method: 'GET' | 'POST', path: string) =>
    shop.send(method, `${IMPORTS}${path}`, { token: other.token })
  for (const path of [`/${body.importId}`, `/${body.importId}/file?kind=rejects`])
    expect((await asOther('GET', path)).status).toBe(404)
  for (const action of ['cancel', 'dismiss'])
    expect((await asOther('POST', `/${body.importId}/actions/${action}`)).status).toBe(404)
  expect((await asOther('GET', '')).body).toEqual({ imports: [] })
  const refused = await shop.send('POST', `${IMPORTS}?objectName=Product2&fileName=a`, {
    token: other.token,
    body: 'Name\nA',
    headers: { 'content-type': 'text/csv' },
  })
  expect(refused).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] })
})
