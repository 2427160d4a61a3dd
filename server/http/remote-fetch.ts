import type { RemoteCommerce } from './settings.ts'
import { cookieHeader, keepCookie, readCookies } from './visitor-cookies.ts'
import type { Visitor, VisitorFetch } from './visitor.ts'

/**
 * In front of the names of the other server's cookies in the browser, so that it gets back its own and none that others
 * have set on the pages' host.
 */
export const REMOTE_COOKIE_PREFIX = 'commerce.'

/** The other server's cookies in a browser's Cookie header, by the names that it gave them. */
export function readRemoteCookies(header: string): Map<string, string> {
  const theirs = Array.from(readCookies(header)).filter(([name]) => name.startsWith(REMOTE_COOKIE_PREFIX))
  return new Map(theirs.map(([name, value]) => [name.slice(REMOTE_COOKIE_PREFIX.length), value]))
}

/** Server methods are called under the site itself, not under the prefix of its API. */
const SITE_OWN = '/lwr/'

/**
 * Calls the API of another server over HTTP as the visitor: the cookies that it set go along, and one that an answer
 * sets goes along with the next call. The pages name calls by their own address and `basePath`; the other server's
 * takes its place, and cookies come back for the path of the pages.
 */
export function createRemoteFetch(
  { apiUrl, siteUrl, authorization }: RemoteCommerce,
  basePath: string,
  visitor: Visitor,
): VisitorFetch {
  const jar = readRemoteCookies(visitor.cookie)
  const setCookies: string[] = []
  const remoteFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('cookie')
    const cookie = cookieHeader(jar)
    if (cookie !== '') headers.set('cookie', cookie)
    if (authorization !== null && !headers.has('authorization')) headers.set('authorization', authorization)
    headers.set('x-forwarded-for', visitor.address)
    headers.set('user-agent', visitor.userAgent)
    const body = request.body === null ? null : await request.arrayBuffer()
    const path = pathname.slice(basePath.length)
    const answer = await fetch((path.startsWith(SITE_OWN) ? siteUrl : apiUrl) + path + search, {
      method: request.method,
      headers,
      body,
      signal: request.signal,
      redirect: 'manual',
    })
    for (const header of answer.headers.getSetCookie()) {
      // Whether the browser's connection is encrypted is for the pages to say.
      setCookies.push(
        `${REMOTE_COOKIE_PREFIX}${header.replaceAll(/;\s*(?:(?:path|domain)=[^;]*|secure(?=\s*(?:;|$)))/gi, '')}; Path=${basePath === '' ? '/' : basePath}`,
      )
      keepCookie(jar, header)
    }
    return answer
  }
  return { fetch: remoteFetch, setCookies }
}
