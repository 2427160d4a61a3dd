import type { FastifyReply, FastifyRequest } from 'fastify'
import { COPY_HEADER } from '@hydrant/page-model/offline/copy-header.ts'
import { Cache } from '../../cache/cache.ts'
import { getOrCompress } from '../../http/compressed-bodies.ts'
import { type CachedResponse, toCachedResponse } from '../../http/response-cache.ts'
import { chooseEncoding } from '../../http/encodings.ts'
import { toPageHeaders, replaceNonceWithHashes } from './page-headers.ts'
import { restrictCacheIfHostForwarded } from '../../http/public-origin.ts'
import { matchesEtag } from '../../http/send-cached-response.ts'
import type { PriceDependency, PricedProducts, Webstore } from '../../webstore/service.ts'

/** The revision of everything that pages are rendered from. */
export interface PageRevision {
  /** Changes whenever anything changes but a price in a price book. */
  readonly base: string
  /** Tells which prices have changed; null when `base` changes with every price, too. */
  readonly webstore: Pick<Webstore, 'catalogVersion' | 'prices'> | null
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
  /** Returns the products whose prices the page shows; complete once the body has been read. */
  readonly getPricedProducts: () => PricedProducts
}

/** A page that is the same for every guest. */
export interface GuestPage extends CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** Cookies for the visitor whose request rendered the page; no other visitor may get them. */
  readonly setCookies: readonly string[]
  /** Whether the page may be cached for other guests. */
  readonly isCacheable: boolean
  /** The prices that the page shows; null when the revision it was rendered for includes all prices. */
  readonly prices: PriceDependency | null
  /** When rendering began, in milliseconds. */
  readonly renderedAt: number
}

/** About how many bytes of pages a process caches, besides their compressed forms. */
const MAX_CACHE_BYTES = 20 * 1024 * 1024

/** Whether a page is requested as a copy to show offline: it then says when it was made. */
export function isCopyRequest(request: FastifyRequest): boolean {
  return request.headers[COPY_HEADER] !== undefined
}

/** The memory that a page takes besides its bytes, such as its headers. */
const ENTRY_OVERHEAD_BYTES = 4096

/**
 * The maximum age of a cached page in milliseconds, for changes that no revision covers, such as stock on product
 * cards.
 */
const MAX_AGE_MS = 10_000

/** The age at which a page that is still requested is rendered again in the background, in milliseconds. */
const REFRESH_AGE_MS = 5_000

/** Caches pages that are the same for every guest; each is rendered once and sent to all of them. */
export class GuestPageCache {
  readonly #pages: Cache<GuestPage | null>
  readonly #getRevision: PageRevisionSource
  readonly #clock: () => number

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
      isFresh: (page) => this.#getAgeMs(page) < MAX_AGE_MS && (page.prices?.isCurrent() ?? true),
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
    const { base, webstore } = revision
    let isRenderedForThisVisitor = false
    const renderGuestPage = async (): Promise<GuestPage | null> => {
      isRenderedForThisVisitor = true
      const renderedAt = this.#clock()
      const renderedPage = await render()
      if (renderedPage === null) return null
      const page = await toGuestPage(renderedPage)
      const prices =
        webstore?.prices.createDependency(webstore.catalogVersion, renderedPage.getPricedProducts()) ?? null
      return { ...page, prices, renderedAt }
    }
    // A visitor must not wait for a page whose rendering began before the last change of a price.
    const page = await this.#pages
      .switchToVersion(base)
      .getOrLoad(requestKey, renderGuestPage, `${webstore?.catalogVersion} ${requestKey}`)
    // A page that sets cookies is only for the visitor whose request rendered it.
    return isRenderedForThisVisitor || page?.setCookies.length === 0 ? page : null
  }

  #getAgeMs({ renderedAt }: GuestPage): number {
    return this.#clock() - renderedAt
  }
}

async function toGuestPage({
  response,
  nonce,
  setCookies,
  failures,
}: RenderedPage): Promise<Omit<GuestPage, 'prices' | 'renderedAt'>> {
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
      vary: `accept-encoding, cookie, x-forwarded-proto, ${COPY_HEADER}`,
    })
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = page.isCacheable ? chooseEncoding(request.headers['accept-encoding']) : null
  if (encoding === null) return reply.send(page.bytes)
  return reply.header('content-encoding', encoding).send(await getOrCompress(page, encoding))
}
