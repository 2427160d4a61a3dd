import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply } from 'fastify'

/** Seconds after which a rejected request may be retried, by status. */
const RETRY_SECONDS_BY_STATUS: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/**
 * Sets `Retry-After` for an error that says when to retry, or whose status means that a later attempt may succeed,
 * unless it is set already.
 */
export function setRetryAfter(reply: FastifyReply, error: Pick<DomainError, 'code' | 'retryAfterSeconds'>): void {
  const seconds = error.retryAfterSeconds?.toString() ?? RETRY_SECONDS_BY_STATUS[ERROR_STATUS[error.code]]
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
}
