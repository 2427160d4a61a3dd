import { useEffect } from 'react'
import { useHref, useLocation, useMatches } from 'react-router'
import { setOfflineHandling } from '@hydrant/rendering/submissions/offline-handling.ts'
import { links } from '../links.ts'
import type { SessionTimes } from '../session/session-monitor.ts'
import { GUEST_MARKER } from './copy-request.ts'
import { deleteAllCaches, deleteVisit, findCopy } from './offline-caches.ts'
import { PendingNotice } from './pending-notice.tsx'
import { useOfflineAdditions } from './use-offline-additions.ts'
import { copyPage, enterShopAs, storeLoadedAssets, storeOfflinePage } from './visited-pages.ts'
import { reloadPage } from '@hydrant/rendering/submissions/reload-page.ts'

/** The page and its visitor. */
export interface OfflinePartsProps {
  /** The path of the site in every language, without a slash at its end. */
  readonly sitePath: string
  /** Who the page is for; see `copy-request.ts`. */
  readonly visitorMarker: string
  /** The times of a buyer's session. */
  readonly session: SessionTimes | null
  /** When the page was copied (ISO); null when it is not read from a copy. */
  readonly copiedAt: string | null
}

/** The pages that are copied: those of the catalogue, and those made in the site builder. */
const COPIED_ROUTES = ['home', 'category', 'search', 'product', 'stored-page'].map((name) => `routes/${name}`)

/** How long guests may read copies, in seconds; each copy by itself is too old after a week. */
const GUEST_SECONDS = 365 * 24 * 60 * 60

/** How long the browser may wait until it has nothing else to do, in milliseconds. */
const IDLE_TIMEOUT_MS = 3000

/**
 * Copies each page of the catalogue that is visited, and lets additions to the cart wait while the browser is offline. The
 * service worker, which shows the copies, is registered once the page has nothing else to do.
 */
export function OfflineParts({ sitePath, visitorMarker: marker, session, copiedAt }: OfflinePartsProps) {
  const scope = toScope(sitePath)
  const offlinePageUrl = new URL(useHref(links.offline()), scope).href
  const logoutUrl = useHref(links.logout())
  const { pathname, search } = useLocation()
  const routeId = useMatches().at(-1)?.id ?? ''
  const additions = useOfflineAdditions({ scope, marker, isOnline: copiedAt === null })

  useEffect(() => {
    setOfflineHandling({
      openCopy: async (url) => {
        if ((await findCopy(scope, url)) === null) return false
        if (url === window.location.href) reloadPage()
        else window.location.assign(url)
        return true
      },
      storeForm({ form, submitter }) {
        // Whoever signs out offline leaves no copies; the session itself ends when it is told.
        if (form.getAttribute('action') === logoutUrl) additions.forget(deleteVisit(scope))
        return additions.store(form, submitter)
      },
    })
    return () => setOfflineHandling(null)
  }, [scope, additions, logoutUrl])

  useEffect(() => {
    if (copiedAt !== null) return
    // A copy must not be readable for longer than the session that it was made in.
    const validSeconds = marker === GUEST_MARKER ? GUEST_SECONDS : (session?.secondsLeft ?? 0)
    const visit = { scope, marker, validUntil: Date.now() + validSeconds * 1000 }
    let isLeft = false
    const copy = async () => {
      await enterShopAs(visit)
      await waitUntilIdle()
      await startServiceWorker(scope)
      if (!isLeft && COPIED_ROUTES.includes(routeId)) await copyPage(visit, window.location.href)
      // Only copies show it, and offline it could not be loaded.
      await import('./copy-notice.tsx')
      await storeLoadedAssets(scope)
      await storeOfflinePage(scope, offlinePageUrl)
    }
    // Without storage or a connection, pages are not readable offline.
    copy().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [scope, marker, session, copiedAt, offlinePageUrl, routeId, pathname, search])

  return <PendingNotice additions={additions.pending} onDelete={additions.remove} />
}

/** Removes the service worker and everything that was stored for reading offline. */
export async function stopOfflineUse(sitePath: string): Promise<void> {
  const scope = toScope(sitePath)
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration?.scope === toWorkerScope(scope)) await registration.unregister()
  await deleteAllCaches(scope)
}

function toWorkerScope(scope: string): string {
  return new URL(scope).pathname === '/' ? scope : scope.slice(0, -1)
}

function toScope(sitePath: string): string {
  return `${window.location.origin}${sitePath}/`
}

/** Starts the service worker, and waits until it gets the requests of this page. */
async function startServiceWorker(scope: string): Promise<void> {
  const { serviceWorker } = navigator
  const isControlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  // Without the slash, so that the home page of a site with a path is served, too.
  await serviceWorker.register(`${scope}service-worker.js`, { scope: toWorkerScope(scope), updateViaCache: 'none' })
  if (serviceWorker.controller === null) await isControlled
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_TIMEOUT_MS)
  })
}
