import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteVisit, storeCurrentVisitor, toAssetCacheName } from '../offline-caches.ts'
import { OFFLINE_PAGE_PATH } from '../offline-page-path.ts'
import { createBrokenCaches, createMemoryCaches } from '../testing/memory-caches.ts'
import { loadWithCache, loadPage, sendAfter } from './responses.ts'

const ORIGIN = 'https://shop.example'
const SCOPE = `${ORIGIN}/supplies/`

/** The paths that were requested from the network. */
const requested: string[] = []
const network = { isOnline: true, cacheControl: '' }

beforeEach(() => {
  requested.length = 0
  Object.assign(network, { isOnline: true, cacheControl: 'public, max-age=31536000, immutable' })
  vi.stubGlobal('caches', createMemoryCaches())
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!network.isOnline) throw new TypeError('Failed to fetch')
    requested.push(new URL(url).pathname)
    const response = new Response(`${requested.length}`, { headers: { 'cache-control': network.cacheControl } })
    // The type of a response of the same origin.
    Object.defineProperty(response, 'type', { value: 'basic' })
    return response
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Loads something as the service worker does; returns the body after everything is stored. */
async function load(path: string, kind: 'asset' | 'picture'): Promise<string> {
  const tasks: Promise<unknown>[] = []
  const request = new Request(ORIGIN + path)
  const response = await loadWithCache(SCOPE, kind, { request, waitUntil: (task) => void tasks.push(task) })
  await Promise.all(tasks)
  return response.text()
}

test('with caches that fail, forms that sign in or out are sent, and scripts and pictures loaded [OFF-05]', async () => {
  vi.stubGlobal('caches', createBrokenCaches())
  const signOut = new Request(`${SCOPE}webruntime/logout`, { method: 'POST' })
  expect(await (await sendAfter(deleteVisit(SCOPE), signOut)).text()).toBe('1')
  expect(await load('/supplies/assets/a-1.js', 'asset')).toBe('2')
  expect(await load('/supplies/cms/delivery/media/1', 'picture')).toBe('3')
  expect((await loadPage(SCOPE, new Request(SCOPE))).status).toBe(200)
})

test('what never changes under its URL is loaded once, after a visitor has allowed to store it [OFF-02] [OFF-04]', async () => {
  const path = '/supplies/cms/delivery/media/1'
  expect([await load(path, 'picture'), await load(path, 'picture')]).toEqual(['1', '2'])
  await storeCurrentVisitor(SCOPE, { marker: 'guest', validUntil: Date.now() })
  expect([await load(path, 'picture'), await load(path, 'picture')]).toEqual(['3', '3'])
  network.isOnline = false
  expect(await load(path, 'picture')).toBe('3')
})

test('what changes under its URL, such as an icon, is loaded anew, and comes from the cache when the network fails [OFF-02]', async () => {
  network.cacheControl = 'public, max-age=3600'
  await storeCurrentVisitor(SCOPE, { marker: 'guest', validUntil: Date.now() })
  const path = '/supplies/favicon.svg'
  expect([await load(path, 'picture'), await load(path, 'picture')]).toEqual(['1', '2'])
  network.isOnline = false
  expect(await load(path, 'picture')).toBe('2')
  await expect(load('/supplies/img/never-loaded.svg', 'picture')).rejects.toThrow('Failed to fetch')
})

test('a page without a copy leads to the page in its language that says so [OFF-03]', async () => {
  network.isOnline = false
  const cache = await caches.open(toAssetCacheName(SCOPE))
  const find = async (path: string) => loadPage(SCOPE, new Request(ORIGIN + path))
  expect((await find('/supplies/product/1')).type).toBe('error')
  for (const language of ['', '/es-us', '/es'])
    await cache.put(`${ORIGIN}/supplies${language}${OFFLINE_PAGE_PATH}`, new Response(`in ${language}`))
  const findLocation = async (path: string) => (await find(path)).headers.get('location')
  expect(await findLocation('/supplies/search?q=a b')).toBe(
    `${ORIGIN}/supplies/session/offline#${encodeURIComponent('/supplies/search?q=a%20b')}`,
  )
  expect(await findLocation('/supplies/es-us/cart')).toMatch(
    '/supplies/es-us/session/offline#%2Fsupplies%2Fes-us%2Fcart',
  )
  expect(await findLocation('/supplies/es-us')).toMatch('/supplies/es-us/session/offline#')
  expect(await findLocation('/supplies/essen')).toMatch('/supplies/session/offline#')
  expect(await (await find('/supplies/es/session/offline')).text()).toBe('in /es')
})
