import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInFirst } from './access.ts'
import { sendNotFound, sendRefusal } from './failures.ts'
import { crossSite, isCrossSite } from './origin.ts'
import { askOtherServer, isContentKey, queryOf, unavailable } from './other-server.ts'
import { isEncrypted } from './public-origin.ts'
import { readRemoteCookies } from './remote-fetch.ts'
import { type Visitor, type VisitorFetch, visitorOf } from './visitor.ts'
import { forBrowser } from './visitor-cookies.ts'

const RELAYED: readonly Route[] = [BUILDER_ROUTES.uploadMedia, BUILDER_ROUTES.updateMedia]

/** How long the other server may take with a file: it gets the whole of it, and looks through it. */
const PATIENCE_MILLISECONDS = 120_000

/** Where the calls of the browser go. */
interface Relaying {
  readonly basePath: string
  /** Reaches the other server as whoever calls. */
  readonly reachApi: (visitor: Visitor) => VisitorFetch
}

/** A call to the library, with what it is about. */
interface LibraryCall {
  readonly Params: { readonly contentKey?: string }
  readonly Body: Buffer | undefined
}

/**
 * Passes on what a site builder's browser sends to the media library itself, files and what they show: it speaks to no
 * server but that of the pages.
 */
export async function relayLibrary(app: FastifyInstance, relaying: Relaying): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MEDIA_BYTES }, (_, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', refuseUnread)
    for (const { method, path } of RELAYED) {
      scope.route<LibraryCall>({
        method,
        url: path,
        handler(request, reply) {
          const { params } = request
          if (params.contentKey !== undefined && !isContentKey(params.contentKey)) return sendNotFound(request, reply)
          return pass(request, reply, { ...relaying, path: pathOf({ path }, params) })
        },
      })
    }
  })
}

/** Room for a whole file is for those alone who can have a session over there. */
async function refuseUnread(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isCrossSite(request)) return sendRefusal(reply, crossSite)
  return readRemoteCookies(request.headers.cookie ?? '').size === 0 ? sendRefusal(reply, signInFirst) : undefined
}

async function pass(
  request: FastifyRequest<LibraryCall>,
  reply: FastifyReply,
  { basePath, reachApi, path }: Relaying & { readonly path: string },
): Promise<FastifyReply> {
  const { fetch: reach, setCookies } = reachApi(visitorOf(request))
  const sent = {
    method: request.method,
    headers: { 'content-type': request.headers['content-type'] ?? 'application/octet-stream' },
    body: new Uint8Array(request.body ?? []),
  }
  const whole = await askOtherServer(
    { request, reply, patienceMilliseconds: PATIENCE_MILLISECONDS },
    async (signal) => {
      const answer = await reach(`http://pages${basePath}${path}${queryOf(request)}`, { ...sent, signal })
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? 'application/json',
        body: new Uint8Array(await answer.arrayBuffer()),
      }
    },
  )
  if (whole === null) return sendRefusal(reply, unavailable)
  const { status, type, body } = whole
  return reply
    .status(status)
    .headers({
      'content-type': type,
      'cache-control': 'no-store',
      'set-cookie': forBrowser(setCookies, isEncrypted(request)),
    })
    .send(body)
}
