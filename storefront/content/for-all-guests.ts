import type { ServerBuild } from 'react-router'
import { loadConsent } from '../consent/load-consent.ts'
import { tellVisitorCookies } from '../consent/kept-things.ts'
import { ACCEPTED_COOKIE } from '../consent/preferences.ts'
import { cookieNames, readCookieText } from '../session/cookies.ts'
import { handleFinder } from './handle-finder.ts'

/**
 * What a route exports as `handle` when its page is the same for every guest, so that the server may make it once for
 * all of them.
 */
export const FOR_ALL_GUESTS = { isForAllGuests: true } as const

/**
 * The cookies with which a page is made once for all guests who would get the same; null when this visitor may get
 * another page.
 */
export type GuestCookies = (path: string, cookieHeader: string) => string | null

/**
 * Tells with which cookies the page at a path, which includes the base path, is the same for every guest: with none of
 * those that make a visitor somebody, or, for those who were asked about cookies already, with one that keeps the
 * question away. What they have decided their own browser reads. In the browser the names of the API's cookies begin
 * with `apiCookiePrefix`.
 */
export function tellGuestCookies(
  build: Pick<ServerBuild, 'routes' | 'basename'>,
  apiCookiePrefix: string,
): GuestCookies {
  const handleAt = handleFinder(build)
  const isVisitorCookie = tellVisitorCookies(apiCookiePrefix)
  return (path, cookieHeader) => {
    const { pathname } = new URL(`http://shop${path}`)
    // What the router fetches for a page by script, and paths that others read in another way, are made for each
    // visitor.
    if (/\.data$|\/\//.test(pathname)) return null
    if (cookieNames(cookieHeader).some(isVisitorCookie)) return null
    if (!isShared(handleAt(pathname))) return null
    const { asks } = loadConsent({ read: (name) => readCookieText(cookieHeader, name) || null })
    return asks ? '' : `${ACCEPTED_COOKIE}=delayed`
  }
}

function isShared(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isForAllGuests' in handle && handle.isForAllGuests === true
}
