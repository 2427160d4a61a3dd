import {
  deleteCopies,
  deleteOldest,
  deleteVisit,
  findCopy,
  MAX_ASSETS,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  readCurrentVisitor,
  toAssetCacheName,
  toPictureCacheName,
} from '../offline-caches.ts'
import { planRequest } from './plan-request.ts'

/** An event of a service worker, as far as it is used here. */
interface WorkerEvent extends Event {
  readonly waitUntil: (task: Promise<unknown>) => void
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

/** The global scope of a service worker; the library of types for pages does not have it. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

declare const self: WorkerScope

/** The URL of the site with a slash at its end, which the path of its home page may lack. */
const scope = self.registration.scope.replace(/\/?$/, '/')

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const plan = planRequest(event.request, scope)
  switch (plan) {
    case 'none':
      return
    case 'page':
      return event.respondWith(loadPage(event.request))
    case 'asset':
      return event.respondWith(loadFromCache(event, toAssetCacheName(scope), { entries: MAX_ASSETS, bytes: Infinity }))
    case 'picture':
      return event.respondWith(
        loadFromCache(event, toPictureCacheName(scope), { entries: MAX_PICTURES, bytes: MAX_PICTURE_BYTES }),
      )
    // Copies are deleted before the shop knows, so that nobody sees them afterwards, whatever becomes of the request.
    case 'sign-out':
      return event.respondWith(sendAfter(deleteVisit(scope), event.request))
    case 'other visitor':
      return event.respondWith(sendAfter(deleteCopies(scope), event.request))
    default:
      plan satisfies never
  }
})

async function sendAfter(task: Promise<unknown>, request: Request): Promise<Response> {
  await task
  return fetch(request)
}

/** Loads a page from the network; without a response its copy, or the page that lists all copies. */
async function loadPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await findCopy(scope, request.url)) ?? findOfflinePage(request.url)
  }
}

/** Finds the page that says that there is no copy, in the language of the requested page; the browser's own without one. */
async function findOfflinePage(url: string): Promise<Response> {
  const cache = await caches.open(toAssetCacheName(scope))
  const pages = (await cache.keys()).map((key) => key.url).filter((key) => key.endsWith('/offline'))
  const { origin, pathname, search } = new URL(url)
  const page = pages
    .filter((key) => `${origin + pathname}/`.startsWith(key.slice(0, -'offline'.length)))
    .toSorted((one, other) => other.length - one.length)[0]
  if (page === undefined) return Response.error()
  if (origin + pathname === page) return (await cache.match(page)) ?? Response.error()
  // The page is shown at its own URL, because the router expects that.
  return Response.redirect(`${page}#${encodeURIComponent(pathname + search)}`)
}

/** Loads what never changes under its URL from a cache, else from the network into that cache. */
async function loadFromCache(
  event: WorkerFetchEvent,
  cacheName: string,
  max: { readonly entries: number; readonly bytes: number },
): Promise<Response> {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(event.request, { ignoreVary: true })
  if (cached !== undefined) return cached
  const response = await fetch(event.request)
  if (isStorable(response)) event.waitUntil(store(cacheName, event.request, { response: response.clone(), max }))
  return response
}

function isStorable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}

async function store(
  cacheName: string,
  request: Request,
  {
    response,
    max,
  }: { readonly response: Response; readonly max: { readonly entries: number; readonly bytes: number } },
): Promise<void> {
  const body = await response.blob()
  // Of a visitor who has just refused, nothing is stored.
  if (body.size > max.bytes || (await readCurrentVisitor(scope)) === null) return
  const cache = await caches.open(cacheName)
  await cache.put(request, new Response(body, { headers: response.headers }))
  await deleteOldest(cache, max.entries)
}
