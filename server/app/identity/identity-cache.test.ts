import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { callShopAndCheckResponse } from '../../testing/call-shop.ts'
import { openApp, type OpenApp } from '../../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../../testing/test-catalogue.ts'

let database: Database
let app: OpenApp
let readCount = 0

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  const query: Database['query'] = (work) => {
    readCount += 1
    return database.query(work)
  }
  app = await openApp({ ...database, query })
  // The search index is loaded in the background: a search waits for it.
  await call('POST', '/webstore/search/product-search', { body: { searchTerm: 'hose' } })
})
afterAll(() => app.close())

const call = <Body>(method: string, path: string, options: Parameters<typeof callShopAndCheckResponse>[2]) =>
  callShopAndCheckResponse<Body>({ url: app.url, webstoreId: ids.webstore }, { method, path }, options)

test('the identity of guests and buyers is read once and then cached, for cookies and tokens, until something changes', async () => {
  const { body, cookie } = await call<SignedIn>('POST', ROUTES.signIn.path, {
    body: { username: BUYER, password: PASSWORD },
  })
  for (const credentials of [{}, { token: body.token }, { cookie }]) {
    // The notification of the sign-in may take a moment and empties the cache: then the identity is read once more.
    await vi.waitFor(async () => {
      await call('GET', '/webstore/session-context', credentials)
      readCount = 0
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await call('GET', '/webstore/session-context', credentials)).status).toBe(200)
      expect(readCount).toBe(0)
    })
  }
  await call('POST', ROUTES.signOut.path, { token: body.token })
  expect((await call('GET', '/webstore/session-context', { token: body.token })).status).toBe(401)
})
