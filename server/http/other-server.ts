import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is said when the other server gives nothing that could be passed on. */
export const unavailable: DomainError = {
  code: 'ITEM_NOT_AVAILABLE',
  message: 'The server that keeps this does not answer. Try again later.',
  status: 502,
}

/** Whether a text can be a content key in an address: these would be read as the folder itself, or as the one above. */
export function isContentKey(text: string): boolean {
  return !/^\.{0,2}$/.test(text)
}

/** The query of a request as it was sent, with its question mark; empty without one. */
export function queryOf({ url }: FastifyRequest): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

/** Who asks the other server for something, and how long they wait for it. */
interface Asker {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly patienceMilliseconds: number
}

/**
 * What comes of asking the other server, by a call that heeds the signal; null when it fails, or takes too long. It is
 * given up when the browser leaves.
 */
export async function askOtherServer<Answer>(
  { request, reply, patienceMilliseconds }: Asker,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const late = setTimeout(() => gone.abort(), patienceMilliseconds)
  try {
    return await ask(gone.signal)
  } catch (error) {
    if (!reply.raw.destroyed) request.log.warn({ err: error }, 'the other server did not answer')
    return null
  } finally {
    clearTimeout(late)
  }
}
