import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COPY_HEADER } from '@hydrant/page-model/offline/copy-header.ts'
import { findCopy, MAX_COPIES, MAX_COPY_BYTES, toAssetCacheName } from './offline-caches.ts'
import { stubBrowser } from './testing/stub-browser.ts'
import { copyPage, enterShopAs, listVisitedPages, storeOfflinePage } from './visited-pages.ts'

const SCOPE = 'https://shop.example/supplies/'
const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The shop: for whom it renders pages, what else they contain, and which were requested. */
const shop = { marker: 'buyer', content: '', requested: [] as string[] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stubBrowser()
  Object.assign(shop, { marker: 'buyer', content: '', requested: [] })
  vi.stubGlobal('fetch', async (url: string) => {
    shop.requested.push(url)
    const headers = { 'content-type': 'text/html; charset=utf-8', [COPY_HEADER]: shop.marker, 'set-cookie': 'a=b' }
    return new Response(`<title>Page ${new URL(url).pathname}</title>${shop.content}`, { headers })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Visits pages as somebody whose session ends in an hour. */
async function visit(marker: string, ...paths: readonly string[]): Promise<void> {
  const visitor = { scope: SCOPE, marker, validUntil: Date.now() + HOUR_MS }
  await enterShopAs(visitor)
  for (const path of paths) await copyPage(visitor, SCOPE + path)
}

const readCopy = async (path: string) => (await findCopy(SCOPE, SCOPE + path))?.text() ?? null
const listPaths = async () => (await listVisitedPages(SCOPE)).map(({ path }) => path.replace('/supplies/', ''))

test('visited pages can be read with their titles, the last visited first, and are requested once in five minutes [OFF-02] [OFF-03]', async () => {
  await visit('buyer', 'product/1', 'product/2', 'product/1')
  expect(shop.requested).toEqual([`${SCOPE}product/1`, `${SCOPE}product/2`])
  expect(await readCopy('product/1')).toContain('Page /supplies/product/1')
  expect(await listVisitedPages(SCOPE)).toEqual([
    { path: '/supplies/product/2', title: 'Page /supplies/product/2' },
    { path: '/supplies/product/1', title: 'Page /supplies/product/1' },
  ])
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS)
  await visit('buyer', 'product/1')
  expect(shop.requested).toHaveLength(3)
  expect(await listPaths()).toEqual(['product/1', 'product/2'])
  expect((await findCopy(SCOPE, `${SCOPE}product/1`))?.headers.has('set-cookie')).toBe(false)
})

test('the copy of a product is shown with other parameters, that of a list only with its own [OFF-02]', async () => {
  await visit('buyer', 'product/1?searched=hose', 'search?q=hose')
  expect(await readCopy('product/1')).not.toBeNull()
  expect(await readCopy('search?q=hose')).not.toBeNull()
  expect(await readCopy('search?q=valve')).toBeNull()
})

test('the last 60 pages are stored, each for a week [OFF-02]', async () => {
  const paths = Array.from({ length: MAX_COPIES + 1 }, (_, number) => `product/${number}`)
  await visit('buyer', ...paths)
  expect(await listPaths()).toEqual(paths.slice(1).toReversed())
  expect(await readCopy('product/0')).toBeNull()
  vi.setSystemTime(Date.now() + 7 * DAY_MS - HOUR_MS)
  await visit('buyer')
  expect(await listPaths()).toHaveLength(MAX_COPIES)
  vi.setSystemTime(Date.now() + HOUR_MS)
  await visit('buyer')
  expect([await listPaths(), await readCopy('product/1')]).toEqual([[], null])
})

test('pages cannot be read when the session of their visit would have ended [OFF-05]', async () => {
  await visit('buyer', 'product/1')
  vi.setSystemTime(Date.now() + HOUR_MS)
  expect(await readCopy('product/1')).not.toBeNull()
  vi.setSystemTime(Date.now() + 1)
  expect([await listPaths(), await readCopy('product/1')]).toEqual([[], null])
})

test('the next visitor finds no pages of the one before, and nothing is stored that was rendered for somebody else [OFF-05]', async () => {
  await visit('buyer', 'product/1')
  await visit('guest', 'product/2')
  expect(await caches.keys()).not.toContainEqual(expect.stringContaining('buyer'))
  expect([await listPaths(), await readCopy('product/1')]).toEqual([[], null])
  shop.marker = 'guest'
  await visit('guest', 'product/2')
  expect(await listPaths()).toEqual(['product/2'])
  await visit('buyer')
  expect(await listPaths()).toEqual([])
})

test('a page that is too large is not stored [OFF-02]', async () => {
  shop.content = 'x'.repeat(MAX_COPY_BYTES)
  await visit('buyer', 'product/1')
  expect(await listPaths()).toEqual([])
})

test('the page for what has no copy is stored in each visited language, and loaded again after a day [OFF-03]', async () => {
  const urls = [`${SCOPE}session/offline`, `${SCOPE}es-us/session/offline`]
  const storeBoth = async () => {
    for (const url of urls) await storeOfflinePage(SCOPE, url)
  }
  await storeBoth()
  await storeBoth()
  expect(shop.requested).toEqual(urls)
  const stored = await (await caches.open(toAssetCacheName(SCOPE))).match(urls[1] ?? '')
  expect(await stored?.text()).toContain('Page /supplies/es-us/session/offline')
  vi.setSystemTime(Date.now() + DAY_MS)
  await storeBoth()
  expect(shop.requested).toHaveLength(4)
})
