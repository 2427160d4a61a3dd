import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'

const LOGIN = '/services/apexrest/auth/login'
const TOKEN = '/services/oauth2/token'

let database: Database
let first: OpenApp
let second: OpenApp

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  first = await openApp(database, { signInsPerMinute: 6, guestCartsPerHour: 3 })
  second = await openApp(database, { signInsPerMinute: 6, guestCartsPerHour: 3 })
})
afterAll(async () => {
  await second.app.close()
  await first.close()
})

/** Sends a sign-in attempt as it arrives through a proxy on this machine, with the client's address. */
const attempt = (app: OpenApp, from: string, { username, password }: { username: string; password: string }) =>
  app.app.inject({
    method: 'POST',
    url: LOGIN,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': from },
    payload: { username, password },
  })
const wrongCredentials = { username: BUYER, password: 'wrong' }
const validCredentials = { username: BUYER, password: PASSWORD }
const endWindows = () =>
  database.transaction((tx) =>
    tx.execute(sql`update sign_in_try set window_ends_at = clock_timestamp() - interval '1 second'`),
  )
const statusCodesOf = (replies: ReadonlyArray<{ statusCode: number }>) => replies.map(({ statusCode }) => statusCode)

const endPauses = () => database.transaction((tx) => tx.execute(sql`update sign_in_try set paused_until = null`))
const deviceCookieOf = (reply: {
  readonly cookies: ReadonlyArray<{ readonly name: string; readonly value: string }>
}) => reply.cookies.find(({ name }) => name === 'known_device')?.value ?? ''

