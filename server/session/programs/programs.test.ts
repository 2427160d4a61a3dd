import type { NewProgramToken, Programs } from '@hydrant/contract/admin/programs.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import type { OpenToken } from '@hydrant/contract/shop/access.ts'
import type { NewSecondFactor, RecoveryCodes } from '@hydrant/contract/shop/second-factor.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { integration, user } from '@hydrant/database/schema/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATA, openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../../testing/purchase-test-shop.ts'
import { createStaffUser, type StaffUser } from '../../testing/staff-with-sets.ts'
import { BUYER, PASSWORD } from '../../testing/test-catalogue.ts'

const PROGRAMS = '/admin/integrations'
const MS_PER_DAY = 24 * 60 * 60 * 1000

let shop: PurchaseTestShop
let records: RecordClient
let admin: TestClient
let buyerId: string
let desk: StaffUser
const events: Array<{ event: string; ownerId?: string }> = []

beforeAll(async () => {
  const record = (details: object): void => void events.push(details as (typeof events)[number])
  shop = await openPurchaseTestShop({ securityLog: { info: record, warn: record } })
  records = await openRecordClient(shop)
  admin = await shop.buyer(ADMIN)
  const buyer = await shop.buyer()
  buyerId = (await buyer<{ userId: string }>('GET', '/services/apexrest/auth/session')).body.userId
  desk = await createStaffUser(shop, records, { name: 'Desk', sets: ['Stock'] })
})
afterAll(() => shop.close())

const ask = (fields: object) =>
  admin<NewProgramToken>('POST', PROGRAMS, { name: 'ERP', userId: buyerId, password: PASSWORD, ...fields })
const create = async (fields: object = {}) => {
  const { status, body } = await ask(fields)
  expect(status).toBe(201)
  return body
}
const list = async (query = '') => (await admin<Programs>('GET', PROGRAMS + query)).body.programs
const find = async (id: string) => (await list()).find(({ programId }) => programId === id)
const read = (token: string, path = '/services/apexrest/auth/tokens') => shop.send('GET', path, { token })
const readProducts = (token: string) =>
  shop.send('GET', `${DATA}/query?q=${encodeURIComponent('SELECT Id FROM Product2 LIMIT 1')}`, { token })

test('an administrator creates a token that is told once, and it acts with the rights of its user [ADM-63]', async () => {
  const { program, token } = await create({ name: ' Stock feed ', userId: desk.id })
  expect(program).toMatchObject({ name: 'Stock feed', kind: 'Token', userEmail: desk.email, lastUsedDate: null })
  expect(Date.parse(program.expiresDate!) - Date.now()).toBeGreaterThan(89.9 * MS_PER_DAY)
  expect(Date.parse(program.expiresDate!) - Date.now()).toBeLessThan(90.1 * MS_PER_DAY)
  expect(token).toMatch(/^00D\w{15}!hyt_[0-9a-f]{64}$/)
  // Both families of calls take it: the record API, and that of the shop; in either form.
  expect(await readProducts(token)).toMatchObject({ status: 200 })
  expect(await read(token.split('!')[1]!)).toMatchObject({ status: 200 })
  expect(await read(token, '/admin/failed-payments')).toMatchObject({ status: 403 })
  await records.send('DELETE', `/sobjects/PermissionSetAssignment/${desk.assignmentIds[0]!}`)
  expect(await readProducts(token)).toMatchObject({ status: 403 })
  // It is nowhere any more, only its hash is.
  const secret = token.split('!')[1]!
  const { rows } = await shop.database.query((db) => db.execute(sql`select * from ${integration}`))
  expect(JSON.stringify(rows)).not.toContain(secret.slice(4))
  expect(JSON.stringify(await list())).not.toContain(secret.slice(4))
  expect(JSON.stringify(events)).not.toContain(secret.slice(4))
})

