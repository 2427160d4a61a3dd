import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { BulkheadLimits } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { PAGE_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { type GuestPage, type GuestPageCache, isCopyRequest, type RenderedPage, sendGuestPage } from './guest-pages.ts'
import { type BackOffice, isBackOfficePath, isStaffPath } from './back-office.ts'
import { removeTrackingParameters } from './tracking.ts'
import { isCrossSiteWrite } from '../../http/origin.ts'
import { type CardSources, NO_CARD_SOURCES, toPagePolicy, toNonceCspSources, toPageHeaders } from './page-headers.ts'
import { sendNotFoundOrNotAllowed, sendError, unreadableUrlError } from '../../http/error-responses.ts'
import { isEncrypted, restrictCacheIfHostForwarded } from '../../http/public-origin.ts'
import { sendErrorPage, wantsErrorPage } from '../../http/error-page.ts'
import { createLimitedRender, isFile } from './limit-rendering.ts'
import type { PageRenderer } from './page-renderer.ts'
import { type Visitor, type VisitorFetch, toVisitor } from './visitor.ts'
import { addSecureWhenEncrypted } from './visitor-cookies.ts'

/** The maximum size of a submitted form, in bytes. */
const MAX_FORM_BYTES = 256 * 1024

/** The maximum size of a form of the builder, which may contain a whole page. */
const MAX_BUILDER_FORM_BYTES = PAGE_BODY_BYTES + MAX_FORM_BYTES

/** The maximum size of a form with a list of part numbers, which may have thousands of rows or a file. */
const MAX_QUICK_ORDER_FORM_BYTES = 4 * 1024 * 1024

/** The maximum size of a form with a file to import. */
const MAX_IMPORT_FORM_BYTES = IMPORT_FILE_BYTES + MAX_FORM_BYTES

/** The maximum size of a form with a file such as a picture, a certificate or a purchase order. */
const MAX_FILE_FORM_BYTES = 8 * 1024 * 1024 + MAX_FORM_BYTES

/** A call that only staff may make, and one that only those may make who have signed in. */
const STAFF_CALL = PROGRAM_ROUTES.listRecordImports.path
const SIGNED_IN_CALL = ROUTES.getSession.path

/** The pages whose large forms are read only from those who may make a call. */
const LARGE_FORMS = [
  {
    path: /^\/admin\/records\/\w+\/import(?:\.data)?(?:\?|$)/,
    maxBytes: MAX_IMPORT_FORM_BYTES,
    allowedBy: STAFF_CALL,
  },
  {
    path: /^\/admin\/(?:products|customers)\/\w+(?:\.data)?(?:\?|$)/,
    maxBytes: MAX_FILE_FORM_BYTES,
    allowedBy: STAFF_CALL,
  },
  { path: /^\/checkout(?:\.data)?(?:\?|$)/, maxBytes: MAX_FILE_FORM_BYTES, allowedBy: SIGNED_IN_CALL },
  {
    path: /^\/account\/part-numbers(?:\.data)?(?:\?|$)/,
    maxBytes: MAX_QUICK_ORDER_FORM_BYTES,
    allowedBy: SIGNED_IN_CALL,
  },
]

/** The dependencies of serving pages. */
export interface PageServerDeps {
  readonly pages: PageRenderer
  /** The pages of staff; left out, the shop has none. */
  readonly backOffice?: BackOffice | undefined
  readonly basePath: string
  /** Tells the segment of the language in the path of a request, such as `/es-us`, and whether it is the default one. */
  readonly languagePath: {
    readonly getPrefix: (request: FastifyRequest) => string
    readonly isDefault: (request: FastifyRequest) => boolean
  }
  readonly createApiFetch: (visitor: Visitor) => VisitorFetch
  /** Caches the pages that are the same for all guests. */
  readonly guestPageCache: GuestPageCache
  /** How many pages are rendered at once and how many wait; defaults to limits for two cores. */
  readonly renderingLimits?: BulkheadLimits | undefined
  /** What takes cards on the checkout page; defaults to the shop alone. */
  readonly cardSources?: CardSources
}

/**
 * Registers the routes of the storefront's static files and, for every other path, of pages. A page request fails with
 * an `OverloadError` when too many pages are being rendered and too many wait.
 */
export async function registerPages(app: FastifyInstance, options: PageServerDeps): Promise<void> {
  const pages: PageRenderer = {
    ...options.pages,
    render: createLimitedRender(options.pages.render, options.renderingLimits),
  }
  const { basePath } = options
  const backOffice = options.backOffice && {
    ...options.backOffice,
    render: createLimitedRender(options.backOffice.render, options.renderingLimits),
  }
  const deps = { ...options, pages, backOffice }
  await registerAssets(app, { root: pages.assetsDir, prefix: '/', basePath })
  if (backOffice !== undefined) await registerAssets(app, { root: backOffice.assetsDir, prefix: '/admin/', basePath })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config: { isPage: true },
      bodyLimit: MAX_IMPORT_FORM_BYTES,
      handler: async (request, reply) => {
        if (isWithoutLanguage(deps, request)) return reply.redirect(basePath + request.url)
        const isForStaff = await isBackOfficePage(deps, request)
        if (!isForStaff && API_PATH.test(request.url)) return sendNotFoundOrNotAllowed(request, reply)
        const requestError = findPageRequestError(request)
        if (requestError !== null)
          return wantsErrorPage(request) ? sendErrorPage(reply, requestError, basePath) : sendError(reply, requestError)
        const guestPage = isForStaff ? null : await findOrRenderGuestPage(deps, request)
        if (guestPage !== null) return sendGuestPage(request, reply, guestPage)
        return sendVisitorPage(reply, await renderForVisitor(isForStaff ? toStaffDeps(deps) : deps, request))
      },
    })
  })
}