test('a name is paused after five failures, across addresses and processes, and longer after each further failure', async () => {
  const replies = []
  for (let index = 0; index < 7; index += 1)
    replies.push(await attempt(index % 2 === 0 ? first : second, `198.51.100.${index}`, wrongCredentials))
  expect(statusCodesOf(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(replies.at(-1)?.json()).toEqual([{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) }])
  expect(replies.at(-1)?.headers['retry-after']).toBe('1')
  const pauses = []
  for (let index = 0; index < 6; index += 1) {
    await endPauses()
    expect((await attempt(first, `198.51.101.${index}`, wrongCredentials)).statusCode).toBe(401)
    const { rows } = await database.query((db) =>
      db.execute<{ seconds: number }>(
        sql`select round(extract(epoch from max(paused_until) - clock_timestamp()))::int as seconds from sign_in_try`,
      ),
    )
    pauses.push(rows[0]?.seconds)
  }
  expect(pauses).toEqual([2, 4, 8, 16, 30, 30])
  expect(
    (await attempt(first, '198.51.100.9', { ...validCredentials, username: ` ${BUYER.toUpperCase()}` })).statusCode,
  ).toBe(429)
  await endPauses()
  expect((await attempt(first, '198.51.100.9', validCredentials)).statusCode).toBe(200)
})

test('a name has a hundred attempts an hour, but its user can sign in from a known device', async () => {
  await endWindows()
  const device = deviceCookieOf(await attempt(first, '198.51.102.1', validCredentials))
  await database.transaction((tx) =>
    tx.execute(
      sql`update sign_in_try set tries = 99, window_ends_at = clock_timestamp() + interval '1 hour' where key like 'name %'`,
    ),
  )
  expect((await attempt(first, '198.51.102.2', wrongCredentials)).statusCode).toBe(401)
  await endPauses()
  expect((await attempt(first, '198.51.102.3', validCredentials)).statusCode).toBe(429)
  const attemptFromDevice = (from: string, cookie: string, credentials = validCredentials) =>
    second.app.inject({
      method: 'POST',
      url: LOGIN,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': from },
      cookies: { known_device: cookie },
      payload: credentials,
    })
  expect((await attemptFromDevice('198.51.102.4', `${device.slice(0, -1)}_`)).statusCode).toBe(429)
  const reply = await attemptFromDevice('198.51.102.5', device)
  expect([reply.statusCode, deviceCookieOf(reply)]).toEqual([200, device])
  // The device has its own limit and is known for this name only.
  for (let index = 0; index < 6; index += 1)
    expect((await attemptFromDevice(`198.51.103.${index}`, device, wrongCredentials)).statusCode).toBe(401)
  expect((await attemptFromDevice('198.51.103.9', device)).statusCode).toBe(429)
})

test('guesses of invented names from the address of a known device leave its user their own attempts [ROLE-12]', async () => {
  await endWindows()
  await endPauses()
  const address = '198.51.104.1'
  const device = deviceCookieOf(await attempt(first, '198.51.104.2', validCredentials))
  const guesses = []
  for (let index = 0; index < 7; index += 1)
    guesses.push(await attempt(first, address, { username: `invented-${index}@example.com`, password: 'x' }))
  expect(statusCodesOf(guesses)).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect((await attempt(first, address, validCredentials)).statusCode).toBe(429)
  const reply = await first.app.inject({
    method: 'POST',
    url: LOGIN,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': address },
    cookies: { known_device: device },
    payload: validCredentials,
  })
  expect(reply.statusCode).toBe(200)
})

test('sign-ins, failures and changes of rights are logged with user and address, never with a password or a typed name', async () => {
  await endWindows()
  const lines: Array<{ readonly event?: string }> = []
  const loggedApp = await openApp(database, {
    securityLog: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
  })
  for (const credentials of [wrongCredentials, { username: 'a secret in the wrong field', password: 'x' }])
    await attempt(loggedApp, '192.0.2.7', credentials)
  const { token } = (await attempt(loggedApp, '192.0.2.7', validCredentials)).json<{ token: string }>()
  const authorization = `Bearer ${token}`
  await loggedApp.app.inject({
    method: 'POST',
    url: '/services/apexrest/auth/integrations',
    headers: { authorization },
    payload: { name: 'ERP' },
  })
  await loggedApp.app.inject({ method: 'POST', url: '/services/apexrest/auth/logout', headers: { authorization } })
  await loggedApp.app.close()
  const userId = expect.stringMatching(/^005/)
  expect(lines).toEqual([
    { event: 'sign-in-failed', userId, address: '192.0.2.7' },
    { event: 'sign-in-failed', userId: null, address: '192.0.2.7' },
    { event: 'sign-in', userId, address: '192.0.2.7' },
    { event: 'program-let-in', userId, address: expect.any(String), integrationId: expect.stringMatching(/^0H4/) },
    { event: 'sign-out', userId, address: expect.any(String) },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|wrong"|password/)
})

test('a user has a hundred sessions at most: beyond them the least recently used one ends', async () => {
  await endWindows()
  const { token } = (await attempt(first, '192.0.2.8', validCredentials)).json<{ token: string }>()
  const { rows } = await database.query((db) =>
    db.execute<{ user_id: string }>(sql`select user_id from session order by created_at desc limit 1`),
  )
  await database.transaction((tx) =>
    tx.execute(
      sql`delete from session where user_id = ${rows[0]?.user_id} and last_used_at < (select max(last_used_at) from session)`,
    ),
  )
  await database.transaction((tx) =>
    tx.execute(sql`update session set last_used_at = clock_timestamp() - interval '1 hour'`),
  )
  await database.transaction((tx) =>
    tx.execute(
      sql`insert into session (id, user_id, token, expires_at) select 'made-' || n, ${rows[0]?.user_id}, 'made-' || n, clock_timestamp() + interval '1 hour' from generate_series(1, 99) n`,
    ),
  )
  expect((await attempt(first, '192.0.2.8', validCredentials)).statusCode).toBe(200)
  const count = await database.query((db) =>
    db.execute<{ count: number }>(sql`select count(*)::int as count from session where user_id = ${rows[0]?.user_id}`),
  )
  expect(count.rows[0]?.count).toBe(100)
  expect(
    (await first.app.inject({ url: '/services/apexrest/auth/session', headers: { authorization: `Bearer ${token}` } }))
      .statusCode,
  ).toBe(401)
})

test('one address has six attempts a minute, and an IPv6 network counts as one address', async () => {
  for (const addresses of [() => '203.0.113.7', (index: number) => `2001:db8:0:1::${index}`]) {
    const replies = []
    for (let index = 0; index < 7; index += 1)
      replies.push(
        await attempt(index % 2 === 0 ? first : second, addresses(index), {
          username: `nobody${index}@example.com`,
          password: 'x',
        }),
      )
    expect(statusCodesOf(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  }
  expect((await attempt(first, '2001:db8:0:2::1', validCredentials)).statusCode).toBe(200)
})

test('IPv4 addresses that are written as IPv6 count as the same IPv4 address', async () => {
  await endWindows()
  const forms = ['::ffff:203.0.113.20', '203.0.113.20']
  for (let index = 0; index < 6; index += 1)
    await attempt(first, forms[index % 2] ?? '', { username: `mapped${index}@example.com`, password: 'x' })
  for (const form of forms) expect((await attempt(first, form, validCredentials)).statusCode).toBe(429)
  expect((await attempt(first, '::ffff:203.0.113.21', validCredentials)).statusCode).toBe(200)
})

test('successful sign-ins do not count towards the limit of their address', async () => {
  await endWindows()
  for (let index = 0; index < 9; index += 1)
    expect((await attempt(first, '192.0.2.100', validCredentials)).statusCode).toBe(200)
  for (let index = 0; index < 6; index += 1) {
    expect(
      (await attempt(first, '192.0.2.100', { username: `guess${index}@example.com`, password: 'x' })).statusCode,
    ).toBe(401)
    if (index < 5) expect((await attempt(first, '192.0.2.100', validCredentials)).statusCode).toBe(200)
  }
  const rejected = await attempt(first, '192.0.2.100', validCredentials)
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(30)
})

test('concurrent attempts are all counted', async () => {
  await endWindows()
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      attempt(index % 2 === 0 ? first : second, '192.0.2.200', {
        username: `crowd${index}@example.com`,
        password: 'x',
      }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6)
})

test('forwarding headers of clients are ignored', async () => {
  await endWindows()
  const replies = []
  for (let index = 0; index < 7; index += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${index}`, 'x-hydrant-client-address': `10.0.0.${index}` }
    replies.push(
      await first.app.inject({
        method: 'POST',
        url: LOGIN,
        remoteAddress: '198.51.100.77',
        headers,
        payload: { username: `liar${index}@example.com`, password: 'x' },
      }),
    )
  }
  expect(replies.at(-1)?.statusCode).toBe(429)
})

test('attempts with secrets of integrations are limited too', async () => {
  await endWindows()
  const replies = []
  for (let index = 0; index < 7; index += 1) {
    replies.push(
      await first.app.inject({
        method: 'POST',
        url: TOKEN,
        remoteAddress: `192.0.2.${index}`,
        payload: { grant_type: 'client_credentials', client_id: 'hyd_x', client_secret: String(index) },
      }),
    )
  }
  expect(statusCodesOf(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(replies.at(-1)?.json()).toEqual({ error: 'temporarily_unavailable', error_description: expect.any(String) })
  expect(replies.at(-1)?.headers['retry-after']).toBe('1')
})

test('one address may create a limited number of guest carts an hour across processes, and existing ones keep working [ROLE-10]', async () => {
  const carts = `/services/data/v65.0/commerce/webstores/${ids.webstore}/carts`
  const ensureCart = (app: OpenApp, from: string, cookie = '') =>
    app.app.inject({
      method: 'PUT',
      url: `${carts}/current`,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': from, cookie },
    })
  const replies = await Promise.all([first, second, first, second].map((app) => ensureCart(app, '203.0.113.9')))
  expect(statusCodesOf(replies).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 429])
  const rejected = replies.find(({ statusCode }) => statusCode === 429)
  expect(rejected?.json()).toEqual([
    { errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.stringContaining('Try again later, or sign in.') },
  ])
  expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(3500)
  // An invented cookie does not make a known guest.
  expect(
    (
      await ensureCart(
        first,
        '203.0.113.9',
        `guest_uuid_essential_${createIdFromKey('0DM', 'site').slice(0, 15)}=${crypto.randomUUID()}`,
      )
    ).statusCode,
  ).toBe(429)
  expect(
    (
      await first.app.inject({
        method: 'POST',
        url: carts,
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        payload: {},
      })
    ).statusCode,
  ).toBe(429)
  const [cookie] = replies
    .filter(({ statusCode }) => statusCode === 201)
    .flatMap(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`))
  expect((await ensureCart(first, '203.0.113.9', cookie)).statusCode).toBe(200)
  expect((await ensureCart(first, '203.0.113.10')).statusCode).toBe(201)
  const { rows } = await database.query((db) =>
    db.execute<{ carts: number }>(sql`select count(*)::int as carts from cart where guest_key is not null`),
  )
  expect(rows).toEqual([{ carts: 4 }])
  await endWindows()
  expect((await ensureCart(second, '203.0.113.9')).statusCode).toBe(201)
})
