import type { FastifyRequest } from 'fastify'
import type { PricedProducts } from '../../webstore/service.ts'

/** The visitor on whose behalf pages call the API. */
export interface Visitor {
  /** The browser's Cookie header. */
  readonly cookie: string
  readonly address: string
  /** The User-Agent header of the browser. */
  readonly userAgent: string
  readonly host: string
}

/** Calls the API for pages: a fetch that needs to take and return no more than the client does. */
export type ApiFetch = (
  url: string,
  request?: {
    readonly method?: string
    readonly headers?: Record<string, string>
    readonly body?: string | Blob
    readonly signal?: AbortSignal
  },
) => Promise<ApiResponse>

/** What the client needs of a response. */
export interface ApiResponse extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> {
  readonly headers: Pick<Headers, 'get'>
  /** The body of a success as JSON, when it has been parsed already; nobody may change it. */
  readonly parsedBody?: unknown
}

/** A fetch for one page request, and what is known of the responses of the API. */
export interface VisitorFetch<Fetch extends ApiFetch = ApiFetch> {
  readonly fetch: Fetch
  /** Set-Cookie headers to send to the browser. */
  readonly setCookies: readonly string[]
  /** Returns the products whose prices the responses so far depend on. */
  readonly getPricedProducts: () => PricedProducts
}

/** Reads the visitor from a request; `cookie` replaces its Cookie header. */
export function toVisitor(request: FastifyRequest, cookie = request.headers.cookie ?? ''): Visitor {
  return { cookie, address: request.ip, userAgent: request.headers['user-agent'] ?? '', host: request.host }
}
