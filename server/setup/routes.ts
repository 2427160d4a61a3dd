import * as endpoints from '@hydrant/contract/shop/setup.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { type Authentication, beginSession, DEVICE_COOKIE } from '../session/service.ts'
import * as setup from './service.ts'

/** Registers the endpoints by which the first administrator sets up the shop. */
export function registerSetupRoutes(server: Server, authentication: Authentication): void {
  const { authenticator, database } = server

  registerEndpoint(server, endpoints.getSetup, async ({ query, shopper: { webstore } }) => {
    const checked = await database.query((db) => setup.checkToken(db, query.token))
    if (!checked.ok) return createErrorResponse(checked.error)
    return createResponse(200, {
      country: webstore.country,
      currencyIsoCode: webstore.defaultCurrency,
      taxType: webstore.taxType === 'Gross' ? 'Gross' : 'Net',
    })
  })

  registerEndpoint(server, endpoints.setUpShop, async ({ body, request, reply }) => {
    const { currencyIsoCode: currency, ...input } = body
    const result = await setup.setUpShop(authentication, { ...input, currency, clientAddress: request.ip })
    if (!result.ok) return createErrorResponse(result.error)
    const session = await beginSession(authentication, {
      email: result.value,
      password: body.password,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[DEVICE_COOKIE],
    })
    // Too many sign-ins from this address may have failed shortly before; the shop is set up all the same.
    if (!session.ok) return createResponse(200, { success: true, isSignedIn: false })
    authenticator.setSessionCookie(request, reply, session.value)
    authenticator.setDeviceCookie(request, reply, session.value.deviceCookie)
    return createResponse(200, { success: true, isSignedIn: true })
  })
}
