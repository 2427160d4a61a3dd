import * as endpoints from '@hydrant/contract/shop/company-sign-in.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { findOwnAccount } from '../accounts/service.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import { toSignInBody } from './session-context.ts'

/** Registers the endpoints by which people sign in with accounts of their company; `provider` is null without one. */
export function registerCompanySignInRoutes(
  server: Server,
  authentication: sessions.Authentication,
  provider: sessions.CompanySignIn | null,
): void {
  const { authenticator, database } = server

  registerEndpoint(server, endpoints.getCompanySignIn, async () =>
    createResponse(200, { label: provider?.label ?? null }),
  )

  registerEndpoint(server, endpoints.startCompanySignIn, async ({ request }) => {
    if (provider === null) return createErrorResponse(sessions.sessionErrors.noCompanyAccounts)
    const result = await sessions.beginCompanySignIn(authentication, provider, {
      redirectUri: `${server.siteUrl(request)}/login/company`,
      clientAddress: request.ip,
    })
    return createResultResponse(result, 200, (begun) => begun)
  })

  registerEndpoint(server, endpoints.finishCompanySignIn, async ({ body, request, reply, shopper: { webstore } }) => {
    if (provider === null) return createErrorResponse(sessions.sessionErrors.noCompanyAccounts)
    const result = await sessions.finishCompanySignIn(authentication, provider, {
      ...body,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!result.ok) return createErrorResponse(result.error)
    if ('stepToken' in result.value)
      return createResponse(202, { ...result.value, expiresAt: toTimestamp(result.value.expiresAt) })
    const session = result.value
    authenticator.setSessionCookie(request, reply, session)
    authenticator.setDeviceCookie(request, reply, session.deviceCookie)
    const account = await database.query((db) => findOwnAccount(db, session.user.id))
    return createResponse(200, toSignInBody(session, { account, webstore }))
  })
}
