import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { callShop } from '../testing/call-shop.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'

let database: Database
let app: OpenApp
let reads = 0

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  const read: Database['read'] = (work) => {
    reads += 1
    return database.read(work)
  }
  app = await openApp({ ...database, read })
  // The search index is read in the background: a search waits for it.
  await call('POST', '/webstore/search/product-search', { body: { searchTerm: 'hose' } })
})
afterAll(() => app.close())

const call = <Body>(method: string, path: string, given: Parameters<typeof callShop>[2]) =>
  callShop<Body>({ url: app.url, webstoreId: ids.webstore }, { method, path }, given)

test('who is asking is read once and then known, for guests and buyers, cookies and tokens, until something changes', async () => {
  const { body, cookie } = await call<SignedIn>('POST', ROUTES.signIn.path, {
    body: { username: BUYER, password: PASSWORD },
  })
  for (const proof of [{}, { token: body.token }, { cookie }]) {
    // PostgreSQL announces the sign-in in its own time, and an announcement empties what is known: then it is read once
    // more.
    await vi.waitFor(async () => {
      await call('GET', '/webstore/session-context', proof)
      reads = 0
      for (let turn = 0; turn < 3; turn += 1)
        expect((await call('GET', '/webstore/session-context', proof)).status).toBe(200)
      expect(reads).toBe(0)
    })
  }
  await call('POST', ROUTES.signOut.path, { token: body.token })
  expect((await call('GET', '/webstore/session-context', { token: body.token })).status).toBe(401)
})
