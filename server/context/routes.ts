import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import {
  changePassword,
  extendSession,
  getSession,
  getSessionContext,
  signIn,
  signOut,
} from '@hydrant/contract/shop/session.ts'
import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'
import { findOwnAccount } from '../accounts/service.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import { toApplicationContext } from './application-context.ts'
import { toSessionContext, toSessionState, toSignedIn } from './session-context.ts'

/** How long clients may cache the application context, in seconds. */
const MAX_AGE_SECONDS = 300

/** Registers the endpoints for the application context, the session context, and signing in and out. */
export function registerContextRoutes(server: Server, authentication: sessions.Authentication): void {
  const { database, authenticator } = server

  serve(server, getApplicationContext, async ({ shopper }) =>
    respond(200, toApplicationContext(shopper.webstore), { 'cache-control': `max-age=${MAX_AGE_SECONDS}` }),
  )

  serve(server, getSessionContext, async ({ shopper, query }) =>
    respond(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }),
  )

  serve(server, signIn, async ({ body, request, reply }) => {
    const { username, password, startUrl } =
      'request' in body ? { startUrl: '/', ...body.request } : { ...body, startUrl: undefined }
    const nextPath = startUrl === undefined ? undefined : parseSitePath(startUrl)
    if (nextPath === null) return respondWithError(sessions.sessionErrors.foreignStartUrl)
    const signInResult = await sessions.beginSession(authentication, {
      email: username,
      password,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!signInResult.ok) return respondWithError(signInResult.error)
    authenticator.setSessionCookie(request, reply, signInResult.value)
    authenticator.setDeviceCookie(request, reply, signInResult.value.deviceCookie)
    if (nextPath !== undefined)
      return respond(
        200,
        { success: true, redirectUrl: server.siteUrl(request) + nextPath },
        { 'cache-control': 'no-store' },
      )
    const account = await database.query((db) => findOwnAccount(db, signInResult.value.user.id))
    return respond(200, toSignedIn(signInResult.value, account), { 'cache-control': 'no-store' })
  })

  serve(server, signOut, async ({ shopper, request, reply }) => {
    const token = authenticator.tokenOf(request)
    if (token !== null) await sessions.endSession(authentication, token)
    if (shopper.user !== null)
      sessions.logSecurityEvent(authentication.log, 'sign-out', { userId: shopper.user.id, address: request.ip })
    authenticator.clearCookies(reply, shopper.webstore)
    return respond(204, undefined)
  })

  serve(server, changePassword, async ({ session, body, request }) => {
    if (session === null) return respondWithError(sessions.sessionErrors.endedSession)
    const result = await sessions.changePassword(authentication, { session, ...body, clientAddress: request.ip })
    return respondWithResult(result, 204, () => undefined)
  })

  const toCurrentState = (session: sessions.OpenSession) => toSessionState(session, authentication.idleSeconds)

  serve(server, getSession, async ({ session }) => {
    return session === null
      ? respondWithError(sessions.sessionErrors.endedSession)
      : respond(200, toCurrentState(session))
  })

  serve(server, extendSession, async ({ session }) => {
    if (session === null) return respondWithError(sessions.sessionErrors.endedSession)
    return respondWithResult(await sessions.extendSession(authentication, session), 200, toCurrentState)
  })
}
