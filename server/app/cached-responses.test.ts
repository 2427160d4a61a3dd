import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addEntitlements, saveProducts } from '../catalogue/service.ts'
import { upsertInventoryLevels } from '../inventory/service.ts'
import { savePrices } from '../pricing/service.ts'
import { incrementCatalogVersion } from '../webstore/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const nozzle = ids.product('HN-125/1')
const PRICE = `/webstore/pricing/products/${nozzle}`
const PRODUCT = `/webstore/products/${nozzle}`
let priceCounter = 500
let price = ''
beforeEach(() => {
  priceCounter += 1
  price = String(priceCounter)
})

const priceFor = async (client: 'guest' | 'buyer'): Promise<string> =>
  (await shop[client]<{ unitPrice: string }>('GET', PRICE)).body.unitPrice
const setPrice = (unitPrice: string, book: string = ids.priceBooks.list) =>
  shop.database.transaction((tx) => savePrices(tx, book, [{ productId: nozzle, currency: 'USD', unitPrice }]))

test('a new price is in the next response, for everyone and in every endpoint [PRC-06]', async () => {
  for (const client of ['guest', 'buyer'] as const) expect(await priceFor(client)).toBe(await priceFor(client))
  const search = () =>
    shop.guest<{ productsPage: { products: Array<{ prices?: { unitPrice: string } }> } }>(
      'POST',
      '/webstore/search/product-search',
      { body: { searchTerm: 'HN-125/1', includePrices: true } },
    )
  await search()
  await setPrice(price)
  expect(await priceFor('guest')).toMatch(price)
  expect(await priceFor('buyer')).toMatch(price)
  expect((await search()).body.productsPage.products[0]?.prices?.unitPrice).toMatch(price)
})

test('cached prices of one buyer group are not sent to another [PRC-06]', async () => {
  await setPrice(price)
  await setPrice('1', ids.priceBooks.county)
  expect(await priceFor('buyer')).toMatch(/^1\b/)
  expect(await priceFor('guest')).toMatch(price)
  await shop.database.transaction(async (tx) => {
    await tx.execute(
      sql`delete from price_book_entry where product_id = ${nozzle} and price_book_id = ${ids.priceBooks.county}`,
    )
    await incrementCatalogVersion(tx)
  })
})

test('a product that becomes visible or hidden is so in the next response [ROLE-09]', async () => {
  const id = ids.product('CO-1')
  const readProduct = () => shop.guest('GET', `/webstore/products/${id}`)
  expect((await readProduct()).status).toBe(404)
  await shop.database.transaction((tx) =>
    addEntitlements(tx, {
      policies: [],
      groups: [],
      products: [{ policyId: ids.policies.everyone, productId: id }],
    }),
  )
  expect((await readProduct()).status).toBe(200)
  await shop.database.transaction((tx) =>
    saveProducts(tx, [{ id, sku: 'CO-1', name: 'County only nozzle', isActive: false }]),
  )
  expect((await readProduct()).status).toBe(404)
})

test('prices of an expired price book are not in the next response [PRC-06]', async () => {
  const setBookEnd = (when: 'past' | 'open') =>
    shop.database.transaction(async (tx) => {
      await tx.execute(
        sql`update price_book set valid_to = ${when === 'past' ? sql`clock_timestamp() - interval '1 hour'` : sql`null`} where id = ${ids.priceBooks.county}`,
      )
      await incrementCatalogVersion(tx)
    })
  await setPrice(price)
  await setPrice('2', ids.priceBooks.county)
  expect(await priceFor('buyer')).toMatch(/^2\b/)
  await setBookEnd('past')
  expect(await priceFor('buyer')).toMatch(price)
  await setBookEnd('open')
  expect(await priceFor('buyer')).toMatch(/^2\b/)
})

test('while a price book is about to end, responses are not cached', async () => {
  await shop.database.transaction(async (tx) => {
    await tx.execute(sql`update price_book set valid_to = clock_timestamp() where id = ${ids.priceBooks.web}`)
    await incrementCatalogVersion(tx)
  })
  expect((await shop.guest('GET', PRICE)).headers.get('etag')).toBeNull()
})

test('stock is never cached [CAT-09]', async () => {
  const levels = () =>
    shop.buyer<{ totalInventory: Array<{ availableToOrder: number }> }>(
      'GET',
      '/services/data/v65.0/commerce/inventory/levels',
      { query: { products: nozzle, scope: `webStoreId Eq '${ids.webstore}'` } },
    )
  for (const onHand of [3, 8]) {
    await shop.database.transaction((tx) =>
      upsertInventoryLevels(tx, [{ productId: nozzle, locationId: ids.locations.main, onHand: String(onHand) }]),
    )
    expect((await levels()).body.totalInventory[0]?.availableToOrder).toBe(onHand)
  }
})

test('an unchanged response is 304; guests get public and buyers private cache headers [SES-02]', async () => {
  await shop.database.transaction(async (tx) => {
    await tx.execute(sql`update price_book set valid_to = null`)
    await incrementCatalogVersion(tx)
  })
  const first = await shop.guest('GET', PRODUCT)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(first.headers.get('vary')).toBe('accept-encoding, authorization, cookie, origin')
  for (const tag of [etag, `"other", ${etag}`, '*', etag.slice(2)]) {
    const again = await shop.guest('GET', PRODUCT, { headers: { 'if-none-match': tag } })
    expect(again).toMatchObject({ status: 304, body: undefined })
    expect(again.headers.get('etag')).toBe(etag)
  }
  expect((await shop.guest('GET', PRODUCT, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await shop.buyer('GET', PRODUCT)).headers.get('cache-control')).toBe('private, no-cache')
  const results = await shop.guest('POST', '/webstore/search/product-search', { body: { searchTerm: 'nozzle' } })
  expect(results.headers.get('cache-control')).toBe('no-store')
})

test('a long response is compressed for clients that accept it, with the same content', async () => {
  const read = (encoding: string) =>
    shop.guest('GET', '/webstore/search/products?searchTerm=nozzle', { headers: { 'accept-encoding': encoding } })
  const plain = await read('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const encoding of ['br', 'gzip']) {
    await expect.poll(async () => (await read(encoding)).headers.get('content-encoding')).toBe(encoding)
    expect((await read(encoding)).body).toEqual(plain.body)
  }
  expect((await read('identity')).headers.get('content-encoding')).toBeNull()
})

test('many concurrent requests for the same response all succeed', async () => {
  await shop.database.transaction((tx) => incrementCatalogVersion(tx))
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? shop.guest('GET', PRICE) : shop.buyer('GET', PRICE))),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(2)
})

test('page URLs in a response repeat the query of this request, not that of a cached one', async () => {
  const children = `/webstore/products/${ids.product('KIT-1')}/children`
  const page = async (path: string) => (await shop.guest<{ currentPageUrl: string }>('GET', path)).body.currentPageUrl
  expect(await page(`${children}?language=en-US`)).toContain('language=en-US')
  expect(await page(`${children}?language=de-DE`)).toContain('language=de-DE')
  const path = new URL(await page(children), 'http://shop.example').pathname
  expect(await page(`/depot/webruntime/api${path}`)).toMatch(/^\/depot\/webruntime\/api\/services\//)
  expect(await page(path)).toMatch(/^\/services\//)
})
