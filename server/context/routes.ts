import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import {
  changePassword,
  extendSession,
  getSession,
  requestPasswordReset,
  resetPassword,
  getSessionContext,
} from '@hydrant/contract/shop/session.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import { type CardGateway, toApplicationContext } from './application-context.ts'
import type { Webstore } from '../webstore/service.ts'
import { toSessionContext, toSessionState } from './session-context.ts'

/** How long clients may cache the application context, in seconds. */
const MAX_AGE_SECONDS = 300

/** Returns the gateway that takes a web store's cards; null when it accepts none. */
type FindCardGateway = (webstore: Webstore) => CardGateway | null

/**
 * Registers the endpoints for the application context, the session context, changing the password, and reading and
 * extending the session.
 */
export function registerContextRoutes(
  server: Server,
  authentication: sessions.Authentication,
  findCardGateway: FindCardGateway,
): void {
  registerEndpoint(server, getApplicationContext, async ({ shopper }) =>
    createResponse(
      200,
      toApplicationContext(shopper.webstore, {
        cardGateway: findCardGateway(shopper.webstore),
        hasMailServer: authentication.hasMailServer,
      }),
      { 'cache-control': `max-age=${MAX_AGE_SECONDS}` },
    ),
  )

  registerEndpoint(server, getSessionContext, async ({ shopper, query }) =>
    createResponse(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }),
  )

  registerEndpoint(server, changePassword, async ({ session, body, request }) => {
    if (session === null) return createErrorResponse(sessions.sessionErrors.endedSession)
    const result = await sessions.changePassword(authentication, { session, ...body, clientAddress: request.ip })
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, requestPasswordReset, async ({ body, request }) => {
    const result = await sessions.requestPasswordReset(authentication, { ...body, clientAddress: request.ip })
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, resetPassword, async ({ body, request }) => {
    const result = await sessions.resetPassword(authentication, { ...body, clientAddress: request.ip })
    return createResultResponse(result, 204, () => undefined)
  })

  const toCurrentState = (session: sessions.OpenSession) => toSessionState(session, authentication.idleSeconds)

  registerEndpoint(server, getSession, async ({ session }) => {
    return session === null
      ? createErrorResponse(sessions.sessionErrors.endedSession)
      : createResponse(200, toCurrentState(session))
  })

  registerEndpoint(server, extendSession, async ({ session }) => {
    if (session === null) return createErrorResponse(sessions.sessionErrors.endedSession)
    return createResultResponse(await sessions.extendSession(authentication, session), 200, toCurrentState)
  })
}
