import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { finishSignIn } from '@hydrant/contract/shop/second-factor.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
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
  const setCookies = (request: FastifyRequest, reply: FastifyReply, session: sessions.IssuedSession): void => {
    authenticator.setSessionCookie(request, reply, session)
    authenticator.setDeviceCookie(request, reply, session.deviceCookie)
  }
  const createSignInBody = async (session: sessions.IssuedSession, webstore: Webstore) => {
    const account = await database.query((db) => findOwnAccount(db, session.user.id))
    return toSignInBody(session, { account, webstore })
  }

  registerEndpoint(server, getApplicationContext, async ({ shopper }) =>
    createResponse(200, toApplicationContext(shopper.webstore, findCardGateway(shopper.webstore)), {
      'cache-control': `max-age=${MAX_AGE_SECONDS}`,
    }),
  )

  registerEndpoint(server, getSessionContext, async ({ shopper, query }) =>
    createResponse(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }),
  )

  registerEndpoint(server, signIn, async ({ body, request, reply, shopper }) => {
    const { username, password, startUrl } =
      'request' in body ? { startUrl: '/', ...body.request } : { ...body, startUrl: undefined }
    const nextPath = startUrl === undefined ? undefined : parseSitePath(startUrl)
    if (nextPath === null) return createErrorResponse(sessions.sessionErrors.foreignStartUrl)
    const signInResult = await sessions.beginSignIn(authentication, {
      email: username,
      password,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!signInResult.ok) return createErrorResponse(signInResult.error)
    if ('stepToken' in signInResult.value)
      return createResponse(
        202,
        { ...signInResult.value, expiresAt: toTimestamp(signInResult.value.expiresAt) },
        { 'cache-control': 'no-store' },
      )
    setCookies(request, reply, signInResult.value)
    if (nextPath !== undefined)
      return createResponse(
        200,
        { success: true, redirectUrl: server.siteUrl(request) + nextPath },
        { 'cache-control': 'no-store' },
      )
    return createResponse(200, await createSignInBody(signInResult.value, shopper.webstore), {
      'cache-control': 'no-store',
    })
  })

  registerEndpoint(server, finishSignIn, async ({ body, request, reply, shopper }) => {
    const result = await sessions.finishSignIn(authentication, {
      ...body,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!result.ok) return createErrorResponse(result.error)
    setCookies(request, reply, result.value)
    return createResponse(200, await createSignInBody(result.value, shopper.webstore), { 'cache-control': 'no-store' })
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
