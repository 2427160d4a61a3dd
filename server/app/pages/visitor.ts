import type { FastifyRequest } from 'fastify'

/** The visitor on whose behalf pages call the API. */
export interface Visitor {
  /** The browser's Cookie header. */
  readonly cookie: string
  readonly address: string
  /** The User-Agent header of the browser. */
  readonly userAgent: string
  readonly host: string
}

/** A fetch for one page request, and the cookies that the API's responses have set. */
export interface VisitorFetch {
  readonly fetch: typeof fetch
  /** Set-Cookie headers to send to the browser. */
  readonly setCookies: readonly string[]
}

/** Reads the visitor from a request; `cookie` replaces its Cookie header. */
export function toVisitor(request: FastifyRequest, cookie = request.headers.cookie ?? ''): Visitor {
  return { cookie, address: request.ip, userAgent: request.headers['user-agent'] ?? '', host: request.host }
}
