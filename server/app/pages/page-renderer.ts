/** What the storefront gets to render one page request. */
export interface PageRenderContext {
  /** Calls the API as the visitor. */
  readonly fetch: typeof fetch
  /** The nonce for the script tags of the page. */
  readonly nonce: string
  /** The language of the page, as a BCP 47 locale. */
  readonly locale: string
  /** Scheme and host that the visitor sees. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
  /** Reports what is wrong with the stored page; it will be the same whenever the page is rendered. */
  readonly reportFlaw: (issue: unknown) => void
}

/** The built storefront. */
export interface PageRenderer {
  /** Absolute path of the folder with scripts, styles and images. */
  readonly assetsDir: string
  readonly render: (request: Request, renderContext: PageRenderContext) => Promise<Response>
  /**
   * The cookies that the guest page at a path depends on, out of this Cookie header: all guests with the same ones get
   * the same page. Null when the page is individual.
   */
  readonly guestCookies: (path: string, cookieHeader: string) => string | null
  /** Whether the page at a path shows site builders something that visitors do not see, such as a draft. */
  readonly isPreview: (path: string) => boolean
}
