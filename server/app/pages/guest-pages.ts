import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type CachedResponse, toCachedResponse } from '../../http/response-cache.ts'
import { chooseEncoding, compress, type Encoding } from '../../http/encodings.ts'
import { toPageHeaders, replaceNonceWithHashes } from './page-headers.ts'
import { cacheControlFor } from '../../http/public-origin.ts'
import { matchesEtag } from '../../http/send-cached-response.ts'

/**
 * Returns the revision of everything that pages are rendered from: the same text while nothing changes, null while
 * change notifications may be missing.
 */
export type PageRevision = () => Promise<string | null>

/** A page as the storefront rendered it, not yet prepared for sending. */
export interface RenderedPage {
  readonly response: Response
  /** The nonce of its inline scripts and styles. */
  readonly nonce: string
  /** Set-Cookie headers for the visitor who requested the page. */
  readonly setCookies: readonly string[]
  /** Errors while rendering; complete when the body is. */
  readonly failures: readonly unknown[]
}

/** A page that is the same for every guest. */
export interface GuestPage extends CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** Cookies for the visitor whose request rendered the page, and for nobody else. */
  readonly setCookies: readonly string[]
  /** Whether the page may be cached for other guests. */
  readonly isCacheable: boolean
}

/** About how many bytes of pages a process caches. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/** The memory that a page takes besides its bytes, such as its headers. */
const ENTRY_OVERHEAD_BYTES = 4096

/**
 * The maximum age of a cached page in milliseconds, for changes that no revision covers, such as stock on product
 * cards.
 */
const MAX_AGE_MS = 10_000

/** Caches pages that are the same for every guest; each is rendered once and sent to all of them. */
export class GuestPageCache {
  readonly #pages = new LRUCache<string, GuestPage>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: sizeInBytes })
  readonly #pending = new Map<string, Promise<GuestPage>>()
  readonly #revision: PageRevision
  readonly #clock: () => number

  /** `clock` returns milliseconds. */
  constructor(revision: PageRevision, clock: () => number = () => Date.now()) {
    this.#revision = revision
    this.#clock = clock
  }

  /** Returns the cached page for a request key, or renders it; null when the visitor needs an individual page. */
  async getOrRender(requestKey: string, render: () => Promise<RenderedPage>): Promise<GuestPage | null> {
    // Without a revision nothing is cached; rendering an individual page reports the failure if it matters.
    const revision = await this.#revision().catch(() => null)
    if (revision === null) return null
    const key = `${revision} ${Math.floor(this.#clock() / MAX_AGE_MS)} ${requestKey}`
    const cached = this.#pages.get(key)
    if (cached !== undefined) return cached
    const inProgress = this.#pending.get(key)
    if (inProgress === undefined) return this.#make(key, render)
    const page = await inProgress
    return page.setCookies.length === 0 ? page : null
  }

  async #make(key: string, render: () => Promise<RenderedPage>): Promise<GuestPage> {
    const rendering = render().then(toGuestPage)
    this.#pending.set(key, rendering)
    try {
      const page = await rendering
      if (page.isCacheable) this.#pages.set(key, page)
      return page
    } finally {
      this.#pending.delete(key)
    }
  }
}

async function toGuestPage({ response, nonce, setCookies, failures }: RenderedPage): Promise<GuestPage> {
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

/** Sends a guest page, compressed if the browser accepts that, or status 304 when the browser has it already. */
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
      'cache-control': cacheControlFor(request, 'public, max-age=0, s-maxage=1, must-revalidate'),
      vary: 'accept-encoding, cookie, x-forwarded-proto',
    })
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(encoding === null ? page.bytes : await getCompressed(page, encoding))
}

async function getCompressed({ bytes, encoded }: GuestPage, encoding: Encoding): Promise<Buffer> {
  const cached = encoded.get(encoding)
  if (cached !== undefined) return cached
  const compressed = await compress(bytes, encoding)
  encoded.set(encoding, compressed)
  return compressed
}

/** The compressed forms are added later; they are estimated at half the size each. */
function sizeInBytes({ bytes }: GuestPage, key: string): number {
  return ENTRY_OVERHEAD_BYTES + 2 * key.length + 2 * bytes.length
}
