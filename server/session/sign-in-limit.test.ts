import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
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

/** Sends a try as it comes through a proxy on this machine, which says for whom. */
const attempt = (app: OpenApp, from: string, { username, password }: { username: string; password: string }) =>
  app.app.inject({
    method: 'POST',
    url: LOGIN,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': from },
    payload: { username, password },
  })
const wrong = { username: BUYER, password: 'wrong' }
const right = { username: BUYER, password: PASSWORD }
const endWindows = () =>
  database.read((executor) =>
    executor.execute(sql`update sign_in_try set window_ends_at = clock_timestamp() - interval '1 second'`),
  )
const statuses = (replies: ReadonlyArray<{ statusCode: number }>) => replies.map(({ statusCode }) => statusCode)

const endPauses = () => database.read((executor) => executor.execute(sql`update sign_in_try set paused_until = null`))
const deviceOf = (reply: { readonly cookies: ReadonlyArray<{ readonly name: string; readonly value: string }> }) =>
  reply.cookies.find(({ name }) => name === 'known_device')?.value ?? ''

test('one name pauses after five failures, from however many addresses and by however many processes, and longer after each further one', async () => {
  const replies = []
  for (let index = 0; index < 7; index += 1)
    replies.push(await attempt(index % 2 === 0 ? first : second, `198.51.100.${index}`, wrong))
  expect(statuses(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(replies.at(-1)?.json()).toEqual([{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) }])
  const pauses = []
  for (let index = 0; index < 6; index += 1) {
    await endPauses()
    expect((await attempt(first, `198.51.101.${index}`, wrong)).statusCode).toBe(401)
    const { rows } = await database.read((executor) =>
      executor.execute<{ seconds: number }>(
        sql`select round(extract(epoch from max(paused_until) - clock_timestamp()))::int as seconds from sign_in_try`,
      ),
    )
    pauses.push(rows[0]?.seconds)
  }
  expect(pauses).toEqual([2, 4, 8, 16, 30, 30])
  expect((await attempt(first, '198.51.100.9', { ...right, username: ` ${BUYER.toUpperCase()}` })).statusCode).toBe(429)
  await endPauses()
  expect((await attempt(first, '198.51.100.9', right)).statusCode).toBe(200)
})

test('one name is tried a hundred times an hour, but its owner comes in from a device on which they have signed in before', async () => {
  await endWindows()
  const device = deviceOf(await attempt(first, '198.51.102.1', right))
  await database.read((executor) =>
    executor.execute(
      sql`update sign_in_try set tries = 99, window_ends_at = clock_timestamp() + interval '1 hour' where key like 'name %'`,
    ),
  )
  expect((await attempt(first, '198.51.102.2', wrong)).statusCode).toBe(401)
  await endPauses()
  expect((await attempt(first, '198.51.102.3', right)).statusCode).toBe(429)
  const known = (from: string, cookie: string, credentials = right) =>
    second.app.inject({
      method: 'POST',
      url: LOGIN,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': from },
      cookies: { known_device: cookie },
      payload: credentials,
    })
  expect((await known('198.51.102.4', `${device.slice(0, -1)}_`)).statusCode).toBe(429)
  const reply = await known('198.51.102.5', device)
  expect([reply.statusCode, deviceOf(reply)]).toEqual([200, device])
  // It has a limit of its own, and is known for this name alone.
  for (let index = 0; index < 6; index += 1)
    expect((await known(`198.51.103.${index}`, device, wrong)).statusCode).toBe(401)
  expect((await known('198.51.103.9', device)).statusCode).toBe(429)
})

test('sign-ins, their failures and changes of rights are logged with user and address, and never with a password or a name that was typed', async () => {
  await endWindows()
  const lines: Array<{ readonly event?: string }> = []
  const watched = await openApp(database, {
    securityLog: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
  })
  for (const credentials of [wrong, { username: 'a secret in the wrong field', password: 'x' }])
    await attempt(watched, '192.0.2.7', credentials)
  const { token } = (await attempt(watched, '192.0.2.7', right)).json<{ token: string }>()
  const authorization = `Bearer ${token}`
  await watched.app.inject({
    method: 'POST',
    url: '/services/apexrest/auth/integrations',
    headers: { authorization },
    payload: { name: 'ERP' },
  })
  await watched.app.inject({ method: 'POST', url: '/services/apexrest/auth/logout', headers: { authorization } })
  await watched.app.close()
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

test('of one user’s sessions a hundred stay open: beyond them the one that was not used for longest ends', async () => {
  await endWindows()
  const { token } = (await attempt(first, '192.0.2.8', right)).json<{ token: string }>()
  const { rows } = await database.read((executor) =>
    executor.execute<{ user_id: string }>(sql`select user_id from session order by created_at desc limit 1`),
  )
  await database.read((executor) =>
    executor.execute(
      sql`delete from session where user_id = ${rows[0]?.user_id} and last_used_at < (select max(last_used_at) from session)`,
    ),
  )
  await database.read((executor) =>
    executor.execute(sql`update session set last_used_at = clock_timestamp() - interval '1 hour'`),
  )
  await database.read((executor) =>
    executor.execute(
      sql`insert into session (id, user_id, token, expires_at) select 'made-' || n, ${rows[0]?.user_id}, 'made-' || n, clock_timestamp() + interval '1 hour' from generate_series(1, 99) n`,
    ),
  )
  expect((await attempt(first, '192.0.2.8', right)).statusCode).toBe(200)
  const count = await database.read((executor) =>
    executor.execute<{ count: number }>(
      sql`select count(*)::int as count from session where user_id = ${rows[0]?.user_id}`,
    ),
  )
  expect(count.rows[0]?.count).toBe(100)
  expect(
    (await first.app.inject({ url: '/services/apexrest/auth/session', headers: { authorization: `Bearer ${token}` } }))
      .statusCode,
  ).toBe(401)
})

test('one address tries six names a minute, and an IPv6 network counts as one', async () => {
  for (const addresses of [() => '203.0.113.7', (index: number) => `2001:db8:0:1::${index}`]) {
    const replies = []
    for (let index = 0; index < 7; index += 1)
      replies.push(
        await attempt(index % 2 === 0 ? first : second, addresses(index), {
          username: `nobody${index}@example.com`,
          password: 'x',
        }),
      )
    expect(statuses(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  }
  expect((await attempt(first, '2001:db8:0:2::1', right)).statusCode).toBe(200)
})

test('IPv4 addresses are told apart where sockets write them as IPv6, and are the same as without', async () => {
  await endWindows()
  const forms = ['::ffff:203.0.113.20', '203.0.113.20']
  for (let index = 0; index < 6; index += 1)
    await attempt(first, forms[index % 2] ?? '', { username: `mapped${index}@example.com`, password: 'x' })
  for (const form of forms) expect((await attempt(first, form, right)).statusCode).toBe(429)
  expect((await attempt(first, '::ffff:203.0.113.21', right)).statusCode).toBe(200)
})

test('those who come in do not use up the tries of their address, and do not pay for guesses either', async () => {
  await endWindows()
  for (let index = 0; index < 9; index += 1) expect((await attempt(first, '192.0.2.100', right)).statusCode).toBe(200)
  for (let index = 0; index < 6; index += 1) {
    expect(
      (await attempt(first, '192.0.2.100', { username: `guess${index}@example.com`, password: 'x' })).statusCode,
    ).toBe(401)
    if (index < 5) expect((await attempt(first, '192.0.2.100', right)).statusCode).toBe(200)
  }
  const refusedNow = await attempt(first, '192.0.2.100', right)
  expect([refusedNow.statusCode, refusedNow.headers['retry-after']]).toEqual([429, '60'])
})

test('tries at once are each counted', async () => {
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

test('what a client says of its own address does not count', async () => {
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

test('the secrets of integrations are guessed no more often', async () => {
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
  expect(statuses(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect(replies.at(-1)?.json()).toEqual({ error: 'temporarily_unavailable', error_description: expect.any(String) })
  expect(replies.at(-1)?.headers['retry-after']).toBe('60')
})

test('one address makes so many carts of new guests an hour, by however many processes, and goes on using those it has [ROLE-10]', async () => {
  const carts = `/services/data/v65.0/commerce/webstores/${ids.webstore}/carts`
  const ensure = (app: OpenApp, from: string, cookie = '') =>
    app.app.inject({
      method: 'PUT',
      url: `${carts}/current`,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': from, cookie },
    })
  const made = await Promise.all([first, second, first, second].map((app) => ensure(app, '203.0.113.9')))
  expect(statuses(made).toSorted((one, other) => one - other)).toEqual([201, 201, 201, 429])
  const refused = made.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual([
    { errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.stringContaining('Try again later, or sign in.') },
  ])
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
  // A cookie that the client has made up makes nobody a known guest.
  expect(
    (
      await ensure(
        first,
        '203.0.113.9',
        `guest_uuid_essential_${idFromKey('0DM', 'site').slice(0, 15)}=${crypto.randomUUID()}`,
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
  const [cookie] = made
    .filter(({ statusCode }) => statusCode === 201)
    .flatMap(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`))
  expect((await ensure(first, '203.0.113.9', cookie)).statusCode).toBe(200)
  expect((await ensure(first, '203.0.113.10')).statusCode).toBe(201)
  const { rows } = await database.read((executor) =>
    executor.execute<{ carts: number }>(sql`select count(*)::int as carts from cart where guest_key is not null`),
  )
  expect(rows).toEqual([{ carts: 4 }])
  await endWindows()
  expect((await ensure(second, '203.0.113.9')).statusCode).toBe(201)
})
