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