/** Registers the routes of the scripts, styles and pictures in a folder. Browsers look for a new service worker at once. */
async function registerAssets(
  app: FastifyInstance,
  { root, prefix, basePath }: { readonly root: string; readonly prefix: string; readonly basePath: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: prefix === '/',
    setHeaders(reply, path) {
      reply.header('cache-control', toAssetCacheControl(path))
      // The home page of a shop with a base path is outside of the folder of the service worker.
      if (isServiceWorker(path)) reply.header('service-worker-allowed', basePath || '/')
    },
  })
}

/** Whether a file is the service worker, plain or compressed. */
function isServiceWorker(path: string): boolean {
  return /service-worker\.js(?:\.br)?$/.test(path)
}

function toAssetCacheControl(path: string): string {
  if (isServiceWorker(path)) return 'no-cache'
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/**
 * Whether a request is for a page of the back office: for a known one, or, from a browser, for any path below it, which
 * then gets the back office's own page for what does not exist.
 */
async function isBackOfficePage({ backOffice, basePath }: PageServerDeps, request: FastifyRequest): Promise<boolean> {
  if (backOffice === undefined || !isBackOfficePath(request.url)) return false
  const acceptsHtml = (request.headers.accept ?? '').includes('text/html')
  return (request.method === 'GET' && acceptsHtml) || backOffice.isPage(basePath + request.url)
}

/** Whether the page that a path with a language asks for is at the path without: that of the default language, or of staff. */
function isWithoutLanguage({ languagePath }: PageServerDeps, request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (
    isRead && languagePath.getPrefix(request) !== '' && (languagePath.isDefault(request) || isStaffPath(request.url))
  )
}

/** Returns what renders the pages of the back office. */
function toStaffDeps(deps: PageServerDeps): PageServerDeps {
  const { pages, backOffice } = deps
  return backOffice === undefined ? deps : { ...deps, pages: { ...pages, render: backOffice.render } }
}

/** The content types of HTML forms. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Paths that are never pages: they belong to the API or are outside of the base path. */
const API_PATH = /^\/(?:services|admin|lwr|outside-base-path)(?:[/?]|$)/

/**
 * Returns an error when the URL of a page request cannot be decoded, when a page of another site sends it, or when its
 * body is not a form; otherwise null.
 */
function findPageRequestError(request: FastifyRequest): DomainError | null {
  if (request.publicOrigin === '' || !isStorable([request.params, request.query])) return unreadableUrlError
  if (isCrossSiteWrite(request)) return { code: 'INSUFFICIENT_ACCESS', message: messages.formOfAnotherSite }
  const isFormOrHasNoBody = request.method !== 'POST' || FORM_TYPE.test(request.headers['content-type'] ?? '')
  return isFormOrHasNoBody ? null : { code: 'UNSUPPORTED_MEDIA_TYPE', message: messages.onlyForms }
}

/**
 * Returns the page that all guests get for this request, from the cache or rendered; null when the visitor needs an
 * individual page.
 */
async function findOrRenderGuestPage(deps: PageServerDeps, request: FastifyRequest): Promise<GuestPage | null> {
  const { pages, basePath, guestPageCache } = deps
  if (request.method === 'POST' || request.headers.authorization !== undefined) return null
  const cookie = pages.guestCookies(request.headers.cookie ?? '')
  if (cookie === null) return null
  const copy = isCopyRequest(request) ? ' copy' : ''
  // Pages do not depend on tracking parameters.
  const path = removeTrackingParameters(request.url)
  return guestPageCache.getOrRender(
    `${request.publicOrigin}${basePath}${path} ${cookie} ${currentLocale()}${copy}`,
    async () =>
      pages.isGuestCacheable(basePath + path) ? renderPage(deps, request, { method: 'GET', cookie, path }) : null,
  )
}

/** A page for one visitor, with the headers that the storefront does not set. */
interface VisitorPage {
  readonly response: Response
  readonly headers: Readonly<Record<string, string | string[]>>
}

async function renderForVisitor(deps: PageServerDeps, request: FastifyRequest): Promise<VisitorPage> {
  const { response, nonce, setCookies } = await renderPage(deps, request, {
    method: request.method,
    cookie: request.headers.cookie ?? '',
    path: request.url,
  })
  const cacheControl = response.headers.get('cache-control')
  if (cacheControl !== null) response.headers.set('cache-control', restrictCacheIfHostForwarded(request, cacheControl))
  const policy = toPagePolicy(request.url, {
    isPreview: response.status === 200 && deps.pages.isPreview(deps.basePath + request.url),
    cardSources: deps.cardSources ?? NO_CARD_SOURCES,
  })
  return {
    response,
    headers: {
      ...toPageHeaders(toNonceCspSources(nonce), policy),
      ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
    },
  }
}

/**
 * Sends a page for one visitor. Its body is sent as a whole, because Fastify would send a web stream in many small
 * parts; a file is sent as it is made.
 */
async function sendVisitorPage(reply: FastifyReply, { response, headers }: VisitorPage): Promise<FastifyReply> {
  reply.code(response.status).headers(headers)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (response.body !== null && isFile(response)) return reply.send(response.body)
  return reply.send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()))
}

