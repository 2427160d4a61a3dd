import type { ServerBuild } from 'react-router'
import { readConsentState } from '../consent/consent-state.ts'
import { createVisitorCookieCheck } from '../consent/storage-entries.ts'
import { ACCEPTED_COOKIE } from '../consent/preferences.ts'
import { listCookieNames, findDecodedCookieText } from '../session/cookies.ts'
import { createHandleFinder } from './handle-finder.ts'

/**
 * The `handle` of a route whose page is the same for every guest, so that the server can cache it for all of them. All
 * of them have blocks, so that their URL may request a preview, as with `HAS_PREVIEW`.
 */
export const GUEST_CACHEABLE = { isForAllGuests: true, hasPreview: true } as const

/**
 * Converts a request's Cookie header to the one with which its page is rendered and cached for all guests in the same
 * state; null when the cookies identify a visitor, who may get other pages.
 */
export type GuestCookies = (cookieHeader: string) => string | null

/** Returns whether the page at a path (with the base path) is the same for every guest. */
export type GuestCacheableCheck = (path: string) => boolean

/**
 * Creates a function that finds the cookies with which pages are the same for every guest: none, or, when the visitor
 * has already decided about cookies, one that hides the banner. The decision itself is read by the browser. The names
 * of the API's cookies begin with `apiCookiePrefix`.
 */
export function createGuestCacheCookiesFinder(apiCookiePrefix: string): GuestCookies {
  const isVisitorCookie = createVisitorCookieCheck(apiCookiePrefix)
  return (cookieHeader) => {
    if (listCookieNames(cookieHeader).some(isVisitorCookie)) return null
    const { needsDecision } = readConsentState({ read: (name) => findDecodedCookieText(cookieHeader, name) || null })
    return needsDecision ? '' : `${ACCEPTED_COOKIE}=delayed`
  }
}

/** Creates a function that finds out whether the page at a path is the same for every guest, by the route's handle. */
export function createGuestCacheableCheck(build: Pick<ServerBuild, 'routes' | 'basename'>): GuestCacheableCheck {
  const findHandle = createHandleFinder(build)
  return (path) => {
    const { pathname, searchParams } = new URL(`http://shop${path}`)
    // The layout of a list, and where a product would be delivered to, are stored for each visitor.
    if (searchParams.has('view') || searchParams.has('country')) return false
    // The router's data requests, and paths that other servers parse differently, are rendered for each visitor.
    return !/\.data$|\/\//.test(pathname) && isGuestCacheable(findHandle(pathname))
  }
}

function isGuestCacheable(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isForAllGuests' in handle && handle.isForAllGuests === true
}