test('the list tells whose programs there are, by whom, from where and until when [ADM-63]', async () => {
  const { program, token } = await create({ name: 'Nightly', scope: 'read', expiresInDays: null })
  await read(token)
  await read(token)
  const used = await find(program.programId)
  expect(used).toMatchObject({ name: 'Nightly', scope: 'read', expiresDate: null, lastAddress: '127.0.0.1' })
  expect(Math.abs(Date.now() - Date.parse(used!.lastUsedDate!))).toBeLessThan(60_000)
  const client = await admin<{ integrationId: string; clientId: string; clientSecret: string }>(
    'POST',
    '/services/apexrest/auth/integrations',
    { name: 'Reports' },
  )
  const { clientId, clientSecret, integrationId } = client.body
  await shop.send('POST', '/services/oauth2/token', {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  const password = { grant_type: 'password', username: BUYER, password: PASSWORD }
  await shop.send('POST', '/services/oauth2/token', { body: password, headers: { 'user-agent': 'curl/8.1' } })
  const programs = await list()
  expect(programs.find(({ programId }) => programId === integrationId)).toMatchObject({
    kind: 'Client',
    clientId,
    userEmail: ADMIN,
    openTokens: 1,
    lastAddress: '127.0.0.1',
  })
  expect(programs.filter(({ kind }) => kind === 'SignIn')).toMatchObject([{ name: 'curl', userEmail: BUYER }])
  // Browsers are no programs.
  expect(programs.filter(({ userEmail }) => userEmail === ADMIN)).toHaveLength(1)
  expect((await list(`?userId=${buyerId}`)).every(({ userId }) => userId === buyerId)).toBe(true)
  const soon = await create({ name: 'Soon', expiresInDays: 14 })
  expect((await list('?expiresWithinDays=14')).map(({ programId }) => programId)).toEqual([soon.program.programId])
  expect((await admin<Programs>('GET', `${PROGRAMS}?limit=1`)).body).toMatchObject({
    nextOffset: 1,
    isCodeDemanded: false,
    programs: [{ programId: soon.program.programId }],
  })
  // The user sees the token, too, and can end it.
  const buyer = await shop.buyer()
  const { tokens } = (await buyer<{ tokens: OpenToken[] }>('GET', '/services/apexrest/auth/tokens')).body
  expect(tokens.find(({ tokenId }) => tokenId === program.programId)).toMatchObject({
    name: 'Nightly',
    expiresAt: null,
  })
  expect(await buyer('DELETE', `/services/apexrest/auth/tokens/${program.programId}`)).toMatchObject({ status: 204 })
  expect(await read(token)).toMatchObject({ status: 401 })
})

test('a program that is ended is refused by the next request, also when another process has ended it [ADM-63]', async () => {
  const first = await create()
  const second = await create()
  for (const { token } of [first, second]) expect(await read(token)).toMatchObject({ status: 200 })
  expect(await admin('DELETE', `${PROGRAMS}/${first.program.programId}`)).toMatchObject({ status: 204 })
  expect(await read(first.token)).toMatchObject({ status: 401 })
  expect(await admin('DELETE', `${PROGRAMS}/${first.program.programId}`)).toMatchObject({ status: 404 })
  await shop.database.transaction((tx) => tx.delete(integration).where(eq(integration.id, second.program.programId)))
  await vi.waitUntil(async () => (await read(second.token)).status === 401)
  const { changes } = (
    await admin<HistoryEntries>('GET', `/admin/changes?objectName=Integration&recordId=${first.program.programId}`)
  ).body
  expect(changes.map(({ operation }) => operation).toSorted()).toEqual(['create', 'delete'])
  expect(changes.find(({ operation }) => operation === 'create')).toMatchObject({
    newValues: { name: 'ERP', userId: buyerId, scope: 'api' },
  })
  expect(events.filter(({ ownerId }) => ownerId === buyerId).map(({ event }) => event)).toContain('program-shut-out')
})

test('all programs of a person end at once, and a program revokes its own token [ADM-63]', async () => {
  const first = await create()
  const second = await create()
  expect(await shop.send('POST', '/services/oauth2/revoke', { body: { token: second.token } })).toMatchObject({
    status: 200,
  })
  expect(await read(second.token)).toMatchObject({ status: 401 })
  const end = (id: string) => admin<{ ended: number }>('POST', `/admin/users/${id}/actions/end-programs`)
  expect((await end(buyerId)).body.ended).toBeGreaterThanOrEqual(2)
  expect(await read(first.token)).toMatchObject({ status: 401 })
  expect(await list(`?userId=${buyerId}`)).toEqual([])
  expect((await end(buyerId)).body.ended).toBe(0)
  expect(await end(createIdFromKey('005', 'nobody'))).toMatchObject({ status: 404 })
})

test('a token that has expired, and that of somebody who is deactivated, lets nobody in [ADM-63]', async () => {
  const { program, token } = await create({ userId: desk.id })
  expect(await read(token)).toMatchObject({ status: 200 })
  await records.send('PATCH', `/sobjects/User/${desk.id}`, { IsActive: false })
  expect(await read(token)).toMatchObject({ status: 401 })
  expect(await find(program.programId)).toMatchObject({ isUserActive: false })
  expect(await ask({ userId: desk.id })).toMatchObject({ status: 400, body: [{ arguments: ['userId'] }] })
  await records.send('PATCH', `/sobjects/User/${desk.id}`, { IsActive: true })
  expect(await read(token)).toMatchObject({ status: 200 })
  await shop.database.transaction((tx) =>
    tx
      .update(integration)
      .set({ expiresAt: sql`clock_timestamp() - interval '1 second'` })
      .where(eq(integration.id, program.programId)),
  )
  await vi.waitUntil(async () => (await read(token)).status === 401)
  expect(await find(program.programId)).toMatchObject({ openTokens: 0 })
  await shop.database.transaction((tx) => tx.delete(user).where(eq(user.id, desk.id)))
  expect(await find(program.programId)).toBeUndefined()
})

test('only a person who is an administrator creates a token, with their password once more [ADM-63]', async () => {
  expect(await ask({ password: 'another one' })).toMatchObject({
    status: 400,
    body: [{ arguments: ['password'] }],
  })
  for (const fields of [
    { name: ' ' },
    { name: '' },
    { name: 'x'.repeat(81) },
    { name: 'a\u0000b' },
    { expiresInDays: 0 },
    { expiresInDays: 100_000 },
    { expiresInDays: 1.5 },
    { userId: createIdFromKey('005', 'nobody') },
    { userId: createIdFromKey('001', 'station') },
    { scope: 'all' },
    { secretHash: 'mine' },
  ])
    expect(await ask(fields), JSON.stringify(fields)).toMatchObject({ status: 400 })
  const { token } = await create({ userId: createIdFromKey('005', ADMIN) })
  const body = { name: 'Copy', userId: buyerId, password: PASSWORD }
  expect(await shop.send('POST', PROGRAMS, { token, body })).toMatchObject({ status: 403 })
  const { program } = await create()
  expect(await shop.send('DELETE', `${PROGRAMS}/${program.programId}`, { token })).toMatchObject({ status: 403 })
  expect(await shop.send('POST', `/admin/users/${buyerId}/actions/end-programs`, { token })).toMatchObject({
    status: 403,
  })
  const buyer = await shop.buyer()
  expect(await buyer('GET', PROGRAMS)).toMatchObject({ status: 403 })
  expect(await buyer('POST', PROGRAMS, body)).toMatchObject({ status: 403 })
  expect(await read(`${token}0`)).toMatchObject({ status: 401 })
  expect(await read(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toMatchObject({ status: 401 })
})

test('a user has no more than twenty programs [ADM-63]', async () => {
  const { program } = await create()
  const count = (await list(`?userId=${buyerId}`)).filter(({ kind }) => kind !== 'SignIn').length
  const others = Array.from({ length: 20 - count }, (_, index) => ({
    id: createIdFromKey('0H4', `other ${index}`),
    userId: buyerId,
    name: 'Other',
    clientId: `other ${index}`,
    secretHash: 'none',
  }))
  await shop.database.transaction((tx) => tx.insert(integration).values(others))
  expect(await ask({})).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED', arguments: ['userId'] }] })
  await admin('DELETE', `${PROGRAMS}/${program.programId}`)
  expect(await ask({})).toMatchObject({ status: 201 })
})

// The last test: the administrator has a second factor afterwards.
test('an administrator with a second factor enters a code of it, too, and a recovery code works once [ADM-63]', async () => {
  const signIn = { username: ADMIN, password: PASSWORD }
  const { token } = (await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', { body: signIn })).body
  const factor = '/services/apexrest/auth/second-factor'
  const { key } = (await shop.send<NewSecondFactor>('POST', factor, { token, body: { password: PASSWORD } })).body
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  const { recoveryCodes } = (
    await shop.send<RecoveryCodes>('POST', `${factor}/actions/confirm`, { token, body: { code } })
  ).body
  const askWith = (fields: object) =>
    shop.send('POST', PROGRAMS, {
      token,
      body: { name: 'ERP', userId: createIdFromKey('005', ADMIN), password: PASSWORD, ...fields },
    })
  const listed = await shop.send<Programs>('GET', PROGRAMS, { token })
  expect(listed.body.isCodeDemanded).toBe(true)
  for (const wrong of [{}, { code: '' }, { code: 'no code' }, { code: recoveryCodes[0], password: 'another' }])
    expect((await askWith(wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect(await askWith({ code: recoveryCodes[0] })).toMatchObject({ status: 201 })
  expect(await askWith({ code: recoveryCodes[0] })).toMatchObject({ status: 400, body: [{ arguments: ['code'] }] })
})
