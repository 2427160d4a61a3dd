/** What the storefront is told of one request to a page. */
export interface PageVisit {
  /** Reaches the API as the visitor. */
  readonly fetch: typeof fetch
  /** For the script tags of the page. */
  readonly nonce: string
  /** Scheme and host that the visitor sees. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
  /** Told of what is wrong with a page as it is stored: it will be the same whenever the page is made. */
  readonly reportFlaw: (flaw: unknown) => void
}

/** The built storefront. */
export interface PageRenderer {
  /** Absolute path of the folder with scripts, styles and pictures. */
  readonly assetsDir: string
  readonly render: (request: Request, visit: PageVisit) => Promise<Response>
  /**
   * The cookies with which the page at a path is the same for all guests like the one who sends this Cookie header;
   * null when it is theirs alone.
   */
  readonly guestCookies: (path: string, cookieHeader: string) => string | null
  /**
   * Whether the page at a path, if it is there for whoever asks, shows site builders a page as visitors do not see it.
   */
  readonly isPreview: (path: string) => boolean
}
