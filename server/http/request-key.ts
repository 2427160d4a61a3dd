import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/http.js'

const malformedKeyError: DomainError = {
  code: 'INVALID_API_INPUT',
  message: messages.malformedRequestKey,
}

/**
 * Returns the value of the header `Idempotency-Key`, by which a repeated request is recognised; null without it, an
 * error when it is malformed.
 */
export function parseIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): Result<string | null> {
  const key = headers['idempotency-key']
  if (key === undefined) return ok(null)
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? ok(key) : err(malformedKeyError)
}
