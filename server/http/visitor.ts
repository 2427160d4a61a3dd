import type { FastifyRequest } from 'fastify'

/** For whom the pages call the API. */
export interface Visitor {
  /** The browser's Cookie header. */
  readonly cookie: string
  readonly address: string
  /** What the browser calls itself. */
  readonly userAgent: string
  readonly host: string
}

/** A fetch for one page request, and the cookies that the API's answers set meanwhile. */
export interface VisitorFetch {
  readonly fetch: typeof fetch
  /** Set-Cookie headers to be passed on to the browser. */
  readonly setCookies: readonly string[]
}

/** The visitor who sends a request; `cookie` is what counts of the cookies that it brings. */
export function visitorOf(request: FastifyRequest, cookie = request.headers.cookie ?? ''): Visitor {
  return { cookie, address: request.ip, userAgent: request.headers['user-agent'] ?? '', host: request.host }
}
