import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { type GuestPage, type GuestPages, type RenderedPage, sendGuestPage } from './guest-pages.ts'
import { withoutTracking } from './tracking.ts'
import { isCrossSite } from './origin.ts'
import { freedomOf, nonceSources, pageHeaders } from './page-headers.ts'
import { sendNotFound, sendRefusal, unreadableAddress } from './failures.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import { type Visitor, type VisitorFetch, visitorOf } from './visitor.ts'
import { forBrowser } from './visitor-cookies.ts'

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
  /** The cookies with which the page at a path is the same for all guests like the one who sends this Cookie header; null when it is theirs alone. */
  readonly guestCookies: (path: string, cookieHeader: string) => string | null
  /** Whether the page at a path, if it is there for whoever asks, shows site builders a page as visitors do not see it. */
  readonly isPreview: (path: string) => boolean
}

/** A form of a page may carry this many bytes. */
const FORM_LIMIT = 256 * 1024

/** What site builders save may carry a whole page. */
const BUILDER_FORM_LIMIT = PAGE_BODY_BYTES + FORM_LIMIT

/** Where pages are, and how they reach the API. */
export interface PageServing {
  readonly pages: PageRenderer
  readonly basePath: string
  readonly reachApi: (visitor: Visitor) => VisitorFetch
  /** Keeps what all guests get. */
  readonly guestPages: GuestPages
}

/** Serves the storefront's files, and every other path as a page. */
export async function registerPages(app: FastifyInstance, serving: PageServing): Promise<void> {
  const { pages, basePath } = serving
  await app.register(fastifyStatic, {
    root: pages.assetsDir,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      bodyLimit: BUILDER_FORM_LIMIT,
      handler: async (request, reply) => {
        if (API_PATH.test(request.url)) return sendNotFound(request, reply)
        const denied = denyPage(request)
        if (denied !== null) return wantsPage(request) ? sendRefusalPage(reply, denied, basePath) : sendRefusal(reply, denied)
        const guestPage = await findGuestPage(serving, request)
        if (guestPage !== null) return sendGuestPage(request, reply, guestPage)
        const { response, headers } = await renderForVisitor(serving, request)
        return reply.headers(headers).send(response)
      },
    })
  })
}

/** What browsers send forms as. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** What is no page, whoever asks: the API answers there, or nobody. */
const API_PATH = /^\/(?:services|admin|lwr|outside-base-path)(?:[/?]|$)/

/** Why a request gets no page: its address must be readable, and what is posted are forms, from our own pages. */
function denyPage(request: FastifyRequest): Refusal | null {
  if (!isReadableHost(request) || !isStorable([request.params, request.query])) return unreadableAddress
  if (isCrossSite(request)) return { code: 'INSUFFICIENT_ACCESS', message: 'A page of another site may not send this form.', status: 403 }
  const isForm = request.method !== 'POST' || FORM_TYPE.test(request.headers['content-type'] ?? '')
  return isForm ? null : { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Pages take forms only.', status: 415 }
}

/** The page that all guests like this one get; null for a page that is this visitor's own. */
async function findGuestPage(serving: PageServing, request: FastifyRequest): Promise<GuestPage | null> {
  const { pages, basePath, guestPages } = serving
  if (request.method === 'POST' || request.headers.authorization !== undefined) return null
  const cookie = pages.guestCookies(basePath + request.url, request.headers.cookie ?? '')
  if (cookie === null) return null
  // By whichever advertisement guests have come, they get the same page.
  const path = basePath + withoutTracking(request.url)
  return guestPages.find(`${originOf(request)}${path} ${cookie}`, () => render(serving, request, { method: 'GET', cookie, path }))
}

async function renderForVisitor(serving: PageServing, request: FastifyRequest): Promise<{ response: Response; headers: Record<string, string | string[]> }> {
  const path = serving.basePath + request.url
  const { response, nonce, setCookies } = await render(serving, request, { method: request.method, cookie: request.headers.cookie ?? '', path })
  const freedom = freedomOf(request.url, response.status === 200 && serving.pages.isPreview(path))
  return { response, headers: { ...pageHeaders(nonceSources(nonce), freedom), ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }) } }
}

/** What is asked for, as far as it is not as it was sent; the path includes the base path. */
interface AskedPage {
  readonly method: string
  readonly cookie: string
  readonly path: string
}

async function render({ pages, reachApi }: PageServing, request: FastifyRequest, { path, ...asked }: AskedPage): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url')
  const origin = originOf(request)
  const visitor = reachApi(visitorOf(request, asked.cookie))
  const failures: unknown[] = []
  const response = await pages.render(await toWebRequest(request, { ...asked, url: origin + path }), {
    fetch: visitor.fetch,
    nonce,
    origin,
    reportError(error) {
      failures.push(error)
      request.log.error({ err: error }, 'a page failed')
    },
    reportFlaw(flaw) {
      request.log.error({ err: flaw }, 'a page is not whole')
    },
  })
  return { response, nonce, setCookies: forBrowser(visitor.setCookies, request.protocol), failures }
}

/** A Host header may hold anything; only a name or an address, and a port, makes an address that pages can link to. */
function isReadableHost(request: FastifyRequest): boolean {
  return /^[\w.:[\]-]+$/.test(request.host) && URL.canParse(originOf(request))
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

async function toWebRequest(request: FastifyRequest, { url, method, cookie }: { readonly url: string; readonly method: string; readonly cookie: string }): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...request.headers, cookie })) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const isPost = method === 'POST'
  return new Request(url, {
    method,
    headers,
    ...(isPost && { body: await readForm(request) }),
  })
}

/** Reads a form whole; Fastify's own limit counts only bodies that it parses. */
async function readForm(request: FastifyRequest): Promise<Uint8Array<ArrayBuffer>> {
  const limit = request.url.startsWith('/builder/') ? BUILDER_FORM_LIMIT : FORM_LIMIT
  const chunks: Buffer[] = []
  let size = 0
  const body: AsyncIterable<unknown> | undefined = request.body instanceof Readable ? request.body : undefined
  for await (const bytes of body ?? []) {
    if (!Buffer.isBuffer(bytes)) continue
    size += bytes.length
    if (size > limit) throw Object.assign(new Error('The form is too large.'), { statusCode: 413 })
    chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
