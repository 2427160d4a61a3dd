import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './failures.ts'
import { crossSite, isCrossSite } from './origin.ts'
import { type Visitor, type VisitorFetch, visitorOf } from './visitor.ts'

const unavailable: Refusal = { code: 'ITEM_NOT_AVAILABLE', message: 'The server that keeps the library does not answer. Try again later.', status: 502 }

/** Where the calls of the browser go. */
interface Relaying {
  readonly basePath: string
  /** Reaches the other server as whoever calls. */
  readonly reachApi: (visitor: Visitor) => VisitorFetch
}

/** Passes on what a site builder's browser sends to the media library itself, files and what they show: it speaks to no server but that of the pages. */
export async function relayLibrary(app: FastifyInstance, relaying: Relaying): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MEDIA_BYTES }, (_, body, done) => done(null, body))
    for (const { method, path } of [BUILDER_ROUTES.uploadMedia, BUILDER_ROUTES.updateMedia]) {
      scope.route<{ Body: Buffer | undefined }>({ method, url: path, handler: (request, reply) => pass(request, reply, relaying) })
    }
  })
}

async function pass(request: FastifyRequest<{ Body: Buffer | undefined }>, reply: FastifyReply, { basePath, reachApi }: Relaying): Promise<FastifyReply> {
  if (isCrossSite(request)) return sendRefusal(reply, crossSite)
  const { fetch: reach, setCookies } = reachApi(visitorOf(request))
  const headers = { 'content-type': request.headers['content-type'] ?? 'application/octet-stream' }
  try {
    const answer = await reach(`http://pages${basePath}${request.url}`, { method: request.method, headers, body: new Uint8Array(request.body ?? []) })
    const type = answer.headers.get('content-type') ?? 'application/json'
    return await reply.status(answer.status).headers({ 'content-type': type, 'cache-control': 'no-store', 'set-cookie': [...setCookies] }).send(new Uint8Array(await answer.arrayBuffer()))
  } catch (error) {
    request.log.warn({ err: error }, 'the other server did not answer')
    return sendRefusal(reply, unavailable)
  }
}
