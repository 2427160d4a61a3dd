import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, PASSWORD } from '../testing/test-catalogue.ts'

const LOGIN = '/services/apexrest/auth/login'
const TOKEN = '/services/oauth2/token'

let database: Database
let first: OpenApp
let second: OpenApp

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  first = await openApp(database, { signInsPerMinute: 6 })
  second = await openApp(database, { signInsPerMinute: 6 })
})
afterAll(async () => {
  await second.app.close()
  await first.close()
})

/** Sends a try as it comes through a proxy on this machine, which says for whom. */
const attempt = (app: OpenApp, from: string, { username, password }: { username: string; password: string }) =>
  app.app.inject({ method: 'POST', url: LOGIN, remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': from }, payload: { username, password } })
const wrong = { username: BUYER, password: 'wrong' }
const right = { username: BUYER, password: PASSWORD }
const endWindows = () => database.read((executor) => executor.execute(sql`update sign_in_try set window_ends_at = clock_timestamp() - interval '1 second'`))
const statuses = (replies: ReadonlyArray<{ statusCode: number }>) => replies.map(({ statusCode }) => statusCode)

test('one name is tried three times a minute, from however many addresses and by however many processes', async () => {
  const replies = []
  for (const [index, app] of [first, second, first, second].entries()) replies.push(await attempt(app, `198.51.100.${index}`, wrong))
  expect(statuses(replies)).toEqual([401, 401, 401, 429])
  expect(replies[3]?.json()).toEqual([{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) }])
  expect((await attempt(first, '198.51.100.9', { ...right, username: ` ${BUYER.toUpperCase()}` })).statusCode).toBe(429)
  await endWindows()
  expect((await attempt(first, '198.51.100.9', right)).statusCode).toBe(200)
})

test('one address tries six names a minute, and an IPv6 network counts as one', async () => {
  for (const addresses of [() => '203.0.113.7', (index: number) => `2001:db8:0:1::${index}`]) {
    const replies = []
    for (let index = 0; index < 7; index += 1) replies.push(await attempt(index % 2 === 0 ? first : second, addresses(index), { username: `nobody${index}@example.com`, password: 'x' }))
    expect(statuses(replies)).toEqual([401, 401, 401, 401, 401, 401, 429])
  }
  expect((await attempt(first, '2001:db8:0:2::1', right)).statusCode).toBe(200)
})

test('IPv4 addresses are told apart where sockets write them as IPv6, and are the same as without', async () => {
  await endWindows()
  const forms = ['::ffff:203.0.113.20', '203.0.113.20']
  for (let index = 0; index < 6; index += 1) await attempt(first, forms[index % 2] ?? '', { username: `mapped${index}@example.com`, password: 'x' })
  for (const form of forms) expect((await attempt(first, form, right)).statusCode).toBe(429)
  expect((await attempt(first, '::ffff:203.0.113.21', right)).statusCode).toBe(200)
})

test('somebody who comes in has their name’s tries forgiven', async () => {
  await endWindows()
  for (const [index, credentials] of [wrong, wrong, right, wrong, wrong, right].entries()) {
    expect((await attempt(first, `192.0.2.${index}`, credentials)).statusCode).toBe(credentials === right ? 200 : 401)
  }
})

test('those who come in do not use up the tries of their address, and do not pay for guesses either', async () => {
  await endWindows()
  for (let index = 0; index < 9; index += 1) expect((await attempt(first, '192.0.2.100', right)).statusCode).toBe(200)
  for (let index = 0; index < 6; index += 1) {
    expect((await attempt(first, '192.0.2.100', { username: `guess${index}@example.com`, password: 'x' })).statusCode).toBe(401)
    if (index < 5) expect((await attempt(first, '192.0.2.100', right)).statusCode).toBe(200)
  }
  const refusedNow = await attempt(first, '192.0.2.100', right)
  expect([refusedNow.statusCode, refusedNow.headers['retry-after']]).toEqual([429, '60'])
})

test('tries at once are each counted', async () => {
  await endWindows()
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(index % 2 === 0 ? first : second, '192.0.2.200', { username: `crowd${index}@example.com`, password: 'x' })))
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6)
})

test('what a client says of its own address does not count', async () => {
  await endWindows()
  const replies = []
  for (let index = 0; index < 7; index += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${index}`, 'x-hydrant-client-address': `10.0.0.${index}` }
    replies.push(await first.app.inject({ method: 'POST', url: LOGIN, remoteAddress: '198.51.100.77', headers, payload: { username: `liar${index}@example.com`, password: 'x' } }))
  }
  expect(replies.at(-1)?.statusCode).toBe(429)
})

test('the secrets of integrations are guessed no more often', async () => {
  await endWindows()
  const replies = []
  for (let index = 0; index < 4; index += 1) {
    replies.push(await first.app.inject({ method: 'POST', url: TOKEN, remoteAddress: `192.0.2.${index}`, payload: { grant_type: 'client_credentials', client_id: 'hyd_x', client_secret: String(index) } }))
  }
  expect(statuses(replies)).toEqual([401, 401, 401, 429])
  expect(replies[3]?.json()).toEqual({ error: 'temporarily_unavailable', error_description: expect.any(String) })
  expect(replies[3]?.headers['retry-after']).toBe('60')
})