/** What to use instead of the values of the incoming request; the path is without base path and language. */
interface RequestOverrides {
  readonly method: string
  readonly cookie: string
  readonly path: string
}

/**
 * Renders a page with the storefront, which calls the API as the visitor. Throws when the loader of a route without a
 * page failed.
 */
async function renderPage(
  { pages, basePath, languagePath, createApiFetch }: PageServerDeps,
  request: FastifyRequest,
  { path, ...overrides }: RequestOverrides,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url')
  const origin = request.publicOrigin
  const visitor = createApiFetch(toVisitor(request, overrides.cookie))
  const failures: unknown[] = []
  const limit = await findFormLimit(request, visitor.fetch)
  const languagePrefix = languagePath.isDefault(request) ? '' : languagePath.getPrefix(request)
  const url = origin + basePath + languagePrefix + path
  const response = await pages.render(await toWebRequest(request, { ...overrides, url, limit }), {
    fetch: visitor.fetch,
    nonce,
    locale: currentLocale(),
    languagePrefix,
    origin,
    reportError(error) {
      failures.push(error)
      request.log.error({ err: error }, 'a page failed')
    },
    reportFlaw(issue) {
      request.log.error({ err: issue }, 'a page is not whole')
    },
  })
  // This is the router's text for a failed loader of a route without a page; it says nothing useful, so the error
  // handler responds instead.
  if (response.status >= 500 && response.headers.get('content-type')?.startsWith('text/plain') === true)
    throw response.status === 503
      ? new UnavailableError('What a loader needs is unavailable.', { cause: failures.at(-1) })
      : new Error('A loader without a page failed.', { cause: failures.at(-1) })
  return {
    response,
    nonce,
    setCookies: addSecureWhenEncrypted(visitor.setCookies, isEncrypted(request)),
    failures,
    getPricedProducts: visitor.getPricedProducts,
  }
}

async function toWebRequest(
  request: FastifyRequest,
  {
    url,
    method,
    cookie,
    limit,
  }: { readonly url: string; readonly method: string; readonly cookie: string; readonly limit: number },
): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...request.headers, cookie })) {
    for (const headerValue of [value ?? []].flat()) headers.append(name, headerValue)
  }
  const isPost = method === 'POST'
  return new Request(url, {
    method,
    headers,
    ...(isPost && { body: await readFormBody(request, limit) }),
  })
}

/** Returns how large a form may be. */
async function findFormLimit(request: FastifyRequest, fetch: VisitorFetch['fetch']): Promise<number> {
  const largeForm = request.method === 'POST' ? LARGE_FORMS.find(({ path }) => path.test(request.url)) : undefined
  // What fits anyway is read without asking.
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= MAX_FORM_BYTES
  if (largeForm === undefined || isSmall) return getFormLimit(request.url)
  const { ok: isAllowed } = await fetch(request.publicOrigin + largeForm.allowedBy)
  return isAllowed ? largeForm.maxBytes : MAX_FORM_BYTES
}

function getFormLimit(url: string): number {
  if (url.startsWith('/builder/')) return MAX_BUILDER_FORM_BYTES
  return /^\/(?:quick-order|lists\/[^/?]+)(?:\.data)?(?:\?|$)/.test(url) ? MAX_QUICK_ORDER_FORM_BYTES : MAX_FORM_BYTES
}

/** Reads the whole body of a form; Fastify's own limit counts only bodies that it parses. */
async function readFormBody(request: FastifyRequest, limit: number): Promise<Uint8Array<ArrayBuffer>> {
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
