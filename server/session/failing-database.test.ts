import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { callShopAndCheckResponse } from '../testing/call-shop.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'

let database: Database
let shop: OpenApp

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  shop = await openApp(database)
})
afterAll(() => shop.close())

const call = <Body>(method: string, path: string, token?: string) =>
  callShopAndCheckResponse<Body>(
    { url: shop.url, webstoreId: ids.webstore },
    { method, path },
    token === undefined ? {} : { token },
  )
const signIn = () =>
  callShopAndCheckResponse<SignedIn>(
    { url: shop.url, webstoreId: ids.webstore },
    { method: 'POST', path: ROUTES.signIn.path },
    { body: { username: BUYER, password: PASSWORD } },
  )

const SERVER_UNAVAILABLE = [{ errorCode: 'SERVER_UNAVAILABLE', message: expect.any(String) }]

/** Runs work while a table is renamed. */
async function withoutTable(
  table: 'credential' | 'session' | 'sign_in_try' | 'integration',
  work: () => Promise<void>,
): Promise<void> {
  const [name, renamed] = [sql.identifier(table), sql.identifier(`${table}_away`)]
  await database.transaction((tx) => tx.execute(sql`alter table ${name} rename to ${renamed}`))
  await work().finally(() => database.transaction((tx) => tx.execute(sql`alter table ${renamed} rename to ${name}`)))
}

test('a sign-in whose password cannot be read is 503, not a wrong password, and prints nothing on the console [RUN-04]', async () => {
  const printed = vi.spyOn(console, 'error')
  await withoutTable('credential', async () => {
    const reply = await signIn()
    expect(reply).toMatchObject({ status: 503, body: SERVER_UNAVAILABLE })
    expect(reply.headers.get('retry-after')).not.toBeNull()
  })
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
  expect((await signIn()).status).toBe(200)
})

test.each(['sign_in_try', 'credential'] as const)(
  'every kind of sign-in is 503, and logged, while the table %s is missing [RUN-04]',
  async (table) => {
    const lines: string[] = []
    const loggedApp = await openApp(database, { log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) })
    const at = { url: loggedApp.url, webstoreId: ids.webstore }
    const signInRequests = [
      [ROUTES.signIn.path, { username: BUYER, password: PASSWORD }],
      [ROUTES.signIn.path, { request: { username: BUYER, password: PASSWORD } }],
      [ROUTES.issueToken.path, { grant_type: 'password', username: BUYER, password: PASSWORD }],
      ...(table === 'sign_in_try'
        ? [
            [
              ROUTES.issueToken.path,
              { grant_type: 'client_credentials', client_id: 'hyd_x', client_secret: 'x' },
            ] as const,
          ]
        : []),
    ] as const
    await withoutTable(table, async () => {
      for (const [path, body] of signInRequests)
        expect(await callShopAndCheckResponse(at, { method: 'POST', path }, { body })).toMatchObject({
          status: 503,
          body: SERVER_UNAVAILABLE,
        })
    })
    await loggedApp.app.close()
    expect(
      lines.filter((line) => line.includes('a request could not be served at the moment') && line.includes(table)),
    ).toHaveLength(signInRequests.length)
    expect(lines.join()).not.toContain(PASSWORD)
  },
)

test('a session that cannot be read or ended is 503, and works again afterwards [RUN-04]', async () => {
  const { token } = (await signIn()).body
  await withoutTable('session', async () => {
    expect(await call('GET', ROUTES.getSession.path, token)).toMatchObject({ status: 503, body: SERVER_UNAVAILABLE })
    expect(await call('POST', ROUTES.signOut.path, token)).toMatchObject({ status: 503, body: SERVER_UNAVAILABLE })
  })
  expect((await call('GET', ROUTES.getSession.path, token)).status).toBe(200)
  expect((await call('POST', ROUTES.signOut.path, token)).status).toBe(204)
  expect((await call('GET', ROUTES.getSession.path, token)).status).toBe(401)
})
