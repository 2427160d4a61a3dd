import fastifyCookie from '@fastify/cookie'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServer, type ServerSettings } from './create-server.ts'
import { sendNotFound, sendRefusal } from './failures.ts'
import { GuestPages } from './guest-pages.ts'
import { registerHealth } from './health.ts'
import { askOtherServer, isContentKey, queryOf, unavailable } from './other-server.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPages } from './pages.ts'
import { relayLibrary } from './relay-library.ts'
import { createRemoteFetch } from './remote-fetch.ts'
import type { RemoteCommerce } from './settings.ts'
import type { Visitor, VisitorFetch } from './visitor.ts'

/** What pages by themselves are built from. */
export interface FrontParts {
  readonly settings: ServerSettings
  /** The server whose API the pages show. */
  readonly commerce: RemoteCommerce
  readonly pages: PageRenderer
  /** Without it the server makes its own. */
  readonly log?: FastifyBaseLogger
}

/**
 * The storefront in front of another server's API, as a Fastify application without a port: it has no database and
 * knows only what that API says.
 */
export async function buildFront({ settings, commerce, pages, log }: FrontParts): Promise<FastifyInstance> {
  const app = createServer(settings, log)
  await app.register(fastifyCookie)
  // Whether the other server answers is for that server's own probe.
  registerHealth(app, async () => undefined)
  relayMedia(app, commerce)
  const { basePath } = settings
  const reachApi = (visitor: Visitor): VisitorFetch => createRemoteFetch(commerce, basePath, visitor)
  await relayLibrary(app, { basePath, reachApi })
  await registerPages(app, { pages, basePath, reachApi, guestPages: new GuestPages(currentSecond) })
  return app
}

/** Nothing tells what changes over there: no page is older than a second. */
async function currentSecond(): Promise<string> {
  return String(Math.floor(Date.now() / 1000))
}

const PASSED_ON = ['content-type', 'content-disposition', 'cache-control', 'etag', 'last-modified', 'vary']

/** How long another server may take to begin with a picture. */
const PATIENCE_MILLISECONDS = 10_000

/**
 * Pictures are told by their path alone, and are the other server's: one content key, and what it is asked for with it.
 */
function relayMedia(app: FastifyInstance, { mediaUrl, authorization }: RemoteCommerce): void {
  app.get<{ Params: { contentKey: string } }>(
    `${MEDIA_BASE}/:contentKey`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { contentKey } = request.params
      if (!isContentKey(contentKey)) return sendNotFound(request, reply)
      const answer = await fetchMedia(`${mediaUrl}${MEDIA_BASE}/${encodeURIComponent(contentKey)}${queryOf(request)}`, {
        request,
        reply,
        authorization,
      })
      if (answer === null || (answer.status >= 300 && answer.status !== 304 && answer.status !== 404))
        return sendRefusal(reply, unavailable)
      const headers = PASSED_ON.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      // What is opened by itself must not run anything, whatever it is.
      const alone = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      return reply
        .status(answer.status)
        .headers({ ...Object.fromEntries(headers), ...alone })
        .send(answer.body ?? '')
    },
  )
}

interface MediaRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly authorization: string | null
}

/** What the other server answers; null when it does not in time, or the browser has gone. */
function fetchMedia(url: string, { request, reply, authorization }: MediaRequest): Promise<Response | null> {
  const known = request.headers['if-none-match']
  const headers = {
    accept: request.headers.accept ?? '*/*',
    ...(authorization !== null && { authorization }),
    ...(known !== undefined && { 'if-none-match': known }),
  }
  return askOtherServer({ request, reply, patienceMilliseconds: PATIENCE_MILLISECONDS }, (signal) =>
    fetch(url, { headers, redirect: 'manual', signal }),
  )
}
