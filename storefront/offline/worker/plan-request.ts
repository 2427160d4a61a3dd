/** What the service worker needs to know of a request. */
export type WorkerRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'referrer' | 'url'>

/**
 * What the service worker does with a request: `page` is loaded from the network, else from its copy; `asset` and
 * `picture` with their caches (`responses.ts`); `sign-out` and `other visitor` delete what belongs to the visitor;
 * anything else is left to the browser.
 */
export type RequestPlan = 'page' | 'asset' | 'picture' | 'sign-out' | 'other visitor' | 'none'

/** What is no page for visitors: the back office, the page builder, calls of the API, and media. */
const OTHER_PATHS = /^\/(?:admin|builder|services|lwr|cms)(?:\/|$)/

/** The segment of a language, such as `/es` or `/es-us`. */
const LANGUAGE_SEGMENT = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/

/** The pages and calls after whose forms somebody else may be visiting, or for another account. */
const IDENTITY_PATHS =
  /^\/(?:login(?:\/\w+)?|register|verify-email|reset-password|account\/(?:acting|second-factor|password))(?:\.data)?$/

const SIGN_OUT_PATH = /^\/webruntime\/logout(?:\.data)?$/

/** Decides what to do with a request of a page below `scope`, the URL of the site in all languages with a slash. */
export function planRequest({ method, mode, destination, referrer, url }: WorkerRequest, scope: string): RequestPlan {
  const path = findPath(url, scope)
  if (path === null || isForStaff(referrer, scope)) return 'none'
  const { searchParams } = new URL(url)
  if (method === 'POST') {
    // Who has timed out finds the additions again after signing in.
    if (SIGN_OUT_PATH.test(path)) return searchParams.has('ended') ? 'other visitor' : 'sign-out'
    return IDENTITY_PATHS.test(path) ? 'other visitor' : 'none'
  }
  if (method !== 'GET') return 'none'
  if (path.startsWith('/assets/')) return 'asset'
  if (destination === 'image') return 'picture'
  if (mode !== 'navigate' || OTHER_PATHS.test(path) || isPreview(searchParams)) return 'none'
  return 'page'
}

/** Gets the path inside the site, without the language; null for URLs outside of it. */
function findPath(url: string, scope: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname } = new URL(url)
  const site = new URL(scope)
  const sitePath = site.pathname.slice(0, -1)
  if (origin !== site.origin || !`${pathname}/`.startsWith(site.pathname)) return null
  return pathname.slice(sitePath.length).replace(LANGUAGE_SEGMENT, '') || '/'
}

/** Whether a request comes from a page of the back office or of the page builder. */
function isForStaff(referrer: string, scope: string): boolean {
  const path = findPath(referrer, scope)
  return path !== null && OTHER_PATHS.test(path)
}

/** Whether a page is shown to site builders alone. */
function isPreview(query: URLSearchParams): boolean {
  return query.has('at') || query.get('preview') === 'draft'
}
