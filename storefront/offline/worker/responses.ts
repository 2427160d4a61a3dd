import {
  deleteOldest,
  findCopy,
  MAX_ASSETS,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  readCurrentVisitor,
  toAssetCacheName,
  toPictureCacheName,
} from '../offline-caches.ts'
import { OFFLINE_PAGE_PATH } from '../offline-page-path.ts'

/** A request whose response may be stored while the browser runs something else. */
interface StorableRequest {
  readonly request: Request
  /** Keeps the service worker running until the task has ended. */
  readonly waitUntil: (task: Promise<unknown>) => void
}

/** Sends a form once something is deleted. It is also sent when the browser cannot delete. */
export async function sendAfter(deletion: Promise<unknown>, request: Request): Promise<Response> {
  await deletion.catch(() => undefined)
  return fetch(request)
}

/** Loads a page from the network; without a response its copy, or the page that lists all copies. */
export async function loadPage(scope: string, request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await findCopy(scope, request.url)) ?? findOfflinePage(scope, request.url)
  }
}

/** Finds the page that says that there is no copy, in the language of the requested page; the browser's own without one. */
async function findOfflinePage(scope: string, url: string): Promise<Response> {
  const cache = await caches.open(toAssetCacheName(scope))
  const pages = (await cache.keys()).map((key) => key.url).filter((key) => key.endsWith(OFFLINE_PAGE_PATH))
  const { origin, pathname, search } = new URL(url)
  const page = pages
    .filter((key) => `${origin + pathname}/`.startsWith(`${key.slice(0, -OFFLINE_PAGE_PATH.length)}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  if (page === undefined) return Response.error()
  if (origin + pathname === page) return (await cache.match(page)) ?? Response.error()
  // The page is shown at its own URL, because the router expects that.
  return Response.redirect(`${page}#${encodeURIComponent(pathname + search)}`)
}

/**
 * Loads an asset or a picture. What never changes under its URL comes from its cache, else from the network into that
 * cache; anything else from the cache only when the network fails.
 */
export async function loadWithCache(
  scope: string,
  kind: 'asset' | 'picture',
  { request, waitUntil }: StorableRequest,
): Promise<Response> {
  const cacheName = kind === 'asset' ? toAssetCacheName(scope) : toPictureCacheName(scope)
  const cached = await findCached(cacheName, request)
  if (cached !== undefined && isImmutable(cached)) return cached
  try {
    const response = await fetch(request)
    if (isStorable(response)) {
      const stored = store(scope, { cacheName, kind, request, response: response.clone() })
      // What cannot be stored is loaded again.
      waitUntil(stored.catch(() => undefined))
    }
    return response
  } catch (error) {
    if (cached === undefined) throw error
    return cached
  }
}

/** Whether the shop says that the URL has this content for ever, as it does of built files and of media. */
function isImmutable({ headers }: Response): boolean {
  return /\bimmutable\b/.test(headers.get('cache-control') ?? '')
}

/** Finds the stored response; undefined without one, or when the browser cannot read its caches. */
async function findCached(cacheName: string, request: Request): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(request, { ignoreVary: true })
  } catch {
    return undefined
  }
}

function isStorable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

/** What is stored, under which name. */
interface StoredResponse {
  readonly cacheName: string
  readonly kind: 'asset' | 'picture'
  readonly request: Request
  readonly response: Response
}

async function store(scope: string, { cacheName, kind, request, response }: StoredResponse): Promise<void> {
  const body = await response.blob()
  if (kind === 'picture' && body.size > MAX_PICTURE_BYTES) return
  // Of a visitor who has just refused, nothing is stored.
  if ((await readCurrentVisitor(scope)) === null) return
  const cache = await caches.open(cacheName)
  await cache.put(request, new Response(body, { headers: response.headers }))
  await deleteOldest(cache, kind === 'asset' ? MAX_ASSETS : MAX_PICTURES)
}
