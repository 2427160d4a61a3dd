import type { ApiFetch } from './visitor.ts'

/** What the storefront gets to render one page request. */
export interface PageRenderContext {
  /** Calls the API as the visitor. */
  readonly fetch: ApiFetch
  /** The nonce for the script tags of the page. */
  readonly nonce: string
  /** The language of the page, as a BCP 47 locale. */
  readonly locale: string
  /** The segment of the language in the URL of the page, such as `/es-us`; empty for the default language. */
  readonly languagePrefix: string
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
   * The cookies that guest pages depend on, out of this Cookie header: all guests with the same ones get the same pages.
   * Null when the visitor's pages are individual.
   */
  readonly guestCookies: (cookieHeader: string) => string | null
  /** Whether the page at a path is the same for all guests with the same relevant cookies. */
  readonly isGuestCacheable: (path: string) => boolean
  /** Whether the page at a path shows site builders something that visitors do not see, such as a draft. */
  readonly isPreview: (path: string) => boolean
}
