import fastifyCookie from '@fastify/cookie'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServerWithoutRoutes, type ServerSettings } from '../create-server.ts'
import { sendNotFoundOrNotAllowed, sendError } from '../../http/error-responses.ts'
import { GuestPageCache, type PageRevision } from '../pages/guest-pages.ts'
import { registerHealthRoutes } from '../health.ts'
import { requestRemoteServer, isUsableContentKey, getRawQuery, remoteUnavailableError } from './remote-server.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { registerPages } from '../pages/pages.ts'
import { registerMediaUploadProxy } from './media-proxy.ts'
import { createRemoteFetch } from './remote-fetch.ts'
import type { RemoteCommerce } from '../settings.ts'
import type { Visitor, VisitorFetch } from '../pages/visitor.ts'

/** The dependencies of the storefront of a remote API. */
export interface RemoteStorefrontDeps {
  readonly settings: ServerSettings
  /** The remote server whose API the pages show. */
  readonly commerce: RemoteCommerce
  readonly pages: PageRenderer
  /** The server creates its own when left out. */
  readonly log?: FastifyBaseLogger
}

/**
 * Builds the storefront for the API of another server, as a Fastify application that does not listen yet. It has no
 * database; all data come from that API.
 */
export async function buildRemoteStorefront({
  settings,
  commerce,
  pages,
  log,
}: RemoteStorefrontDeps): Promise<FastifyInstance> {
  const app = createServerWithoutRoutes(settings, log)
  await app.register(fastifyCookie)
  // The readiness of the remote server is checked by its own probe.
  registerHealthRoutes(app, async () => undefined)
  registerMediaDownloadProxy(app, commerce)
  const { basePath } = settings
  const createApiFetch = (visitor: Visitor): VisitorFetch<typeof fetch> =>
    createRemoteFetch(commerce, basePath, visitor)
  await registerMediaUploadProxy(app, { basePath, createApiFetch })
  await registerPages(app, {
    pages,
    basePath,
    languagePath: { getPrefix: () => '', isDefault: () => false },
    createApiFetch,
    guestPageCache: new GuestPageCache(getCurrentSecondAsRevision),
  })
  return app
}

/**
 * Returns the current second as the revision of all pages: changes on the remote server are not announced, so no page
 * is cached for longer than a second.
 */
async function getCurrentSecondAsRevision(): Promise<PageRevision> {
  return { base: String(Math.floor(Date.now() / 1000)), webstore: null }
}

const FORWARDED_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'etag', 'last-modified', 'vary']

/** How long the remote server may take to start sending an image. */
const TIMEOUT_MS = 10_000

/** Registers the route that forwards image requests to the remote server, by content key and query. */
function registerMediaDownloadProxy(app: FastifyInstance, { mediaUrl, authorization }: RemoteCommerce): void {
  app.get<{ Params: { contentKey: string } }>(
    `${MEDIA_BASE}/:contentKey`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { contentKey } = request.params
      if (!isUsableContentKey(contentKey)) return sendNotFoundOrNotAllowed(request, reply)
      const response = await fetchRemoteMedia(
        `${mediaUrl}${MEDIA_BASE}/${encodeURIComponent(contentKey)}${getRawQuery(request)}`,
        {
          request,
          reply,
          authorization,
        },
      )
      if (response === null || (response.status >= 300 && response.status !== 304 && response.status !== 404))
        return sendError(reply, remoteUnavailableError)
      const headers = FORWARDED_HEADERS.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      // The policy prevents scripts in an image that is opened by itself, whatever the file contains.
      const sandboxHeaders = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      return reply
        .status(response.status)
        .headers({ ...Object.fromEntries(headers), ...sandboxHeaders })
        .send(response.body ?? '')
    },
  )
}

interface MediaRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly authorization: string | null
}

/** Requests an image from the remote server; null when it does not respond in time or the browser has disconnected. */
function fetchRemoteMedia(url: string, { request, reply, authorization }: MediaRequest): Promise<Response | null> {
  const ifNoneMatch = request.headers['if-none-match']
  const headers = {
    accept: request.headers.accept ?? '*/*',
    ...(authorization !== null && { authorization }),
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
  }
  return requestRemoteServer({ request, reply, timeoutMs: TIMEOUT_MS }, (signal) =>
    fetch(url, { headers, redirect: 'manual', signal }),
  )
}
