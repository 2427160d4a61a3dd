import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type StoredAnswer, storedAnswer } from './answer-cache.ts'
import { chooseEncoding, compress, type Encoding } from './encodings.ts'
import { pageHeaders, withoutNonce } from './page-headers.ts'
import { keepingOf } from './public-origin.ts'
import { hasAlready } from './send-stored-answer.ts'

/**
 * Says what pages are made from: the same text for as long as nothing of it changes, null while changes may go unheard.
 */
export type PageRevision = () => Promise<string | null>

/** A page as the storefront made it, for nobody in particular. */
export interface RenderedPage {
  readonly response: Response
  /** What its scripts and styles carry. */
  readonly nonce: string
  /** Set-Cookie headers for whoever asked. */
  readonly setCookies: readonly string[]
  /** What went wrong meanwhile; known when the page is complete. */
  readonly failures: readonly unknown[]
}

/** A page as every guest gets it. */
export interface GuestPage extends StoredAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** For whoever was first to ask, and for nobody else. */
  readonly setCookies: readonly string[]
  /** Whether the next guest gets the same bytes. */
  readonly isKept: boolean
}

/** How many bytes of pages a process keeps, about. */
const LIMIT = 32 * 1024 * 1024

/** What a page costs beside its bytes: headers, and whatever else. */
const OVERHEAD = 4096

/** What no revision tells, such as stock on product cards, is never older than this: milliseconds. */
const OLDEST = 10_000

/** Pages that are the same for every guest, made once and sent to all of them. */
export class GuestPages {
  readonly #pages = new LRUCache<string, GuestPage>({ maxSize: LIMIT, sizeCalculation: sizeOf })
  readonly #making = new Map<string, Promise<GuestPage>>()
  readonly #revision: PageRevision
  readonly #clock: () => number

  /** `clock` answers milliseconds. */
  constructor(revision: PageRevision, clock: () => number = () => Date.now()) {
    this.#revision = revision
    this.#clock = clock
  }

  /**
   * The page that all guests get who ask for the same, made by `render` unless it is kept; null when each has to get
   * one of their own.
   */
  async find(asked: string, render: () => Promise<RenderedPage>): Promise<GuestPage | null> {
    // Without it, which a page of the visitor's own tells them in its own words if it must, nothing is kept.
    const revision = await this.#revision().catch(() => null)
    if (revision === null) return null
    const key = `${revision} ${Math.floor(this.#clock() / OLDEST)} ${asked}`
    const kept = this.#pages.get(key)
    if (kept !== undefined) return kept
    const running = this.#making.get(key)
    if (running === undefined) return this.#make(key, render)
    const page = await running
    return page.setCookies.length === 0 ? page : null
  }

  async #make(key: string, render: () => Promise<RenderedPage>): Promise<GuestPage> {
    const making = render().then(toGuestPage)
    this.#making.set(key, making)
    try {
      const page = await making
      if (page.isKept) this.#pages.set(key, page)
      return page
    } finally {
      this.#making.delete(key)
    }
  }
}

async function toGuestPage({ response, nonce, setCookies, failures }: RenderedPage): Promise<GuestPage> {
  const { html, sources } = withoutNonce(await response.text(), nonce)
  const { headers, status } = response
  const cookies = [...setCookies, ...headers.getSetCookie()]
  headers.delete('set-cookie')
  const isKept = status === 200 && cookies.length === 0 && failures.length === 0
  return {
    ...storedAnswer(status, html),
    headers: { ...Object.fromEntries(headers), ...pageHeaders(sources) },
    setCookies: cookies,
    isKept,
  }
}

/** Sends a page of guests, compressed, or the news that the browser has it already. */
export async function sendGuestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: GuestPage,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (page.setCookies.length > 0) reply.header('set-cookie', page.setCookies)
  if (page.isKept) {
    reply.headers({
      etag: page.etag,
      'cache-control': keepingOf(request, 'public, max-age=0, s-maxage=1, must-revalidate'),
      vary: 'accept-encoding, cookie, x-forwarded-proto',
    })
    if (hasAlready(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(encoding === null ? page.bytes : await encodedOf(page, encoding))
}

async function encodedOf({ bytes, encoded }: GuestPage, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding)
  if (known !== undefined) return known
  const made = await compress(bytes, encoding)
  encoded.set(encoding, made)
  return made
}

/** The compressed forms, which come later, are counted as what they are at most: half as large each. */
function sizeOf({ bytes }: GuestPage, key: string): number {
  return OVERHEAD + 2 * key.length + 2 * bytes.length
}
