import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEntitlements, saveProducts } from '../catalogue/service.ts'
import { setLevels } from '../inventory/service.ts'
import { savePrices } from '../pricing/service.ts'
import { moveCatalogVersion } from '../webstore/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openTestCatalogue, type TestCatalogue } from '../testing/open-test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogue()
})
afterAll(() => shop.close())

const nozzle = ids.product('HN-125/1')
const PRICE = `/webstore/pricing/products/${nozzle}`
const PRODUCT = `/webstore/products/${nozzle}`
let figure = 500
let price = ''
beforeEach(() => {
  figure += 1
  price = String(figure)
})

const priceFor = async (caller: 'guest' | 'buyer'): Promise<string> =>
  (await shop[caller]<{ unitPrice: string }>('GET', PRICE)).body.unitPrice
const setPrice = (unitPrice: string, book: string = ids.books.list) =>
  shop.database.transaction((executor) =>
    savePrices(executor, book, [{ productId: nozzle, currency: 'USD', unitPrice }]),
  )

test('a new price is in the very next answer, for everyone and in every call [PRC-06]', async () => {
  for (const caller of ['guest', 'buyer'] as const) expect(await priceFor(caller)).toBe(await priceFor(caller))
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

test('what one group pays is not what another is told [PRC-06]', async () => {
  await setPrice(price)
  await setPrice('1', ids.books.county)
  expect(await priceFor('buyer')).toMatch(/^1\b/)
  expect(await priceFor('guest')).toMatch(price)
  await shop.database.transaction(async (executor) => {
    await executor.execute(
      sql`delete from price_book_entry where product_id = ${nozzle} and price_book_id = ${ids.books.county}`,
    )
    await moveCatalogVersion(executor)
  })
})

test('a product that is opened or closed is seen or gone in the very next answer [ROLE-09]', async () => {
  const id = ids.product('CO-1')
  const see = () => shop.guest('GET', `/webstore/products/${id}`)
  expect((await see()).status).toBe(404)
  await shop.database.transaction((executor) =>
    createEntitlements(executor, {
      policies: [],
      groups: [],
      products: [{ policyId: ids.policies.everyone, productId: id }],
    }),
  )
  expect((await see()).status).toBe(200)
  await shop.database.transaction((executor) =>
    saveProducts(executor, [{ id, sku: 'CO-1', name: 'County only nozzle', isActive: false }]),
  )
  expect((await see()).status).toBe(404)
})

test('a book that has run out of its time is not in the next answer [PRC-06]', async () => {
  const end = (when: 'past' | 'open') =>
    shop.database.transaction(async (executor) => {
      await executor.execute(
        sql`update price_book set valid_to = ${when === 'past' ? sql`clock_timestamp() - interval '1 hour'` : sql`null`} where id = ${ids.books.county}`,
      )
      await moveCatalogVersion(executor)
    })
  await setPrice(price)
  await setPrice('2', ids.books.county)
  expect(await priceFor('buyer')).toMatch(/^2\b/)
  await end('past')
  expect(await priceFor('buyer')).toMatch(price)
  await end('open')
  expect(await priceFor('buyer')).toMatch(/^2\b/)
})

test('while a book is about to end, answers are made anew each time', async () => {
  await shop.database.transaction(async (executor) => {
    await executor.execute(sql`update price_book set valid_to = clock_timestamp() where id = ${ids.books.web}`)
    await moveCatalogVersion(executor)
  })
  expect((await shop.guest('GET', PRICE)).headers.get('etag')).toBeNull()
})

test('stock is never kept [CAT-09]', async () => {
  const levels = () =>
    shop.buyer<{ totalInventory: Array<{ availableToOrder: number }> }>(
      'GET',
      '/services/data/v65.0/commerce/inventory/levels',
      { query: { products: nozzle, scope: `webStoreId Eq '${ids.webstore}'` } },
    )
  for (const onHand of [3, 8]) {
    await shop.database.transaction((executor) =>
      setLevels(executor, [{ productId: nozzle, locationId: ids.locations.main, onHand: String(onHand) }]),
    )
    expect((await levels()).body.totalInventory[0]?.availableToOrder).toBe(onHand)
  }
})

test('an answer that has not changed is not sent again; who may keep it depends on whose it is [SES-02]', async () => {
  await shop.database.transaction(async (executor) => {
    await executor.execute(sql`update price_book set valid_to = null`)
    await moveCatalogVersion(executor)
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

test('a long answer is compressed for those who can read it, and says the same', async () => {
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

test('many who ask the same at once are all answered', async () => {
  await shop.database.transaction((executor) => moveCatalogVersion(executor))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? shop.guest('GET', PRICE) : shop.buyer('GET', PRICE))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(2)
})

test('addresses of pages repeat the query that was sent, not one that was answered before', async () => {
  const children = `/webstore/products/${ids.product('KIT-1')}/children`
  const page = async (path: string) => (await shop.guest<{ currentPageUrl: string }>('GET', path)).body.currentPageUrl
  expect(await page(`${children}?language=en-US`)).toContain('language=en-US')
  expect(await page(`${children}?language=de-DE`)).toContain('language=de-DE')
  const path = new URL(await page(children), 'http://shop.example').pathname
  expect(await page(`/depot/webruntime/api${path}`)).toMatch(/^\/depot\/webruntime\/api\/services\//)
  expect(await page(path)).toMatch(/^\/services\//)
})
