import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/app.js'

/** The error when the remote server sends no response that can be forwarded. */
export const remoteUnavailableError: DomainError = {
  code: 'ITEM_NOT_AVAILABLE',
  message: messages.remoteUnavailable,
}

/** Whether a text can be used as a content key in a URL; an empty text or one or two dots would change the path. */
export function isUsableContentKey(text: string): boolean {
  return !/^\.{0,2}$/.test(text)
}

/** Returns the query of a request's URL as it was sent, with its question mark; '' without one. */
export function getRawQuery({ url }: FastifyRequest): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

/** The request on whose behalf the remote server is called, and the timeout. */
interface RemoteRequestOptions {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly timeoutMs: number
}

/**
 * Calls the remote server with an abort signal and returns the result; null when the call fails or times out, which is
 * logged. The call is aborted when the browser disconnects.
 */
export async function requestRemoteServer<Value>(
  { request, reply, timeoutMs }: RemoteRequestOptions,
  send: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | null> {
  const abortController = new AbortController()
  reply.raw.once('close', () => abortController.abort())
  const timeout = setTimeout(() => abortController.abort(), timeoutMs)
  try {
    return await send(abortController.signal)
  } catch (error) {
    if (!reply.raw.destroyed) request.log.warn({ err: error }, 'the other server did not answer')
    return null
  } finally {
    clearTimeout(timeout)
  }
}
