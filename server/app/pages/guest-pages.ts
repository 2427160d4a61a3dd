import type { FastifyReply, FastifyRequest } from 'fastify'
import { Cache } from '../../cache/cache.ts'
import { getOrCompress } from '../../http/compressed-bodies.ts'
import { type CachedResponse, toCachedResponse } from '../../http/response-cache.ts'
import { chooseEncoding } from '../../http/encodings.ts'
import { toPageHeaders, replaceNonceWithHashes } from './page-headers.ts'
import { restrictCacheIfHostForwarded } from '../../http/public-origin.ts'
import { matchesEtag } from '../../http/send-cached-response.ts'

/** The revision of everything that pages are rendered from; it changes whenever any of it changes. */
export interface PageRevision {
  /** The revision of pages, settings and customers. */
  readonly content: string
  /** The revision of the catalogue, its prices and promotions. */
  readonly catalog: string
}

/** Returns the current revision; null while change notifications may be missing. */
export type PageRevisionSource = () => Promise<PageRevision | null>

/** A page as the storefront rendered it, before it is prepared for sending. */
export interface RenderedPage {
  readonly response: Response
  /** The nonce of its inline scripts and styles. */
  readonly nonce: string
  /** Set-Cookie headers for the visitor who requested the page. */
  readonly setCookies: readonly string[]
  /** Errors that occurred while rendering; complete once the body has been read. */
  readonly failures: readonly unknown[]
}

/** A page that is the same for every guest. */
export interface GuestPage extends CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** Cookies for the visitor whose request rendered the page; no other visitor may get them. */
  readonly setCookies: readonly string[]
  /** Whether the page may be cached for other guests. */
  readonly isCacheable: boolean
  /** The catalogue revision before the page was rendered. */
  readonly catalog: string
  /** When rendering began, in milliseconds. */
  readonly renderedAt: number
}

/** About how many bytes of pages a process caches, besides their compressed forms. */
const MAX_CACHE_BYTES = 20 * 1024 * 1024

/** The memory that a page takes besides its bytes, such as its headers. */
const ENTRY_OVERHEAD_BYTES = 4096

/**
 * The maximum age of a cached page in milliseconds, for changes that no revision covers, such as stock on product
 * cards.
 */
const MAX_AGE_MS = 10_000

/** The age at which a page that is still requested is rendered again in the background, in milliseconds. */
const REFRESH_AGE_MS = 5_000

/**
 * In milliseconds: when the catalogue changes more often than this, as with a price feed, a cached page may be older
 * than the last change by this much, so that not every request has to render its page. After a single change the pages
 * are rendered again at once.
 */
const CHANGE_INTERVAL_MS = 1000

/** Caches pages that are the same for every guest; each is rendered once and sent to all of them. */
export class GuestPageCache {
  readonly #pages: Cache<GuestPage | null>
  readonly #getRevision: PageRevisionSource
  readonly #clock: () => number
  #catalog = ''
  #catalogChangedAt = -Infinity

  /** `clock` returns milliseconds. */
  constructor(getRevision: PageRevisionSource, clock: () => number = () => Date.now()) {
    this.#getRevision = getRevision
    this.#clock = clock
    this.#pages = new Cache<GuestPage | null>({
      name: 'guest pages',
      bytes: {
        max: MAX_CACHE_BYTES,
        sizeOf: ({ bytes }, key) => ENTRY_OVERHEAD_BYTES + 2 * key.length + bytes.length,
      },
      isCacheable: (page) => page.isCacheable,
      isFresh: (page) => this.#isFresh(page),
      needsRefresh: (page) => this.#getAgeMs(page) >= REFRESH_AGE_MS,
    })
  }

  /**
   * Returns the cached page for a request key, or renders and caches it. Returns null when `render` does, because the
   * page is not the same for all guests, and when this visitor needs an individual page.
   */
  async getOrRender(requestKey: string, render: () => Promise<RenderedPage | null>): Promise<GuestPage | null> {
    // Without a revision nothing can be cached. The failure is not reported here: rendering the individual page reports
    // it if it matters.
    const revision = await this.#getRevision().catch(() => null)
    if (revision === null) return null
    const { content, catalog } = revision
    this.#invalidateIfCatalogChanged(catalog)
    let isRenderedForThisVisitor = false
    const page = await this.#pages.switchToVersion(content).getOrLoad(requestKey, async () => {
      isRenderedForThisVisitor = true
      const renderedAt = this.#clock()
      const renderedPage = await render()
      return renderedPage === null ? null : { ...(await toGuestPage(renderedPage)), catalog, renderedAt }
    })
    // A page that sets cookies is only for the visitor whose request rendered it.
    return isRenderedForThisVisitor || page?.setCookies.length === 0 ? page : null
  }

  /**
   * Removes all cached pages when the catalogue has changed; not when it changes often, because pages then expire after
   * a moment.
   */
  #invalidateIfCatalogChanged(catalog: string): void {
    if (catalog === this.#catalog) return
    const now = this.#clock()
    if (now - this.#catalogChangedAt >= CHANGE_INTERVAL_MS) this.#pages.invalidate()
    this.#catalogChangedAt = now
    this.#catalog = catalog
  }

  #getAgeMs({ renderedAt }: GuestPage): number {
    return this.#clock() - renderedAt
  }

  #isFresh(page: GuestPage): boolean {
    return this.#getAgeMs(page) < (page.catalog === this.#catalog ? MAX_AGE_MS : CHANGE_INTERVAL_MS)
  }
}

async function toGuestPage({
  response,
  nonce,
  setCookies,
  failures,
}: RenderedPage): Promise<Omit<GuestPage, 'catalog' | 'renderedAt'>> {
  const { html, sources } = replaceNonceWithHashes(await response.text(), nonce)
  const { headers, status } = response
  const cookies = [...setCookies, ...headers.getSetCookie()]
  headers.delete('set-cookie')
  const isCacheable = status === 200 && cookies.length === 0 && failures.length === 0
  return {
    ...toCachedResponse(status, html),
    headers: { ...Object.fromEntries(headers), ...toPageHeaders(sources) },
    setCookies: cookies,
    isCacheable,
  }
}

/** Sends a guest page, in a cached compressed form if there is one, or status 304 when the browser has it already. */
export async function sendGuestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: GuestPage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (page.setCookies.length > 0) reply.header('set-cookie', page.setCookies)
  if (page.isCacheable) {
    reply.headers({
      etag: page.etag,
      'cache-control': restrictCacheIfHostForwarded(request, 'public, max-age=0, s-maxage=1, must-revalidate'),
      vary: 'accept-encoding, cookie, x-forwarded-proto',
    })
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = page.isCacheable ? chooseEncoding(request.headers['accept-encoding']) : null
  if (encoding === null) return reply.send(page.bytes)
  return reply.header('content-encoding', encoding).send(await getOrCompress(page, encoding))
}
