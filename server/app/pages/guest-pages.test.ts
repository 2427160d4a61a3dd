import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { account } from '@hydrant/database/schema/accounts.ts'
import { pageDraft, siteSettings } from '@hydrant/database/schema/content.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { saveAndPublishPage } from '../../content/service.ts'
import { incrementCatalogVersion } from '../../webstore/service.ts'
import { savePrices } from '../../pricing/service.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { buildApp } from '../build-app.ts'
import type { PageRenderContext } from './page-renderer.ts'

const API = '/services/data/v65.0/commerce'

/** Renders a page that contains the number of renderings so far, with inline scripts and a style. */
async function renderNumberedPage(
  request: Request,
  { nonce, fetch, origin, reportError, reportFlaw }: PageRenderContext,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  renderCount += 1
  if (pathname.startsWith('/shared/price/'))
    await fetch(`${origin}${API}/webstores/${ids.webstore}/pricing/products/${pathname.slice('/shared/price/'.length)}`)
  if (pathname === '/shared/cart') await fetch(`${origin}${API}/webstores/${ids.webstore}/carts/current`)
  if (pathname === '/shared/cookie') await fetch(`${origin}/probe-cookie`)
  if (pathname === '/shared/failing') reportError(new Error('a block failed'))
  if (pathname === '/shared/flawed') reportFlaw(new Error('a block is of an unknown kind'))
  const html = `<style nonce="${nonce}">a{}</style><script nonce="${nonce}">run(${renderCount})</script><script src="/x.js" nonce="${nonce}"></script><script>injected()</script>${request.headers.get('cookie')} ${' '.repeat(2000)}`
  return new Response(html, {
    status: pathname === '/shared/gone' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

let renderCount = 0
let database: Database
let app: FastifyInstance
let folder: Awaited<ReturnType<typeof createDisposableFolder>>
beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  folder = await createDisposableFolder()
  app = await buildApp({
    database,
    settings: { basePath: '', logLevel: 'silent' },
    secret: 'a secret that only tests know, of 32 characters and more',
    operatorToken: null,
    pages: {
      assetsDir: folder.path,
      render: renderNumberedPage,
      guestCookies: (cookies) => (cookies === '' || cookies.startsWith('asked=') ? cookies.slice(0, 7) : null),
      isGuestCacheable: (path) => path.startsWith('/shared'),
      isPreview: () => false,
    },
  })
  app.get('/probe-cookie', (_, reply) => reply.setCookie('probe', '1', { path: '/' }).send())
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
  await folder[Symbol.asyncDispose]()
  await database.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('guests share one page, which is rendered once', async () => {
  const pages = await Promise.all([get('/shared/a'), get('/shared/a'), get('/shared/a')])
  pages.push(await get('/shared/a'))
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  expect(pages[0]?.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    vary: 'accept-encoding, cookie, x-forwarded-proto, x-offline-copy',
    etag: expect.stringMatching(/^W\/".+"$/),
  })
  const again = await get('/shared/a', { 'if-none-match': String(pages[0]?.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/shared/a?from=mail')).body).not.toBe(pages[0]?.body)
  expect((await get('/shared/a', { 'x-forwarded-host': 'elsewhere.example' })).headers['cache-control']).toBe(
    'private, no-cache',
  )
})

test('a copy of a page for reading offline is another page than that for all guests [OFF-05]', async () => {
  const page = await get('/shared/copied')
  const copy = await get('/shared/copied', { 'x-offline-copy': 'yes' })
  expect(copy.body).not.toBe(page.body)
  expect((await get('/shared/copied')).body).toBe(page.body)
  expect((await get('/shared/copied', { 'x-offline-copy': 'yes' })).body).toBe(copy.body)
})

test('a guest page is compressed for browsers that accept it', async () => {
  const plain = await get('/shared/compressed')
  const compressed = await get('/shared/compressed', { 'accept-encoding': 'br' })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
})

test('a page for one visitor is compressed, too', async () => {
  const plain = await get('/cart')
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get('/cart', { 'accept-encoding': encoding })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(decompress(rawPayload).length).toBeCloseTo(plain.body.length, -2)
  }
})

test('inline scripts and styles of a guest page are allowed by hash instead of a nonce, and injected ones are not', async () => {
  const { headers, body } = await get('/shared/policy')
  const policy = String(headers['content-security-policy'])
  expect(policy + body).not.toContain('nonce')
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(body).toContain('<script>injected()</script>')
  expect(policy).not.toContain(createHash('sha256').update('injected()').digest('base64'))
  const head = await app.inject({ method: 'HEAD', url: '/shared/policy' })
  expect([head.statusCode, head.body, head.headers.etag, head.headers['content-security-policy']]).toEqual([
    200,
    '',
    headers.etag,
    policy,
  ])
})

test('guests whose relevant cookies are the same share a page, rendered without the other cookies', async () => {
  const first = await get('/shared/asked', { cookie: 'asked=1; when=08:00' })
  expect((await get('/shared/asked', { cookie: 'asked=1; when=09:00' })).body).toBe(first.body)
  expect(first.body).toContain('asked=1 ')
  expect((await get('/shared/asked')).body).not.toBe(first.body)
})

test('a request with an individual cookie or a token gets its own page, which is not cached [SES-02]', async () => {
  const shared = await get('/shared/own')
  for (const [name, value] of [
    ['cookie', 'anything=1'],
    ['authorization', 'Bearer x'],
  ] as const) {
    const own = await get('/shared/own', { [name]: value })
    expect([own.headers['cache-control'], own.body === shared.body]).toEqual(['no-store', false])
  }
  expect((await get('/cart')).headers['cache-control']).toBe('no-store')
})

test('a cookie that is set while rendering is sent to the visitor of that request only [SES-02]', async () => {
  const pages = await Promise.all([get('/shared/cookie'), get('/shared/cookie'), get('/shared/cookie')])
  expect(pages.map(({ cookies }) => cookies.length)).toEqual([1, 1, 1])
  expect(new Set(pages.map(({ body }) => body)).size).toBe(3)
})

test('tracking parameters lead to the same page; other parameters to another one', async () => {
  const page = await get('/shared/sale?size=L')
  for (const parameter of ['&gclid=1', '&utm_source=mail&utm_medium=news', '&fbclid=2', '&msclkid=3'])
    expect((await get(`/shared/sale?size=L${parameter}`)).body, parameter).toBe(page.body)
  expect((await get('/shared/sale?gclid=1&size=L')).headers.etag).toBe(page.headers.etag)
  expect((await get('/shared/sale?size=M&gclid=1')).body).not.toBe(page.body)
})

test('a stored page with a block of an unknown kind is cached like any other', async () => {
  const page = await get('/shared/flawed')
  expect((await get('/shared/flawed')).body).toBe(page.body)
  expect(page.headers.etag).toBeDefined()
})

test.each(['/shared/failing', '/shared/gone'])('%s is not cached', async (path) => {
  const first = await get(path)
  const second = await get(path)
  expect(second.body).not.toBe(first.body)
  expect(second.headers['cache-control']).toBe('no-store')
})

test.each([
  [
    'a page',
    () =>
      database.transaction((tx) =>
        saveAndPublishPage(tx, { path: '/sale', title: 'Sale', description: '', document: {} }),
      ),
  ],
  ['a product or a category', () => database.transaction((tx) => incrementCatalogVersion(tx))],
  ['a switch of the store', () => database.transaction((tx) => tx.update(webstore).set({ taxType: 'Gross' }))],
  [
    'what stands around every page',
    () =>
      database.transaction((tx) =>
        tx.insert(siteSettings).values({ siteId: 'site', revision: 1, settings: {}, savedAt: new Date() }),
      ),
  ],
  ['for whom prices are', () => database.transaction((tx) => tx.update(account).set({ name: 'B' }))],
])('after a change of %s the next guest gets a new page', async (_, change) => {
  const before = await get('/shared/fresh')
  expect((await get('/shared/fresh')).body).toBe(before.body)
  await change()
  // The notification of PostgreSQL may take a moment.
  await vi.waitFor(async () => expect((await get('/shared/fresh')).body).not.toBe(before.body))
})

test('a page is rendered again when a price on it changes, not when another one does [RUN-23]', async () => {
  const [nozzle, manifold] = [ids.product('HN-125/1'), ids.product('MN-500')]
  const [page, own, cart] = [`/shared/price/${nozzle}`, `/shared/price/${manifold}`, '/shared/cart']
  const [before, ownBefore, cartBefore] = [await get(page), await get(own), await get(cart)]
  const prices = [{ productId: manifold, currency: 'USD', unitPrice: '7000' }]
  await database.transaction((tx) => savePrices(tx, ids.priceBooks.list, prices))
  await vi.waitFor(async () => expect((await get(own)).body).not.toBe(ownBefore.body))
  expect((await get(page)).body).toBe(before.body)
  // What a call that is not cached shows is not known.
  expect((await get(cart)).body).not.toBe(cartBefore.body)
})

test('a saved draft does not invalidate the cached pages', async () => {
  await database.transaction((tx) =>
    saveAndPublishPage(tx, { path: '/written', title: 'x', description: '', document: {} }),
  )
  const before = await get('/shared/written')
  await database.transaction((tx) => tx.update(pageDraft).set({ title: 'y', document: {}, revision: 5 }))
  expect((await get('/shared/written')).body).toBe(before.body)
})

test('changes without a revision, such as stock, show after ten seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const before = await get('/shared/stock')
  vi.setSystemTime(1_004_999)
  expect((await get('/shared/stock')).body).toBe(before.body)
  vi.setSystemTime(1_010_000)
  expect((await get('/shared/stock')).body).not.toBe(before.body)
})

test('a page that is still requested is rendered again in the background before it is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 2_000_000 })
  const before = await get('/shared/popular')
  vi.setSystemTime(2_005_000)
  expect((await get('/shared/popular')).body).toBe(before.body)
  await vi.waitFor(async () => expect((await get('/shared/popular')).body).not.toBe(before.body))
})
