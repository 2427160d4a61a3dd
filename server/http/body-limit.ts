import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { GUEST_BODY_BYTES, USER_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import { signInRequiredError } from './access.ts'
import { sendError } from './error-responses.ts'
import type { RequestAuthenticator } from './request-authenticator.ts'

/** The maximum size of an endpoint's body, in bytes. */
export function getBodyLimit({ bodyLimit, guests, role }: Endpoint): number {
  return bodyLimit ?? (guests === 'refused' || role !== undefined ? USER_BODY_BYTES : GUEST_BODY_BYTES)
}

/**
 * Creates an endpoint's `onRequest` hook: rejects a body that is larger than guests may send, or of unknown size,
 * before it is read, unless the request has a session.
 */
export function createGuestBodyLimitHook(endpoint: Endpoint, authenticator: RequestAuthenticator) {
  // A raw body is read by the handler itself, which identifies the sender first.
  const needsNoCheck = getBodyLimit(endpoint) <= GUEST_BODY_BYTES || endpoint.rawBody !== undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (needsNoCheck || !mayExceedGuestLimit(request) || (await authenticator.hasSession(request))) return undefined
    return sendError(reply, signInRequiredError)
  }
}

function mayExceedGuestLimit({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > GUEST_BODY_BYTES
}
