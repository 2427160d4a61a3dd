import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { createVisitorFetch } from './in-process-fetch.ts'
import { isCrossSite } from './origin.ts'
import { sendNotFound, sendRefusal, unreadableAddress } from './failures.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'

/** What the storefront is told of one request to a page. */
export interface PageVisit {
  /** Reaches the API as the visitor. */
  readonly fetch: typeof fetch
  /** For the script tags of the page. */
  readonly nonce: string
  /** Scheme and host that the visitor sees. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
}

/** The built storefront. */
export interface PageRenderer {
  /** Absolute path of the folder with scripts, styles and pictures. */
  readonly assetsDir: string
  readonly render: (request: Request, visit: PageVisit) => Promise<Response>
}

/** A form of a page may carry this many bytes. */
const FORM_LIMIT = 256 * 1024

/** Serves the storefront's files, and every other path as a page. */
export async function registerPages(app: FastifyInstance, pages: PageRenderer, basePath: string): Promise<void> {
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
      bodyLimit: FORM_LIMIT,
      handler: async (request, reply) => {
        if (API_PATH.test(request.url)) return sendNotFound(request, reply)
        const denied = denyPage(request)
        if (denied !== null) return wantsPage(request) ? sendRefusalPage(reply, denied, basePath) : sendRefusal(reply, denied)
        const { response, headers } = await renderPage({ app, pages, basePath }, request)
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

interface PageServing {
  readonly app: FastifyInstance
  readonly pages: PageRenderer
  readonly basePath: string
}

async function renderPage({ app, pages, basePath }: PageServing, request: FastifyRequest): Promise<{ response: Response; headers: Record<string, string | string[]> }> {
  const nonce = randomBytes(16).toString('base64url')
  const origin = originOf(request)
  const visitor = createVisitorFetch(app, { cookie: request.headers.cookie ?? '', address: request.ip, userAgent: request.headers['user-agent'] ?? '', host: request.host })
  const response = await pages.render(await toWebRequest(request, origin, basePath), {
    fetch: visitor.fetch,
    nonce,
    origin,
    reportError: (error) => request.log.error({ err: error }, 'a page failed'),
  })
  // The call inside the process is not encrypted, the browser's may be.
  const cookies = visitor.setCookies.map((cookie) => (request.protocol === 'https' && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie))
  return { response, headers: { ...pageHeaders(nonce), ...(cookies.length > 0 && { 'set-cookie': cookies }) } }
}

/** A Host header may hold anything; only a name or an address, and a port, makes an address that pages can link to. */
function isReadableHost(request: FastifyRequest): boolean {
  return /^[\w.:[\]-]+$/.test(request.host) && URL.canParse(originOf(request))
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

async function toWebRequest(request: FastifyRequest, origin: string, basePath: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const isPost = request.method === 'POST'
  return new Request(origin + basePath + request.url, {
    method: request.method,
    headers,
    ...(isPost && { body: await readForm(request) }),
  })
}

/** Reads a form whole; Fastify's own limit counts only bodies that it parses. */
async function readForm(request: FastifyRequest): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  const body: AsyncIterable<unknown> | undefined = request.body instanceof Readable ? request.body : undefined
  for await (const bytes of body ?? []) {
    if (!Buffer.isBuffer(bytes)) continue
    size += bytes.length
    if (size > FORM_LIMIT) throw Object.assign(new Error('The form is too large.'), { statusCode: 413 })
    chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: https: http:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // A page shows whose it is, their prices and their cart.
    'cache-control': 'no-store',
  }
}
