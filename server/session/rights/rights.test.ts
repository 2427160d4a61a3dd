import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { ObjectDescription } from '@hydrant/contract/records/description.ts'
import type { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type PermissionSetName, toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATA, openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import { loadJobSender } from '../../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../../app/record-objects.ts'
import { processBulkJobs } from '../../records/bulk/service.ts'
import { ADMIN, SITE_BUILDER } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { createStaffUser } from '../../testing/staff-with-sets.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import { logRightsChanges } from './rights-routes.ts'

let shop: PurchaseTestShop
let records: RecordClient
const events: object[] = []
beforeAll(async () => {
  const record = (details: object): void => void events.push(details)
  shop = await openPurchaseTestShop({ securityLog: { info: record, warn: record } })
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

const query = (token: string, soql: string) =>
  shop.send<PlatformErrors>('GET', `${DATA}/query?q=${encodeURIComponent(soql)}`, { token })

test('rights change at once, and several permission sets add up [PERM-04]', async () => {
  const { token, id, assignmentIds } = await createStaffUser(shop, records, { name: 'Robin', sets: ['Stock'] })
  expect((await query(token, 'SELECT Id FROM Product2 LIMIT 1')).status).toBe(200)
  expect((await query(token, 'SELECT Id FROM Account LIMIT 1')).body).toMatchObject([{ errorCode: 'INVALID_TYPE' }])
  await records.create('PermissionSetAssignment', {
    AssigneeId: id,
    PermissionSet: { Name: 'Customers' },
  })
  expect((await query(token, 'SELECT Id FROM Account LIMIT 1')).status).toBe(200)
  expect(
    await records.list(
      `SELECT PermissionSet.Name, AssigneeEmail__c, Id FROM PermissionSetAssignment WHERE AssigneeId = '${id}' ORDER BY PermissionSet.Name`,
      'AssigneeEmail__c',
    ),
  ).toEqual(['robin@staff.example', 'robin@staff.example'])
  await records.send('DELETE', `/sobjects/PermissionSetAssignment/${String(assignmentIds[0])}`)
  await shop.send('DELETE', `${DATA}/sobjects/PermissionSetAssignment/${id}`, { token })
  const rest = await records.list(`SELECT Id FROM PermissionSetAssignment WHERE AssigneeId = '${id}'`, 'Id')
  await records.send('DELETE', `/sobjects/PermissionSetAssignment/${String(rest[0])}`)
  expect(await query(token, 'SELECT Id FROM Product2 LIMIT 1')).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
})

test('a change of rights is a security event, and none that was rolled back is [PERM-07]', async () => {
  const { id, assignmentIds } = await createStaffUser(shop, records, { name: 'Eve', sets: ['Prices'] })
  const row = (set: PermissionSetName) => ({
    attributes: { type: 'PermissionSetAssignment' },
    AssigneeId: id,
    PermissionSetId: toPermissionSetId(set),
  })
  await records.send('POST', '/composite/sobjects', { allOrNone: true, records: [row('Stock'), row('Prices')] })
  await records.send('DELETE', `/sobjects/PermissionSetAssignment/${String(assignmentIds[0])}`)
  const change = { assigneeId: id, permissionSetId: toPermissionSetId('Prices') }
  const changes = () => events.filter((event) => 'change' in event && JSON.stringify(event).includes(id))
  // A response comes before its events.
  await vi.waitUntil(() => changes().length >= 2)
  expect(changes()).toEqual(
    ['create', 'delete'].map((operation) => ({
      event: 'rights-changed',
      userId: createIdFromKey('005', ADMIN),
      address: '127.0.0.1',
      change: { operation, ...change },
    })),
  )
})

test('a job that changes rights in several batches tells of each change once [REC-57]', async () => {
  const { id } = await createStaffUser(shop, records, { name: 'Jo', sets: [] })
  const { body: job } = await records.send<JobInfo>('POST', '/jobs/ingest', {
    object: 'PermissionSetAssignment',
    operation: 'insert',
  })
  // A batch has a hundred rows.
  const rows = [`${id},Stock`, ...Array.from({ length: 100 }, () => `${id},Nothing`), `${id},Marketing`]
  const { body: signedIn } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  await shop.send('PUT', `${DATA}/jobs/ingest/${job.id}/batches`, {
    token: signedIn.token,
    body: `AssigneeId,PermissionSet.Name\n${rows.join('\n')}\n`,
    headers: { 'content-type': 'text/csv' },
  })
  await records.send('PATCH', `/jobs/ingest/${job.id}`, { state: 'UploadComplete' })
  const record = (details: object): void => void events.push(details)
  const log = { info: record, warn: record, error: record }
  await processBulkJobs({
    database: shop.database,
    objects: RECORD_OBJECTS,
    loadSender: loadJobSender,
    afterBatch: (jobId) => logRightsChanges(shop.database, log, jobId),
    log,
    isStopped: () => false,
  })
  const changes = events.flatMap((event) => ('change' in event ? [event.change] : []))
  expect(changes.filter((change) => JSON.stringify(change).includes(id))).toEqual(
    (['Stock', 'Marketing'] as const).map((set) => ({
      operation: 'create',
      assigneeId: id,
      permissionSetId: toPermissionSetId(set),
    })),
  )
})

test('a field of another subject is seen and changed only by who may use that [PERM-05]', async () => {
  const field = 'IsTaxExempt__c'
  const marketing = await createStaffUser(shop, records, { name: 'Mo', sets: ['Marketing'] })
  const customers = await createStaffUser(shop, records, { name: 'Cleo', sets: ['Customers'] })
  const both = await createStaffUser(shop, records, { name: 'Bo', sets: ['Customers', 'Prices'] })
  const describeFields = async (token: string) => {
    const { body } = await shop.send<ObjectDescription>('GET', `${DATA}/sobjects/Account/describe`, { token })
    return body.fields
      .filter(({ name }) => name === field)
      .map(({ createable, updateable }) => [createable, updateable])
  }
  expect(await describeFields(marketing.token)).toEqual([])
  expect(await describeFields(customers.token)).toEqual([[false, false]])
  expect(await describeFields(both.token)).toEqual([[true, true]])
  for (const soql of [
    `SELECT ${field} FROM Account`,
    `SELECT Id FROM Account WHERE ${field} = true`,
    `SELECT COUNT(${field}) FROM Account`,
    `SELECT Id FROM Account ORDER BY ${field}`,
    `SELECT Buyer.${field} FROM BuyerGroupMember`,
  ])
    expect((await query(marketing.token, soql)).body, soql).toMatchObject([{ errorCode: 'INVALID_FIELD' }])
  const all = await query(marketing.token, 'SELECT FIELDS(ALL) FROM Account LIMIT 1')
  expect(JSON.stringify(all.body)).not.toContain(field)
  const create = (token: string) =>
    shop.send<PlatformErrors>('POST', `${DATA}/sobjects/Account`, { token, body: { Name: 'Depot', [field]: true } })
  expect((await create(customers.token)).body).toMatchObject([{ errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE' }])
  expect((await create(both.token)).status).toBe(201)
})

test('the last administrator stays one who can sign in, also when two give up the right at once [PERM-06]', async () => {
  const assignmentOf = async (email: string, set: string) => {
    const [id] = await records.list(
      `SELECT Id FROM PermissionSetAssignment WHERE AssigneeEmail__c = '${email}' AND PermissionSet.Name = '${set}'`,
      'Id',
    )
    return `/sobjects/PermissionSetAssignment/${String(id)}`
  }
  const own = await assignmentOf(ADMIN, 'Administrator')
  expect((await records.send('DELETE', own)).body).toMatchObject([{ errorCode: 'DELETE_FAILED' }])
  const moved = { Email: 'mistyped@county.example', Username: 'mistyped@county.example' }
  expect((await records.send('PATCH', `/sobjects/User/${createIdFromKey('005', ADMIN)}`, moved)).body).toMatchObject([
    { fields: ['Email'] },
  ])
  const second = await createStaffUser(shop, records, { name: 'Ada', sets: ['Administrator'] })
  const results = await Promise.all([
    records.send('DELETE', own),
    shop.send('DELETE', `${DATA}${await assignmentOf(second.email, 'Administrator')}`, { token: second.token }),
  ])
  expect(results.filter(({ status }) => status === 204)).toHaveLength(1)
  // Whoever of the two is left restores the other.
  const left = results[0].status === 204 ? second.token : undefined
  if (left !== undefined)
    await shop.send('POST', `${DATA}/sobjects/PermissionSetAssignment`, {
      token: left,
      body: { AssigneeId: createIdFromKey('005', ADMIN), PermissionSetId: toPermissionSetId('Administrator') },
    })
  // A site builder so far has the permission set of that name.
  expect(await assignmentOf(SITE_BUILDER, 'SiteBuilder')).not.toContain('undefined')
})
