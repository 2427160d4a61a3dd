import type { FastifyReply, FastifyRequest } from 'fastify'
import { findCompressedOrStart } from './compressed-bodies.ts'
import type { CachedResponse } from './response-cache.ts'
import { chooseEncoding } from './encodings.ts'

/** A cached response to send. */
export interface SendOptions {
  readonly response: CachedResponse
  /** Whether the response is the same for everyone who is not signed in. */
  readonly isForGuests: boolean
}

/** The cached response that was sent, by the response object of Node. */
const sentResponses = new WeakMap<object, CachedResponse>()

/** Returns the cached response that was sent with a response object; undefined when another body was sent. */
export function findSentResponse(raw: object): CachedResponse | undefined {
  return sentResponses.get(raw)
}

const VARY_HEADER = 'accept-encoding, authorization, cookie, origin'

/**
 * Sends a cached response, compressed when the compressed bytes are ready, or status 304 when the client has it
 * already.
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isForGuests }: SendOptions,
): FastifyReply {
  reply.code(response.status)
  sentResponses.set(reply.raw, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('cache-control', 'no-store')
  } else {
    reply.header('etag', response.etag)
    // May be cached but must be revalidated each time: a changed price shows at once.
    reply.header('cache-control', isForGuests ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    reply.header('vary', VARY_HEADER)
    if (matchesEtag(request.headers['if-none-match'], response.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const compressedBytes = encoding === null ? undefined : findCompressedOrStart(response, encoding)
  if (compressedBytes !== undefined && encoding !== null) reply.header('content-encoding', encoding)
  return reply.header('content-type', 'application/json; charset=utf-8').send(compressedBytes ?? response.bytes)
}

/** Whether an `If-None-Match` header matches an ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim() === etag || `W/${tag.trim()}` === etag)
}
