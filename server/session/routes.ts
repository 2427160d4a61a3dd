import * as endpoints from '@hydrant/contract/shop/access.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { sessionErrors } from './errors.ts'
import { registerRightsLog } from './rights/rights-routes.ts'
import * as sessions from './service.ts'
import { toOpenToken } from './token-body.ts'

/** Registers the endpoints for a user's sessions, tokens and integrations. */
export function registerSessionRoutes(server: Server, { log }: Pick<sessions.Authentication, 'log'>): void {
  const { database } = server
  registerRightsLog(server.app, database, log)

  registerEndpoint(server, endpoints.listIntegrations, async ({ shopper }) => {
    const records = await database.query((db) => sessions.listIntegrations(db, shopper.userId))
    return createResponse(200, { integrations: records.map(toIntegration) })
  })

  registerEndpoint(server, endpoints.createIntegration, async ({ shopper, session, body, request }) => {
    if (findRestrictedSessionId(session) !== null) return createErrorResponse(sessionErrors.notForPrograms)
    const created = await sessions.createIntegration(database, shopper.userId, body)
    if (created.ok)
      sessions.logSecurityEvent(log, 'program-let-in', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: created.value.integration.id,
      })
    return createResultResponse(created, 201, ({ integration, secret }) => ({
      ...toIntegration(integration),
      clientSecret: secret,
    }))
  })

  registerEndpoint(server, endpoints.deleteIntegration, async ({ shopper, session, params, request }) => {
    if (findRestrictedSessionId(session) !== null) return createErrorResponse(sessionErrors.notForPrograms)
    const deleted = await sessions.deleteIntegration(database, shopper.userId, params.integrationId)
    if (deleted.ok)
      sessions.logSecurityEvent(log, 'program-shut-out', {
        userId: shopper.userId,
        address: request.ip,
        integrationId: params.integrationId,
      })
    return createResultResponse(deleted, 204, () => undefined)
  })

  registerEndpoint(server, endpoints.listTokens, async ({ shopper, session }) => {
    const records = await database.query((db) => sessions.listOpenTokens(db, shopper.userId))
    return createResponse(200, {
      tokens: records.map((token) => toOpenToken(token, session?.id)),
    })
  })

  registerEndpoint(server, endpoints.deleteToken, async ({ shopper, session, params, request }) => {
    const restrictedSessionId = findRestrictedSessionId(session)
    if (restrictedSessionId !== null && restrictedSessionId !== params.tokenId)
      return createErrorResponse(sessionErrors.notForPrograms)
    const ended = await sessions.endSessionById(database, shopper.userId, params.tokenId)
    if (ended.ok) sessions.logSecurityEvent(log, 'session-ended', { userId: shopper.userId, address: request.ip })
    return createResultResponse(ended, 204, () => undefined)
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

/**
 * Returns the id of a session that belongs to an integration or may only read; otherwise null. Such a session may
 * neither create nor delete integrations, nor end other sessions.
 */
function findRestrictedSessionId(session: sessions.OpenSession | null): string | null {
  return session !== null && (session.integrationId !== null || session.scope === 'read') ? session.id : null
}
