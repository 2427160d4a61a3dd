import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { type HangingProxy, openOverHangingProxy } from '@hydrant/database/testing/hanging-connection.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { type Call, callShopAndCheckResponse } from '../testing/call-shop.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'

/** The database for the test itself; the shop uses it over a connection that can hang. */
let database: Database
let connection: HangingProxy
let shop: OpenApp
let token: string
/** What the shop has logged. */
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  const hangingDatabase = await openOverHangingProxy(database, { silenceMilliseconds: 1000 })
  connection = hangingDatabase.proxy
  shop = await openApp(hangingDatabase.database, {
    log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
  })
  token = (await call<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })).body
    .token
})
afterAll(async () => {
  await shop.close()
  connection.close()
  await database.close()
})

const call = <Body = unknown>(method: string, path: string, options: Call = {}) =>
  callShopAndCheckResponse<Body>({ url: shop.url, webstoreId: ids.webstore }, { method, path }, options)
const signIn = () => call('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })
const openCart = () => call('PUT', '/webstore/carts/active', { token })
const readProduct = () => call('GET', `/webstore/products/${ids.product('HN-125/1')}`, { token })

const UNAVAILABLE = { status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE', message: expect.any(String) }] }

test('while a table is locked its requests are 503, sign-in and products work, and afterwards all requests do [RUN-04]', async () => {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const lockHolder = database.transaction(async (tx) => {
    await tx.execute(sql`lock table cart in access exclusive mode`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const [cart, signedIn, product] = await Promise.all([openCart(), signIn(), readProduct()])
  expect(cart).toMatchObject(UNAVAILABLE)
  expect(cart.headers.get('retry-after')).not.toBeNull()
  expect([signedIn.status, product.status]).toEqual([200, 200])
  released.resolve()
  await lockHolder
  expect((await openCart()).status).toBeLessThan(300)
})

test('when database connections are terminated, only running requests may fail and the next ones succeed [RUN-04]', async () => {
  const cutConnections = () =>
    database.query((db) =>
      db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
  const statuses = new Set<number>()
  for (let round = 0; round < 10; round += 1) {
    const calls = [openCart(), signIn(), readProduct(), openCart(), signIn(), readProduct()]
    await cutConnections()
    for (const reply of await Promise.all(calls)) statuses.add(reply.status)
  }
  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  await vi.waitFor(
    async () =>
      expect([(await openCart()).status, (await signIn()).status, (await readProduct()).status]).toEqual([
        200, 200, 200,
      ]),
    10_000,
  )
})

test('a database that accepts connections but does not respond leads to 503, and is used again when it responds [RUN-04]', async () => {
  expect((await openCart()).status).toBe(200)
  connection.hang()
  for (const reply of await Promise.all([openCart(), openCart(), signIn()])) expect(reply).toMatchObject(UNAVAILABLE)
  expect((await call('GET', '/readyz')).status).toBe(503)
  expect((await call('GET', '/healthz')).status).toBe(200)
  connection.resume()
  await vi.waitFor(
    async () =>
      expect([(await openCart()).status, (await signIn()).status, (await call('GET', '/readyz')).status]).toEqual([
        200, 200, 200,
      ]),
    20_000,
  )
})

test('a server that is read-only after a failover is unavailable for writes, which is logged and not called a full disk [RUN-04]', async () => {
  const [row] = (await database.query((db) => db.execute<{ name: string }>(sql`select current_database() as name`)))
    .rows
  const setReadOnly = (isReadOnly: 'on' | 'off') =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`)
      await tx.execute(
        sql`alter database ${sql.identifier(row!.name)} set default_transaction_read_only = ${sql.raw(isReadOnly)}`,
      )
      await tx.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    })
  await setReadOnly('on')
  lines.length = 0
  await vi.waitFor(async () => {
    expect(await signIn()).toMatchObject(UNAVAILABLE)
    expect(lines.some((line) => line.includes('read-only transaction'))).toBe(true)
  }, 10_000)
  await setReadOnly('off')
  await vi.waitFor(async () => expect((await signIn()).status).toBe(200), 10_000)
})
