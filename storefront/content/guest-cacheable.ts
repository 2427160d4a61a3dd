import type { ServerBuild } from 'react-router'
import { readConsentState } from '../consent/consent-state.ts'
import { createVisitorCookieCheck } from '../consent/storage-entries.ts'
import { ACCEPTED_COOKIE } from '../consent/preferences.ts'
import { listCookieNames, readCookieText } from '../session/cookies.ts'
import { createHandleFinder } from './handle-finder.ts'

/** The `handle` of a route whose page is the same for every guest, so that the server can cache it for all of them. */
export const GUEST_CACHEABLE = { isForAllGuests: true } as const

/**
 * Returns the Cookie header to render a page with for all guests in the same state; null when this visitor may get
 * another page.
 */
export type GuestCookies = (path: string, cookieHeader: string) => string | null

/**
 * Creates a function that finds the cookies with which the page at a path (with the base path) is the same for every
 * guest: none, or, when the visitor has already decided about cookies, one that hides the banner. The decision itself
 * is read by the browser. The names of the API's cookies begin with `apiCookiePrefix`.
 */
export function createGuestCookiesFinder(
  build: Pick<ServerBuild, 'routes' | 'basename'>,
  apiCookiePrefix: string,
): GuestCookies {
  const findHandle = createHandleFinder(build)
  const isVisitorCookie = createVisitorCookieCheck(apiCookiePrefix)
  return (path, cookieHeader) => {
    const { pathname } = new URL(`http://shop${path}`)
    // The router's data requests, and paths that other servers parse differently, are rendered for each visitor.
    if (/\.data$|\/\//.test(pathname)) return null
    if (listCookieNames(cookieHeader).some(isVisitorCookie)) return null
    if (!isGuestCacheable(findHandle(pathname))) return null
    const { needsDecision: asks } = readConsentState({ read: (name) => readCookieText(cookieHeader, name) || null })
    return asks ? '' : `${ACCEPTED_COOKIE}=delayed`
  }
}

function isGuestCacheable(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isForAllGuests' in handle && handle.isForAllGuests === true
}
