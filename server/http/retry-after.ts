import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply } from 'fastify'

/** Seconds after which a refused request may be sent again, by status. */
const SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/**
 * Sets `Retry-After` on a refusal that says when to try again, or whose status promises that a later try may succeed,
 * unless it is set already.
 */
export function announceRetry(
  reply: FastifyReply,
  { status, retryAfterSeconds }: Pick<DomainError, 'status' | 'retryAfterSeconds'>,
): void {
  const seconds = retryAfterSeconds === undefined ? SECONDS[status] : String(retryAfterSeconds)
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
}
