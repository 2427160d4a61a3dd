import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { callShopAndCheckResponse } from '../testing/call-shop.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { BUYER, fillTestCatalogue, ids, PASSWORD } from '../testing/test-catalogue.ts'

const MEGABYTE = 1024 * 1024
const folder = await createDisposableFolder()
let freeBytes = 1024 * MEGABYTE
let database: Database
let app: OpenApp

beforeAll(async () => {
  database = await openDatabase({ dataDir: folder.path, readFreeBytes: () => Promise.resolve(freeBytes) })
  await database.migrate()
  await fillTestCatalogue(database)
  app = await openApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await folder[Symbol.asyncDispose]()
})

const call = <Body>(method: string, path: string, options: Parameters<typeof callShopAndCheckResponse>[2] = {}) =>
  callShopAndCheckResponse<Body>({ url: app.url, webstoreId: ids.webstore }, { method, path }, options)

test('while the disk is almost full, writes are 503 and reads work, for signed-in buyers too; with free space writes work again [RUN-02]', async () => {
  const { body: signedIn } = await call<SignedIn>('POST', ROUTES.signIn.path, {
    body: { username: BUYER, password: PASSWORD },
  })
  freeBytes = 20 * MEGABYTE
  await vi.waitFor(() => expect(database.isReadOnly).toBe(true), 10_000)
  const addItem = () =>
    call<unknown>('POST', '/webstore/carts/current/cart-items', {
      body: { productId: ids.product('HN-125/1'), quantity: '1', type: 'Product' },
    })
  const rejected = await addItem()
  expect(rejected).toMatchObject({
    status: 503,
    body: [
      {
        errorCode: 'STORAGE_LIMIT_EXCEEDED',
        message: 'Nothing can be saved at the moment: the disk of the shop is full. Try again later.',
      },
    ],
  })
  expect((await call('GET', `/webstore/products/${ids.product('HN-125/1')}`)).status).toBe(200)
  expect((await call('GET', '/webstore/session-context', { token: signedIn.token })).status).toBe(200)
  freeBytes = 40 * MEGABYTE
  await expect(addItem()).resolves.toMatchObject({ status: 503 })
  freeBytes = 1024 * MEGABYTE
  await vi.waitFor(() => expect(database.isReadOnly).toBe(false), 10_000)
  expect((await addItem()).status).toBe(201)
})
