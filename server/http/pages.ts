import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BulkheadLimits } from '@hydrant/database/connection/bulkhead.ts'
import { PAGE_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { type GuestPage, type GuestPages, type RenderedPage, sendGuestPage } from './guest-pages.ts'
import { withoutTracking } from './tracking.ts'
import { isCrossSite } from './origin.ts'
import { freedomOf, nonceSources, pageHeaders } from './page-headers.ts'
import { sendNotFound, sendRefusal, unreadableAddress } from './failures.ts'
import { isEncrypted, keepingOf } from './public-origin.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import { limitRendering } from './limit-rendering.ts'
import type { PageRenderer } from './page-renderer.ts'
import { type Visitor, type VisitorFetch, visitorOf } from './visitor.ts'
import { forBrowser } from './visitor-cookies.ts'

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
  /** How many pages are rendered at once and wait; a limit for two cores unless given. */
  readonly renderingLimits?: BulkheadLimits | undefined
}

/**
 * Serves the storefront's files, and every other path as a page. A request beyond the pages that may be rendered and
 * wait fails with an `OverloadError`.
 */
export async function registerPages(app: FastifyInstance, parts: PageServing): Promise<void> {
  const pages: PageRenderer = { ...parts.pages, render: limitRendering(parts.pages.render, parts.renderingLimits) }
  const serving = { ...parts, pages }
  const { basePath } = parts
  await app.register(fastifyStatic, {
    root: pages.assetsDir,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
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
        if (denied !== null)
          return wantsPage(request) ? sendRefusalPage(reply, denied, basePath) : sendRefusal(reply, denied)
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
function denyPage(request: FastifyRequest): DomainError | null {
  if (request.publicOrigin === '' || !isStorable([request.params, request.query])) return unreadableAddress
  if (isCrossSite(request))
    return { code: 'INSUFFICIENT_ACCESS', message: 'A page of another site may not send this form.', status: 403 }
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
  return guestPages.find(`${request.publicOrigin}${path} ${cookie}`, () =>
    render(serving, request, { method: 'GET', cookie, path }),
  )
}

async function renderForVisitor(
  serving: PageServing,
  request: FastifyRequest,
): Promise<{ response: Response; headers: Record<string, string | string[]> }> {
  const path = serving.basePath + request.url
  const { response, nonce, setCookies } = await render(serving, request, {
    method: request.method,
    cookie: request.headers.cookie ?? '',
    path,
  })
  const cacheControl = response.headers.get('cache-control')
  if (cacheControl !== null) response.headers.set('cache-control', keepingOf(request, cacheControl))
  const freedom = freedomOf(request.url, response.status === 200 && serving.pages.isPreview(path))
  return {
    response,
    headers: {
      ...pageHeaders(nonceSources(nonce), freedom),
      ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
    },
  }
}

/** What is asked for, as far as it is not as it was sent; the path includes the base path. */
interface AskedPage {
  readonly method: string
  readonly cookie: string
  readonly path: string
}

async function render(
  { pages, reachApi }: PageServing,
  request: FastifyRequest,
  { path, ...asked }: AskedPage,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url')
  const origin = request.publicOrigin
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
  return { response, nonce, setCookies: forBrowser(visitor.setCookies, isEncrypted(request)), failures }
}

async function toWebRequest(
  request: FastifyRequest,
  { url, method, cookie }: { readonly url: string; readonly method: string; readonly cookie: string },
): Promise<Request> {
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
