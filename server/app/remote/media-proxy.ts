import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { MEDIA_BYTES } from '@hydrant/contract/shared/limits.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInRequiredError } from '../../http/access.ts'
import { sendNotFoundOrNotAllowed, sendError } from '../../http/error-responses.ts'
import { crossSiteError, isCrossSiteWrite } from '../../http/origin.ts'
import { requestRemoteServer, isUsableContentKey, getRawQuery, remoteUnavailableError } from './remote-server.ts'
import { isEncrypted } from '../../http/public-origin.ts'
import { parseRemoteCookies } from './remote-fetch.ts'
import { type Visitor, type VisitorFetch, toVisitor } from '../pages/visitor.ts'
import { addSecureWhenEncrypted } from '../pages/visitor-cookies.ts'

const PROXIED_ROUTES: readonly Route[] = [BUILDER_ROUTES.uploadMedia, BUILDER_ROUTES.updateMedia]

/** How long the remote server may take with an upload: it receives and checks the whole file. */
const TIMEOUT_MS = 120_000

/** What forwarding requests to the remote server depends on. */
interface MediaProxyOptions {
  readonly basePath: string
  /** Creates a fetch that calls the remote server as the visitor. */
  readonly createApiFetch: (visitor: Visitor) => VisitorFetch<typeof fetch>
}

/** A request to the media library. */
interface MediaLibraryCall {
  readonly Params: { readonly contentKey?: string }
  readonly Body: Buffer | undefined
}

/**
 * Registers routes that forward uploads and updates of the media library from a site builder's browser to the remote
 * server, because the browser connects only to the server of the pages.
 */
export async function registerMediaUploadProxy(app: FastifyInstance, options: MediaProxyOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MEDIA_BYTES }, (_, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', rejectCrossSiteOrSignedOut)
    for (const { method, path } of PROXIED_ROUTES) {
      scope.route<MediaLibraryCall>({
        method,
        url: path,
        handler(request, reply) {
          const { params } = request
          if (params.contentKey !== undefined && !isUsableContentKey(params.contentKey))
            return sendNotFoundOrNotAllowed(request, reply)
          return forwardToRemoteServer(request, reply, { ...options, path: pathOf({ path }, params) })
        },
      })
    }
  })
}

/**
 * Rejects a request before its body is read when it comes from another site or has no cookies of the remote server:
 * only its users may send a whole file.
 */
async function rejectCrossSiteOrSignedOut(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (isCrossSiteWrite(request)) return sendError(reply, crossSiteError)
  return parseRemoteCookies(request.headers.cookie ?? '').size === 0 ? sendError(reply, signInRequiredError) : undefined
}

async function forwardToRemoteServer(
  request: FastifyRequest<MediaLibraryCall>,
  reply: FastifyReply,
  { basePath, createApiFetch, path }: MediaProxyOptions & { readonly path: string },
): Promise<FastifyReply> {
  const { fetch: remoteFetch, setCookies } = createApiFetch(toVisitor(request))
  const requestInit = {
    method: request.method,
    headers: { 'content-type': request.headers['content-type'] ?? 'application/octet-stream' },
    body: new Uint8Array(request.body ?? []),
  }
  const proxiedResponse = await requestRemoteServer({ request, reply, timeoutMs: TIMEOUT_MS }, async (signal) => {
    const remoteResponse = await remoteFetch(`http://pages${basePath}${path}${getRawQuery(request)}`, {
      ...requestInit,
      signal,
    })
    return {
      status: remoteResponse.status,
      type: remoteResponse.headers.get('content-type') ?? 'application/json',
      body: new Uint8Array(await remoteResponse.arrayBuffer()),
    }
  })
  if (proxiedResponse === null) return sendError(reply, remoteUnavailableError)
  const { status, type, body } = proxiedResponse
  return reply
    .status(status)
    .headers({
      'content-type': type,
      'cache-control': 'no-store',
      'set-cookie': addSecureWhenEncrypted(setCookies, isEncrypted(request)),
    })
    .send(body)
}
