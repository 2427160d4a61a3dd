import * as endpoints from '@hydrant/contract/admin/people.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as sessions from './service.ts'
import { toOpenToken } from './token-body.ts'

/** Registers the endpoints by which administrators invite users, and see and end their sessions. */
export function registerUserRoutes(server: Server, authentication: sessions.Authentication): void {
  const { database } = server

  registerEndpoint(server, endpoints.inviteUser, async ({ params, request }) => {
    const invited = await sessions.inviteUser(authentication, { userId: params.userId, clientAddress: request.ip })
    return createResultResponse(invited, 202, ({ email, expiresAt }) => ({
      email,
      expiresDate: toTimestamp(expiresAt),
    }))
  })

  registerEndpoint(server, endpoints.listUserSessions, async ({ params, session }) => {
    const listed = await database.query((db) => sessions.listTokensOfUser(db, params.userId))
    return createResultResponse(listed, 200, (tokens) => ({
      tokens: tokens.map((token) => toOpenToken(token, session?.id)),
    }))
  })

  registerEndpoint(server, endpoints.endUserSession, async ({ params, request }) => {
    const { userId, sessionId } = params
    const ended = await sessions.endSessionOfUser(database, userId, sessionId)
    if (ended.ok)
      sessions.logSecurityEvent(authentication.log, 'session-ended-by-staff', { userId, address: request.ip })
    return createResultResponse(ended, 204, () => undefined)
  })
}
