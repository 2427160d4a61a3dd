import { COPY_HEADER } from '@hydrant/page-model/offline/copy-header.ts'
import {
  COPIED_AT_HEADER,
  COPY_TITLE_HEADER,
  deleteCopiesExcept,
  deleteOldest,
  isYoungCopy,
  MAX_ASSETS,
  MAX_COPIES,
  MAX_COPY_BYTES,
  openCurrentCopies,
  readCurrentVisitor,
  storeCurrentVisitor,
  toAssetCacheName,
  toCopyCacheName,
  toCopyKey,
} from './offline-caches.ts'
import { deleteAdditionsOfOthers } from './pending-additions.ts'

/** How old a copy is when the page is copied again, in milliseconds. */
const COPY_INTERVAL_MS = 5 * 60 * 1000

/** How old the page for what has no copy is when it is loaded again, in milliseconds. */
const OFFLINE_PAGE_INTERVAL_MS = 24 * 60 * 60 * 1000

/** The headers of a page that its copy needs. */
const COPIED_HEADERS = ['content-type', 'content-security-policy', 'referrer-policy', 'cross-origin-opener-policy']

/** Whose pages are copied. */
interface Visit {
  /** The URL of the site in all languages, with a slash. */
  readonly scope: string
  /** The marker of the visitor whom the pages are for. */
  readonly marker: string
  /** Until when their copies may be shown, in milliseconds. */
  readonly validUntil: number
}

/**
 * Makes copies of pages those of this visitor, and deletes those of anyone else, so that nobody reads what was shown to the
 * one before them.
 */
export async function enterShopAs({ scope, marker, validUntil }: Visit): Promise<void> {
  const previous = await readCurrentVisitor(scope)
  if (previous?.marker !== marker) {
    await deleteCopiesExcept(scope, marker)
    await deleteAdditionsOfOthers(scope, marker)
  }
  await storeCurrentVisitor(scope, { marker, validUntil })
}

/**
 * Copies a page for reading it offline, unless there is a recent copy. Nothing is stored when the shop answers for another
 * visitor, or with anything but the page.
 */
export async function copyPage({ scope, marker }: Visit, url: string): Promise<void> {
  const key = toCopyKey(url)
  const copies = await caches.open(toCopyCacheName(scope, marker))
  const existing = await copies.match(key)
  if (existing !== undefined && getAgeMs(existing) < COPY_INTERVAL_MS) return
  const copy = await fetchCopy(key)
  if (copy === null || copy.marker !== marker) return
  // The visitor may have signed out meanwhile.
  if ((await readCurrentVisitor(scope))?.marker !== marker) return
  await copies.delete(key)
  await copies.put(key, copy.response)
  await deleteOldest(copies, MAX_COPIES)
  await storeAssets(scope, copy.assetUrls)
}

/** Stores the page that is shown for pages without a copy, as a guest gets it, unless that was done lately. */
export async function storeOfflinePage(scope: string, url: string): Promise<void> {
  const cache = await caches.open(toAssetCacheName(scope))
  const existing = await cache.match(url)
  if (existing !== undefined && getAgeMs(existing) < OFFLINE_PAGE_INTERVAL_MS) return
  const copy = await fetchCopy(url, { credentials: 'omit' })
  if (copy === null) return
  await storeAssets(scope, copy.assetUrls)
  await cache.delete(url)
  await cache.put(url, copy.response)
}

/** Stores the scripts, styles and fonts that the page has loaded so far: before the service worker saw its requests. */
export async function storeLoadedAssets(scope: string): Promise<void> {
  await storeAssets(
    scope,
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
}

/** A page with a copy. */
export interface VisitedPage {
  /** With the path of the site. */
  readonly path: string
  readonly title: string
}

/** Lists the pages with a copy that may be shown, the last visited first. */
export async function listVisitedPages(scope: string): Promise<readonly VisitedPage[]> {
  const copies = await openCurrentCopies(scope)
  const responses = await Promise.all(
    ((await copies?.keys()) ?? []).map(async ({ url }) => ({ url, copy: await copies?.match(url) })),
  )
  return responses
    .flatMap(({ url, copy }) => {
      if (copy === undefined || !isYoungCopy(copy)) return []
      const { pathname, search } = new URL(url)
      const title = decodeURIComponent(copy.headers.get(COPY_TITLE_HEADER) ?? '')
      return [{ path: pathname + search, title: title || pathname }]
    })
    .toReversed()
}

/** A copy as it is stored. */
interface FetchedCopy {
  readonly response: Response
  /** The marker of the visitor whom it is for. */
  readonly marker: string
  readonly assetUrls: readonly string[]
}

/** Fetches a page as a copy; null when the response is not that of the page, or too large. */
async function fetchCopy(url: string, init: RequestInit = {}): Promise<FetchedCopy | null> {
  // Not from and not into the browser's cache, which must not show copies.
  const response = await fetch(url, { ...init, cache: 'no-store', priority: 'low', headers: { [COPY_HEADER]: 'yes' } })
  const marker = response.headers.get(COPY_HEADER)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (response.status !== 200 || response.redirected || marker === null || !isHtml) return null
  const html = await response.text()
  const body = new TextEncoder().encode(html)
  if (body.length > MAX_COPY_BYTES) return null
  const headers = new Headers(
    COPIED_HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  headers.set(COPIED_AT_HEADER, String(Date.now()))
  headers.set(
    COPY_TITLE_HEADER,
    encodeURIComponent(new DOMParser().parseFromString(html, 'text/html').title.slice(0, 200)),
  )
  // Also in the page's scripts, where quotes are escaped.
  const assetUrls = Array.from(html.matchAll(/[^"'\s\\]*\/assets\/[^"'\s\\]+/g), ([path]) => path)
  return { response: new Response(body, { headers }), marker, assetUrls }
}

/** Stores the assets of the shop out of some URLs; what cannot be loaded is left out. */
async function storeAssets(scope: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(toAssetCacheName(scope))
  const assets = new Set(urls.map((url) => new URL(url, scope).href).filter((url) => url.startsWith(`${scope}assets/`)))
  await Promise.all(
    Array.from(assets, async (url) => {
      if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => undefined)
    }),
  )
  await deleteOldest(cache, MAX_ASSETS)
}

function getAgeMs(copy: Response): number {
  return Date.now() - Number(copy.headers.get(COPIED_AT_HEADER))
}
