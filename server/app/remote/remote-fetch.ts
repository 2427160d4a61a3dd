import { createTraceHeaders, runInSpan } from '@hydrant/kernel/tracing/spans.ts'
import type { RemoteCommerce } from '../settings.ts'
import { toCookieHeader, applySetCookie, parseCookies } from '../pages/visitor-cookies.ts'
import type { Visitor, VisitorFetch } from '../pages/visitor.ts'

/**
 * The prefix that the remote server's cookies have in the browser, so that they are told from other cookies of the
 * pages' host and only they are sent to that server.
 */
export const REMOTE_COOKIE_PREFIX = 'commerce.'

/** Parses the remote server's cookies from a browser's Cookie header, by their original names. */
export function parseRemoteCookies(header: string): Map<string, string> {
  const remoteCookies = Array.from(parseCookies(header)).filter(([name]) => name.startsWith(REMOTE_COOKIE_PREFIX))
  return new Map(remoteCookies.map(([name, value]) => [name.slice(REMOTE_COOKIE_PREFIX.length), value]))
}

/** The path prefix of server methods, whose URL begins with that of the site instead of that of the API. */
const SITE_METHOD_PREFIX = '/lwr/'

/**
 * Creates a fetch that calls the API of a remote server on behalf of the visitor: it sends the cookies of that server,
 * and a cookie that a response sets is sent with the next request. URLs with the pages' origin and `basePath` are
 * mapped to the remote server, and its cookies are set for the path of the pages.
 */
export function createRemoteFetch(
  { apiUrl, siteUrl, authorization }: RemoteCommerce,
  basePath: string,
  visitor: Visitor,
): VisitorFetch<typeof fetch> {
  const jar = parseRemoteCookies(visitor.cookie)
  const setCookies: string[] = []
  const remoteFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('cookie')
    const cookie = toCookieHeader(jar)
    if (cookie !== '') headers.set('cookie', cookie)
    if (authorization !== null && !headers.has('authorization')) headers.set('authorization', authorization)
    headers.set('x-forwarded-for', visitor.address)
    headers.set('user-agent', visitor.userAgent)
    const body = request.body === null ? null : await request.arrayBuffer()
    const path = pathname.slice(basePath.length)
    const { method, signal } = request
    const response = await runInSpan(`${method} remote API`, { 'http.request.method': method }, async (span) => {
      for (const [name, value] of Object.entries(createTraceHeaders())) headers.set(name, value)
      const url = (path.startsWith(SITE_METHOD_PREFIX) ? siteUrl : apiUrl) + path + search
      const remoteResponse = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
      span.setAttribute('http.response.status_code', remoteResponse.status)
      return remoteResponse
    })
    for (const header of response.headers.getSetCookie()) {
      // Whether a cookie is `Secure` depends on the connection to the browser, so the server of the pages adds that.
      setCookies.push(
        `${REMOTE_COOKIE_PREFIX}${header.replaceAll(/;\s*(?:(?:path|domain)=[^;]*|secure(?=\s*(?:;|$)))/gi, '')}; Path=${basePath === '' ? '/' : basePath}`,
      )
      applySetCookie(jar, header)
    }
    return response
  }
  return { fetch: remoteFetch, setCookies, getPricedProducts: () => 'all' }
}
