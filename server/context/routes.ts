import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import {
  changePassword,
  extendSession,
  getSession,
  requestPasswordReset,
  resetPassword,
  getSessionContext,
  signIn,
  signOut,
} from '@hydrant/contract/shop/session.ts'
import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'
import { findOwnAccount } from '../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import { type CardGateway, toApplicationContext } from './application-context.ts'
import type { Webstore } from '../webstore/service.ts'
import { toSessionContext, toSessionState, toSignInBody } from './session-context.ts'

/** How long clients may cache the application context, in seconds. */
const MAX_AGE_SECONDS = 300

/** Returns the gateway that takes a web store's cards; null when it accepts none. */
type FindCardGateway = (webstore: Webstore) => CardGateway | null

/**
 * Registers the endpoints for the application context, the session context, signing in and out, changing the password,
 * and reading and extending the session.
 */
export function registerContextRoutes(
  server: Server,
  authentication: sessions.Authentication,
  findCardGateway: FindCardGateway,
): void {
  const { database, authenticator } = server

  registerEndpoint(server, getApplicationContext, async ({ shopper }) =>
    createResponse(200, toApplicationContext(shopper.webstore, findCardGateway(shopper.webstore)), {
      'cache-control': `max-age=${MAX_AGE_SECONDS}`,
    }),
  )

  registerEndpoint(server, getSessionContext, async ({ shopper, query }) =>
    createResponse(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }),
  )

  registerEndpoint(server, signIn, async ({ body, request, reply }) => {
    const { username, password, startUrl } =
      'request' in body ? { startUrl: '/', ...body.request } : { ...body, startUrl: undefined }
    const nextPath = startUrl === undefined ? undefined : parseSitePath(startUrl)
    if (nextPath === null) return createErrorResponse(sessions.sessionErrors.foreignStartUrl)
    const signInResult = await sessions.beginSession(authentication, {
      email: username,
      password,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!signInResult.ok) return createErrorResponse(signInResult.error)
    authenticator.setSessionCookie(request, reply, signInResult.value)
    authenticator.setDeviceCookie(request, reply, signInResult.value.deviceCookie)
    if (nextPath !== undefined)
      return createResponse(
        200,
        { success: true, redirectUrl: server.siteUrl(request) + nextPath },
        { 'cache-control': 'no-store' },
      )
    const account = await database.query((db) => findOwnAccount(db, signInResult.value.user.id))
    return createResponse(200, toSignInBody(signInResult.value, account), { 'cache-control': 'no-store' })
  })

  registerEndpoint(server, signOut, async ({ shopper, request, reply }) => {
    const token = authenticator.tokenOf(request)
    if (token !== null) await sessions.endSession(authentication, token)
    if (shopper.user !== null)
      sessions.logSecurityEvent(authentication.log, 'sign-out', { userId: shopper.user.id, address: request.ip })
    authenticator.clearCookies(reply, shopper.webstore)
    return createResponse(204, undefined)
  })

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
