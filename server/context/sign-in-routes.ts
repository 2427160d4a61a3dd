import type { FastifyReply, FastifyRequest } from 'fastify'
import { finishSignIn } from '@hydrant/contract/shop/second-factor.ts'
import { signIn, signOut } from '@hydrant/contract/shop/session.ts'
import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { findOwnAccount } from '../accounts/service.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import { toSignInBody } from './session-context.ts'

/** Registers the endpoints for signing in with a password and a code, and for signing out. */
export function registerSignInRoutes(server: Server, authentication: sessions.Authentication): void {
  const { database, authenticator } = server
  const setCookies = (request: FastifyRequest, reply: FastifyReply, session: sessions.IssuedSession): void => {
    authenticator.setSessionCookie(request, reply, session)
    authenticator.setDeviceCookie(request, reply, session.deviceCookie)
  }
  const createSignInBody = async (session: sessions.IssuedSession, webstore: Webstore) => {
    const account = await database.query((db) => findOwnAccount(db, session.user.id))
    return toSignInBody(session, { account, webstore })
  }

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
}
