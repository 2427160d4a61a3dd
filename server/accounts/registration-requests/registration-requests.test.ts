import { sql } from 'drizzle-orm'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type {
  RegistrationRequest,
  RegistrationRequestCollection,
} from '@hydrant/contract/admin/registration-requests.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../../session/service.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../../testing/purchase-test-shop.ts'
import { BUYER, ids, PASSWORD } from '../../testing/test-catalogue.ts'

const ADMIN = 'admin@shop.example'
const LIST = '/admin/registration-requests'

let shop: PurchaseTestShop
let admin: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  const person = { firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' as const }
  await shop.database.transaction(async (tx) => {
    await createUsers(tx, [{ ...person, id: createIdFromKey('005', ADMIN), email: ADMIN }], PASSWORD)
    await tx.update(webstore).set({
      settings: sql`${webstore.settings} || '{"selfRegistrationEnabled": true, "registrationNeedsApproval": true}'`,
    })
  })
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())
beforeEach(() => shop.database.transaction((tx) => tx.execute(sql`delete from sign_in_try`)))

const maya = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: ' Maya@Maple.example',
  companyName: 'Maple Ridge Fire',
  phoneNumber: '+1 919 555 0100',
  street: '1 Main St',
  city: 'Raleigh',
  region: 'NC',
  postalCode: '27601',
  country: 'US',
  taxId: '56-1234567',
  note: 'Two stations.',
}
const register = (fields: object = {}) =>
  shop.send('POST', '/services/apexrest/auth/register', { body: { request: { ...maya, ...fields } } })
const list = async (query = '') => (await admin<RegistrationRequestCollection>('GET', LIST + query)).body
const findOpen = async (email: string) => (await list('?status=Open')).requests.find((each) => each.email === email)!
const decide = (id: string, action: 'approve' | 'refuse', body: object) =>
  admin<RegistrationRequest>('POST', `${LIST}/${id}/actions/${action}`, body)
async function readMail(kind: string, recipient: string): Promise<string> {
  const { mails } = (await admin<ShopMails>('GET', '/admin/mails')).body
  const mail = mails.findLast((each) => each.kind === kind && each.recipient === recipient)
  return (await admin<MailWithContent>('GET', `/admin/mails/${mail?.position}`)).body.content?.text ?? ''
}

test('a registration that needs approval is a request, of which nothing signs in, with one answer for all [PPL-12]', async () => {
  const answer = await register()
  expect(answer).toMatchObject({ status: 200, body: { success: true, awaitsApproval: true }, cookie: '' })
  expect((await register({ email: BUYER })).body).toEqual(answer.body)
  expect(await register({ companyName: ' ' })).toMatchObject({ status: 400, body: [{ arguments: ['companyName'] }] })
  expect(await register({ email: 'maya at maple' })).toMatchObject({ status: 400, body: [{ arguments: ['email'] }] })
  // A password that is sent all the same is kept nowhere.
  expect((await register({ email: 'lee@maple.example', password: PASSWORD })).status).toBe(200)
  for (const username of ['maya@maple.example', 'lee@maple.example'])
    expect(
      await shop.send('POST', '/services/apexrest/auth/login', { body: { username, password: PASSWORD } }),
    ).toMatchObject({ status: 401 })
  const counts = await shop.database.query((db) =>
    db.execute(sql`select count(*)::int as count from "user" where email like '%maple.example'`),
  )
  expect(counts.rows).toEqual([{ count: 0 }])
  const statuses = []
  for (let count = 0; count < 8; count += 1) statuses.push((await register({ email: 'crowd@maple.example' })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('staff see what is known of an applicant, approve one into the groups that they choose, and refuse another [PPL-13]', async () => {
  await register({ email: 'sam@oak.example', companyName: 'Oak Fire' })
  await register({ email: 'sam@oak.example', companyName: 'OAK FIRE' })
  const known = await findOpen(BUYER)
  expect(known.duplicates.userId).toBe(createIdFromKey('005', 'buyer'))
  const request = await findOpen('sam@oak.example')
  expect(request).toMatchObject({ companyName: 'OAK FIRE', taxId: '56-1234567', note: 'Two stations.', region: 'NC' })
  expect(request.duplicates).toMatchObject({ userId: null, requestIds: [expect.any(String)] })
  const first = await list('?pageSize=1')
  const second = await list(`?pageSize=1&pageToken=${first.nextPageToken}`)
  expect(second.requests[0]?.requestId).toBe(request.duplicates.requestIds[0])

  const groups = { buyerGroupIds: [ids.groups.county] }
  expect(await decide(known.requestId, 'approve', groups)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect(await decide(request.requestId, 'approve', { buyerGroupIds: [createIdFromKey('0ZB', 'none')] })).toMatchObject(
    {
      status: 400,
      body: [{ arguments: ['buyerGroupIds'] }],
    },
  )
  const [approved, again] = await Promise.all([
    decide(request.requestId, 'approve', groups),
    decide(request.requestId, 'approve', groups),
  ])
  expect([approved.status, again.status].toSorted((one, other) => one - other)).toEqual([200, 400])
  expect((await decide(request.requestId, 'refuse', { reason: 'Too late.' })).status).toBe(400)
  const token = /reset-password\?token=([\w.-]+)/.exec(await readMail('Invitation', 'sam@oak.example'))?.[1]
  await admin('POST', '/services/apexrest/auth/reset-password', { token, newPassword: PASSWORD })
  const sam = await shop.buyer('sam@oak.example')
  expect((await sam('GET', '/webstore/session-context')).body).toMatchObject({
    accountName: 'OAK FIRE',
    buyerGroups: [{ id: ids.groups.county }],
  })
  expect((await sam('GET', LIST)).status).toBe(403)
  expect((await sam('POST', `${LIST}/${known.requestId}/actions/approve`, groups)).status).toBe(403)

  expect((await decide(known.requestId, 'refuse', { reason: ' ' })).status).toBe(400)
  const refused = await decide(known.requestId, 'refuse', { reason: 'You are a customer already.' })
  expect(refused.body).toMatchObject({ status: 'Refused', decidedById: createIdFromKey('005', ADMIN) })
  expect(await readMail('RegistrationRefused', BUYER)).toContain('You are a customer already.')
  const history = await shop.database.query((db) => db.select().from(changeHistory))
  expect(
    history.filter(({ objectName }) => objectName === 'RegistrationRequest').map(({ operation }) => operation),
  ).toEqual(['approve', 'refuse'])
})
