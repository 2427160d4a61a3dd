import { deleteCopies, deleteVisit } from '../offline-caches.ts'
import { planRequest } from './plan-request.ts'
import { loadWithCache, loadPage, sendAfter } from './responses.ts'

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
      return event.respondWith(loadPage(scope, event.request))
    case 'asset':
    case 'picture':
      return event.respondWith(
        loadWithCache(scope, plan, { request: event.request, waitUntil: (task) => event.waitUntil(task) }),
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
