import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { createSetupPathIfNoAdministrator } from '../setup/service.ts'
import { callShopAndCheckResponse } from '../testing/call-shop.ts'
import { type EmptyShop, openEmptyShop } from '../testing/empty-shop.ts'
import { openApp } from '../testing/open-app.ts'
import { DEMO_PASSWORD, importProductFile, setUpShopIfEmptyAndGetNotice } from './service.ts'

const EMPTY = { isDemo: false, acceptsPublishedPassword: false }
const DEMO_FOR_OTHERS = { ...EMPTY, isDemo: true }
const LOGIN = '/services/apexrest/auth/login'

let shop: EmptyShop
beforeAll(async () => {
  shop = await openEmptyShop()
})
afterAll(() => shop.close())

test('an empty database becomes an empty shop with a home page and without users, once [FST-01]', async () => {
  expect(await setUpShopIfEmptyAndGetNotice(shop.database, EMPTY)).toBeNull()
  const { rows } = await shop.database.query((db) => db.execute('select id from "user"'))
  expect(rows).toEqual([])
  expect(
    await shop.call('GET', `/services/data/v65.0/connect/sites/${shop.siteId}/pages`, { query: { path: '/' } }),
  ).toMatchObject({ status: 200, body: { title: 'Home' } })
  expect(await shop.call('POST', '/webstore/search/product-search', { body: { searchTerm: 'hose' } })).toMatchObject({
    status: 201,
    body: { productsPage: { total: 0 } },
  })
  expect((await shop.call('GET', '/webstore/category-menu-items')).body).toEqual({ menuItems: [] })
})

test('of two processes that start at once only one sets an empty shop up [FST-01]', async () => {
  const database = await openTestDatabase()
  const notices = await Promise.all([EMPTY, EMPTY].map((options) => setUpShopIfEmptyAndGetNotice(database, options)))
  expect(notices.filter((notice) => notice !== null)).toEqual([expect.stringContaining('no administrator')])
  await database.close()
})

test('guests can see products imported into an empty shop, with prices, and add them to a cart', async () => {
  const file =
    'Product Name,Category,SKU,Price (sales) USD,Price (original) USD\nGate lever,Yard Tools,YT-1,12.50,15.00\n'
  const lines: ImportLine[] = []
  for await (const line of importProductFile(shop.database, toChunks(file))) lines.push(line)
  expect(lines.at(-1)).toMatchObject({ kind: 'done', added: 1, skipped: 0 })
  const { body } = await shop.call<ProductSearchResults>('POST', '/webstore/search/product-search', {
    body: { searchTerm: 'YT-1' },
  })
  const [product] = body.productsPage.products
  const added = await shop.call('POST', '/webstore/carts/current/cart-items', {
    body: { productId: product?.id, quantity: '1', type: 'Product' },
  })
  expect(added).toMatchObject({ status: 201, body: { name: 'Gate lever', salesPrice: '12.50', listPrice: '15.00' } })
})

test('a shop with prices is set up in their currency only, and its administrator can also edit its pages [FST-03] [ROLE-07]', async () => {
  const path = (await createSetupPathIfNoAdministrator(shop.database)) ?? ''
  const setUp = (currencyIsoCode: string) =>
    shop.call('POST', ROUTES.setUpShop.path, {
      body: {
        token: path.replace('/setup?token=', ''),
        firstName: 'Maya',
        lastName: 'Ortiz',
        email: 'owner@shop.example',
        password: 'a longer password',
        country: 'US',
        currencyIsoCode,
        taxType: 'Net',
      },
    })
  expect(await setUp('EUR')).toMatchObject({
    status: 400,
    body: [{ message: expect.stringContaining('prices in USD already') }],
  })
  const { cookie } = await setUp('USD')
  expect(await shop.call('GET', '/admin/builder/pages', { cookie })).toMatchObject({
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
  const notice = await setUpShopIfEmptyAndGetNotice(otherDatabase, DEMO_FOR_OTHERS)
  const generated = /password (\S+)/.exec(notice ?? '')?.[1] ?? ''
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
