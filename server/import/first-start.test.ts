import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { type Call, callShopAndCheckResponse } from '../testing/call-shop.ts'
import { openApp, type OpenApp } from '../testing/open-app.ts'
import { getWebstore } from '../webstore/service.ts'
import { DEMO_PASSWORD, importProductFile, setUpShopIfEmptyAndGetNotice } from './service.ts'

const EMPTY = { isDemo: false, acceptsPublishedPassword: false, adminEmail: 'owner@shop.example' }
const DEMO_FOR_OTHERS = { ...EMPTY, isDemo: true }
const LOGIN = '/services/apexrest/auth/login'

const extractPassword = (message: string | null) => /password (\S+)/.exec(message ?? '')?.[1] ?? ''

let database: Database
let app: OpenApp
let password: string
let siteId: string
let shop: { readonly url: string; readonly webstoreId: string }

beforeAll(async () => {
  database = await openTestDatabase()
  const [message, otherMessage] = await Promise.all([
    setUpShopIfEmptyAndGetNotice(database, EMPTY),
    setUpShopIfEmptyAndGetNotice(database, EMPTY),
  ])
  // Of two processes that start at once only one sets the shop up.
  password = extractPassword(message ?? otherMessage)
  if (message !== null && otherMessage !== null) throw new Error('Two processes both set the shop up.')
  app = await openApp(database, { publishedPasswords: [DEMO_PASSWORD] })
  const webstore = await database.query(getWebstore)
  siteId = webstore.siteId
  shop = { url: app.url, webstoreId: webstore.id }
})
afterAll(() => app.close())

const call = <Body>(method: string, path: string, options: Call = {}) =>
  callShopAndCheckResponse<Body>(shop, { method, path }, options)
const signIn = () => call<SignedIn>('POST', LOGIN, { body: { username: EMPTY.adminEmail, password } })

test('an empty database becomes an empty shop with a home page and one administrator, whose password is shown once', async () => {
  expect(password.length).toBeGreaterThanOrEqual(16)
  expect(await setUpShopIfEmptyAndGetNotice(database, EMPTY)).toBeNull()
  expect((await signIn()).body.user).toMatchObject({ email: EMPTY.adminEmail, roles: ['admin'] })
  expect(
    await call('GET', `/services/data/v65.0/connect/sites/${siteId}/pages`, { query: { path: '/' } }),
  ).toMatchObject({ status: 200, body: { title: 'Home' } })
  expect(await call('POST', '/webstore/search/product-search', { body: { searchTerm: 'hose' } })).toMatchObject({
    status: 201,
    body: { productsPage: { total: 0 } },
  })
  expect((await call('GET', '/webstore/category-menu-items')).body).toEqual({ menuItems: [] })
})

test('guests can see products imported into an empty shop, with prices, and add them to a cart', async () => {
  const file =
    'Product Name,Category,SKU,Price (sales) USD,Price (original) USD\nGate lever,Yard Tools,YT-1,12.50,15.00\n'
  const lines: ImportLine[] = []
  for await (const line of importProductFile(database, toChunks(file))) lines.push(line)
  expect(lines.at(-1)).toMatchObject({ kind: 'done', added: 1, skipped: 0 })
  const { body } = await call<ProductSearchResults>('POST', '/webstore/search/product-search', {
    body: { searchTerm: 'YT-1' },
  })
  const [product] = body.productsPage.products
  const added = await call('POST', '/webstore/carts/current/cart-items', {
    body: { productId: product?.id, quantity: '1', type: 'Product' },
  })
  expect(added).toMatchObject({ status: 201, body: { name: 'Gate lever', salesPrice: '12.50', listPrice: '15.00' } })
})

test('the administrator of an empty shop can also edit its pages [ROLE-07]', async () => {
  const { token } = (await signIn()).body
  expect(await call('GET', '/admin/builder/pages', { token })).toMatchObject({
    status: 200,
    body: { pages: [expect.objectContaining({ path: '/' })] },
  })
})

test('a publicly reachable demo has a generated password, and the published one is rejected', async () => {
  await using demo = await openDemoForOthers()
  expect(await demo.signIn(DEMO_PASSWORD)).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS', message: expect.stringContaining('documentation') }],
  })
  expect(await demo.signIn(demo.password)).toMatchObject({ status: 200 })
})

async function openDemoForOthers() {
  const otherDatabase = await openTestDatabase()
  const generated = extractPassword(await setUpShopIfEmptyAndGetNotice(otherDatabase, DEMO_FOR_OTHERS))
  const otherApp = await openApp(otherDatabase, { publishedPasswords: [DEMO_PASSWORD] })
  return {
    password: generated,
    signIn: (passwordUsed: string) =>
      callShopAndCheckResponse(
        { url: otherApp.url, webstoreId: '' },
        { method: 'POST', path: LOGIN },
        { body: { username: 'admin@hydrant.example', password: passwordUsed } },
      ),
    [Symbol.asyncDispose]: otherApp.close,
  }
}

async function* toChunks(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
