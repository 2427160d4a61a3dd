import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, StoredAnswer } from './answer-cache.ts'
import { chooseEncoding } from './encodings.ts'

/** An answer to be sent, with what it is kept under. */
export interface Sending {
  readonly answers: AnswerCache
  readonly key: string
  readonly answer: StoredAnswer
  /** Whether it is the same for everyone who is not signed in. */
  readonly forGuests: boolean
}

const VARIES_BY = 'accept-encoding, authorization, cookie, origin'

/**
 * Sends the bytes of an answer, compressed when they are ready for it, or the news that the caller has them already.
 */
export function sendStoredAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers, key, answer, forGuests }: Sending,
): FastifyReply {
  reply.code(answer.status)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('cache-control', 'no-store')
  } else {
    reply.header('etag', answer.etag)
    // May be kept, but is asked for again each time: a price that changes is seen at once.
    reply.header('cache-control', forGuests ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    reply.header('vary', VARIES_BY)
    if (hasAlready(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === null ? undefined : answers.encoded(key, answer, encoding)
  if (encoded !== undefined && encoding !== null) reply.header('content-encoding', encoding)
  return reply.header('content-type', 'application/json; charset=utf-8').send(encoded ?? answer.bytes)
}

/** Whether a browser that sends this `If-None-Match` holds what has this tag. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim() === etag || `W/${tag.trim()}` === etag)
}
