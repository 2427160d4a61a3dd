import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { Redirected } from '@hydrant/contract/shop/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.database.transaction((tx) => tx.execute(sql`delete from sign_in_try`)))

const setSettings = (settings: Record<string, unknown>) =>
  shop.database.transaction((tx) =>
    tx.update(webstore).set({ settings: sql`${webstore.settings} || ${JSON.stringify(settings)}::jsonb` }),
  )
const maya = { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@maple.example', password: 'a longer password' }
const register = (fields: Record<string, unknown>) =>
  shop.call<Redirected>('POST', ROUTES.registerBuyer.path, { body: { request: { ...maya, ...fields } } })
const signIn = (username: string, password = maya.password) =>
  shop.call<{ token: string; accountName: string }>('POST', ROUTES.signIn.path, { body: { username, password } })
const readSessionContext = (token: string) =>
  shop.call<{ accountName: string; buyerGroups: ReadonlyArray<{ name: string }> }>('GET', '/webstore/session-context', {
    token,
  })

test('registration works only when the store enables it, as the application context says [API-10]', async () => {
  const { body } = await shop.call<{ selfRegistrationEnabled: boolean }>('GET', '/webstore/application-context')
  expect(body.selfRegistrationEnabled).toBe(false)
  expect(await register({})).toMatchObject({
    status: 403,
    body: [{ errorCode: 'API_DISABLED_FOR_ORG', message: expect.any(String) }],
  })
  await setSettings({ selfRegistrationEnabled: true })
  expect((await shop.call('GET', '/webstore/application-context')).body).toMatchObject({
    selfRegistrationEnabled: true,
  })
})

test('a registered user is redirected to sign-in and gets an account in the guests’ buyer groups or in the configured one [API-10]', async () => {
  const registered = await register({ companyName: ' Maple Ridge Fire ', startUrl: '/cart' })
  expect(registered).toMatchObject({
    status: 200,
    body: { success: true, redirectUrl: `${shop.url}/login?returnTo=%2Fcart` },
    cookie: '',
  })
  const ownContext = await readSessionContext((await signIn(' Maya@MAPLE.example')).body.token)
  const guest = await shop.call<{ buyerGroups: unknown }>('GET', '/webstore/session-context')
  expect(ownContext.body).toMatchObject({
    guestUser: false,
    accountName: 'Maple Ridge Fire',
    buyerGroups: guest.body.buyerGroups,
  })

  const { rows } = await shop.database.query((db) =>
    db.execute<{ name: string }>(sql`select name from buyer_group where not is_guest order by name limit 1`),
  )
  await setSettings({ registrationBuyerGroup: rows[0]?.name })
  await register({ email: 'lee@maple.example', firstName: 'Lee' })
  expect((await readSessionContext((await signIn('lee@maple.example')).body.token)).body).toMatchObject({
    accountName: 'Lee Ortiz',
    buyerGroups: [{ name: rows[0]?.name }],
  })
})

test('a taken email address gets the same response and changes nothing, even with concurrent registrations [API-10]', async () => {
  await register({ email: 'first@maple.example', companyName: 'First' })
  const again = await register({ email: 'First@maple.example', password: 'another password', companyName: 'Second' })
  expect(again).toMatchObject({ status: 200, body: { success: true, redirectUrl: `${shop.url}/login` } })
  expect((await signIn('first@maple.example', 'another password')).status).toBe(401)
  expect((await signIn('first@maple.example')).body.accountName).toBe('First')
  const concurrent = await Promise.all(
    ['one', 'two', 'three'].map((companyName) => register({ email: 'crowd@maple.example', companyName })),
  )
  expect(concurrent.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await shop.database.query((db) =>
    db.execute<{ accounts: number }>(
      sql`select count(*)::int as accounts from account where name in ('Second', 'one', 'two', 'three')`,
    ),
  )
  expect(rows).toEqual([{ accounts: 1 }])
})

test.each([
  ['request.firstName', { firstName: ' ' }],
  ['request.lastName', { lastName: ' ' }],
  ['request.email', { email: 'maya at maple' }],
  ['request.startUrl', { startUrl: 'https://evil.example/' }],
  ['isAdmin', { isAdmin: true }],
])('a registration with an unusable %s is rejected with the name of the field [API-10]', async (field, fields) => {
  expect(await register(fields)).toMatchObject({
    status: 400,
    body: [{ errorCode: expect.any(String), message: expect.stringContaining(field) }],
  })
})

test.each([
  ['firstName', { firstName: ' ' }],
  ['email', { email: 'maya at maple' }],
  ['password', { password: 'short' }],
  ['password', { password: '1234567890' }],
])(
  'programs find the name of the unusable field %s apart from the message [API-10] [PWD-06]',
  async (field, fields) => {
    expect((await register(fields)).body).toMatchObject([{ errorCode: 'INVALID_API_INPUT', arguments: [field] }])
  },
)

test('one client address may register ten times an hour [API-10]', async () => {
  const statuses = []
  for (let index = 0; index < 11; index += 1) statuses.push((await register({ email: 'maya@maple.example' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const rejected = await register({})
  expect(rejected.body).toEqual([{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) }])
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500)
})
