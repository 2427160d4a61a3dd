import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { GUEST_BODY_BYTES, USER_BODY_BYTES } from '@hydrant/contract/shared/limits.ts'
import { signInFirst } from './access.ts'
import { sendRefusal } from './failures.ts'
import type { Gatekeeper } from './gatekeeper.ts'

/** Bytes that the body of a call may have. */
export function bodyLimitOf({ bodyLimit, guests, role }: Endpoint): number {
  return bodyLimit ?? (guests === 'refused' || role !== undefined ? USER_BODY_BYTES : GUEST_BODY_BYTES)
}

/**
 * An endpoint's `onRequest`: refuses a body that is larger than those of guests, or does not say how large it is,
 * before it is read, unless a session comes with it.
 */
export function refuseLargeBodyOfGuest(endpoint: Endpoint, gatekeeper: Gatekeeper) {
  // A body that the handler reads itself is not read before it knows who sends it.
  const isOpen = bodyLimitOf(endpoint) <= GUEST_BODY_BYTES || endpoint.rawBody !== undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isOpen || !mayBeLarge(request) || (await gatekeeper.sessionOf(request, { isUse: false })) !== null)
      return undefined
    return sendRefusal(reply, signInFirst)
  }
}

function mayBeLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > GUEST_BODY_BYTES
}
