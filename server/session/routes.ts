import * as endpoints from '@hydrant/contract/shop/access.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { FastifyRequest } from 'fastify'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { sessionErrors } from './errors.ts'
import * as sessions from './service.ts'

/** Registers the endpoints for a user's sessions, tokens and integrations. */
export function registerSessionRoutes(server: Server, { log }: Pick<sessions.Authentication, 'log'>): void {
  const { database, authenticator } = server

  /**
   * The session id when an integration holds the session or its token may only read; otherwise null. Such a session may
   * neither create nor delete integrations, nor end other sessions.
   */
  const findRestrictedSessionId = async (request: FastifyRequest): Promise<string | null> => {
    const current = await authenticator.findSession(request)
    return current !== null && (current.integrationId !== null || current.scope === 'read') ? current.id : null
  }

  serve(server, endpoints.listIntegrations, async ({ shopper }) => {
    const records = await database.query((db) => sessions.listIntegrations(db, shopper.userId))
    return respond(200, { integrations: records.map(toIntegration) })
  })

  serve(server, endpoints.createIntegration, async ({ shopper, body, request }) => {
    if ((await findRestrictedSessionId(request)) !== null) return respondWithError(sessionErrors.notForPrograms)
    const created = await sessions.createIntegration(database, shopper.userId, body)
    if (created.ok)
      sessions.logSecurityEvent(log, 'program-let-in', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: created.value.integration.id,
      })
    return respondWithResult(created, 201, ({ integration, secret }) => ({
      ...toIntegration(integration),
      clientSecret: secret,
    }))
  })

  serve(server, endpoints.deleteIntegration, async ({ shopper, params, request }) => {
    if ((await findRestrictedSessionId(request)) !== null) return respondWithError(sessionErrors.notForPrograms)
    const deleted = await sessions.deleteIntegration(database, shopper.userId, params.integrationId)
    if (deleted.ok)
      sessions.logSecurityEvent(log, 'program-shut-out', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: params.integrationId,
      })
    return respondWithResult(deleted, 204, () => undefined)
  })

  serve(server, endpoints.listTokens, async ({ shopper, request }) => {
    const current = await authenticator.findSession(request)
    const records = await database.query((db) => sessions.listOpenTokens(db, shopper.userId))
    return respond(200, {
      tokens: records.map((token) => ({ ...toToken(token), isCurrent: token.id === current?.id })),
    })
  })

  serve(server, endpoints.deleteToken, async ({ shopper, params, request }) => {
    const restrictedSessionId = await findRestrictedSessionId(request)
    if (restrictedSessionId !== null && restrictedSessionId !== params.tokenId)
      return respondWithError(sessionErrors.notForPrograms)
    const ended = await sessions.endSessionById(database, shopper.userId, params.tokenId)
    if (ended.ok) sessions.logSecurityEvent(log, 'session-ended', { userId: shopper.userId, address: request.ip })
    return respondWithResult(ended, 204, () => undefined)
  })
}

function toIntegration({
  id,
  name,
  clientId,
  scope,
  createdAt,
  lastUsedAt,
}: sessions.Integration): endpoints.Integration {
  return {
    integrationId: id,
    name,
    clientId,
    scope,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  }
}

function toToken({
  id,
  name,
  isIntegration,
  scope,
  createdAt,
  lastUsedAt,
  expiresAt,
}: sessions.OpenToken): Omit<endpoints.OpenToken, 'isCurrent'> {
  return {
    tokenId: id,
    kind: isIntegration ? 'Integration' : 'SignIn',
    name,
    scope,
    createdAt: toTimestamp(createdAt),
    lastUsedAt: toTimestamp(lastUsedAt),
    expiresAt: toTimestamp(expiresAt),
  }
}
