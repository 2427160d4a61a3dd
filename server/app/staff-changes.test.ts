import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import type { NewIntegration } from '@hydrant/contract/shop/access.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../backup/testing/place-order.ts'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { ADMIN } from '../testing/client-identities.ts'
import { openPurchaseTestShop, PLANT_BUYER, type PurchaseTestShop, shopIds } from '../testing/purchase-test-shop.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { verifyHistory } from '../history/service.ts'

let shop: PurchaseTestShop
let records: RecordClient
let seen = 0
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

/** Returns the entries since the last call. */
const takeEntries = async () => {
  const admin = await shop.buyer(ADMIN)
  const { changes, lastPosition } = (await admin<HistoryEntries>('GET', `/admin/changes?after=${seen}`)).body
  seen = lastPosition
  return changes
}

const ADDRESS = {
  addressType: 'Shipping',
  name: 'Station 1',
  street: '1 Main Street',
  city: 'Raleigh',
  region: 'NC',
  country: 'US',
  postalCode: '27601',
}

/** Orders for the own account, and adds an address for one that they manage. */
const buyAndAddAddress = async () => {
  const buyer = await shop.buyer()
  await placeOrder(buyer)
  const path = `/webstore/accounts/current/addresses?effectiveAccountId=${shopIds.station}`
  expect((await buyer('POST', path, ADDRESS)).status).toBe(201)
}

test('what staff do for an account is marked with them and it, and what buyers do has no history [HIST-05]', async () => {
  await takeEntries()
  await buyAndAddAddress()
  expect(await takeEntries()).toEqual([])
  const userId = createIdFromKey('005', 'buyer')
  await records.create('PermissionSetAssignment', {
    AssigneeId: userId,
    PermissionSetId: toPermissionSetId('OrderDesk'),
  })
  await buyAndAddAddress()
  const [assignment, ...entries] = await takeEntries()
  expect(assignment).toMatchObject({ objectName: 'PermissionSetAssignment', userId: createIdFromKey('005', ADMIN) })
  expect(entries.map((entry) => [entry.objectName, entry.operation, entry.userId, entry.accountId])).toEqual([
    ['WebCart', 'create', userId, shopIds.county],
    ['OrderSummary', 'place-order', userId, shopIds.county],
    ['ContactPointAddress', 'create', userId, shopIds.station],
  ])
})

test('staff who look after customers act for every account, marked, until they lose that right; others for none [ADM-40]', async () => {
  await takeEntries()
  const userId = createIdFromKey('005', 'plant buyer')
  const staff = await shop.buyer(PLANT_BUYER)
  const actAsStation = async () =>
    (await staff('GET', `/webstore/session-context?effectiveAccountId=${shopIds.station}`)).status
  const grant = (name: 'OrderDesk' | 'Customers') =>
    records.create('PermissionSetAssignment', { AssigneeId: userId, PermissionSetId: toPermissionSetId(name) })
  await grant('OrderDesk')
  expect(await actAsStation()).toBe(403)
  const assignmentId = await grant('Customers')
  expect(await actAsStation()).toBe(200)
  const path = `/webstore/accounts/current/addresses?effectiveAccountId=${shopIds.station}`
  expect((await staff('POST', path, { ...ADDRESS, name: 'By phone' })).status).toBe(201)
  const [, , entry] = await takeEntries()
  expect(entry).toMatchObject({ objectName: 'ContactPointAddress', userId, accountId: shopIds.station })
  await records.send('DELETE', `/sobjects/PermissionSetAssignment/${assignmentId}`)
  expect(await actAsStation()).toBe(403)
})

test('programs and passwords have entries without a secret in them [HIST-06]', async () => {
  await takeEntries()
  const admin = await shop.buyer(ADMIN)
  const { body } = await admin<NewIntegration>('POST', '/services/apexrest/auth/integrations', {
    name: 'ERP',
    scope: 'api',
  })
  await admin('POST', '/services/apexrest/auth/password', {
    currentPassword: PASSWORD,
    newPassword: 'another long password',
  })
  const { body: token } = await shop.send<{ access_token: string }>('POST', '/services/oauth2/token', {
    body: { grant_type: 'client_credentials', client_id: body.clientId, client_secret: body.clientSecret },
  })
  await shop.send('POST', `/services/data/v65.0/sobjects/Account`, {
    token: token.access_token,
    body: { Name: 'By a program' },
  })
  const { changes } = (await admin<HistoryEntries>('GET', `/admin/changes?after=${seen}`)).body
  expect(changes.map((entry) => [entry.objectName, entry.operation, entry.recordId, entry.integrationId])).toEqual([
    ['Integration', 'create', body.integrationId, null],
    ['User', 'change-password', createIdFromKey('005', ADMIN), null],
    ['Account', 'create', expect.any(String), body.integrationId],
  ])
  expect(JSON.stringify(changes)).not.toContain(body.clientSecret)
  expect(JSON.stringify(changes)).not.toContain('another long password')
  expect(await verifyHistory(shop.database, null)).toMatchObject({ fault: null })
})
