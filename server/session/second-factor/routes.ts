import { resetSecondFactor } from '@hydrant/contract/admin/people.ts'
import * as endpoints from '@hydrant/contract/shop/second-factor.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import { lacksDemandedSecondFactor } from './demand.ts'
import * as secondFactors from './service.ts'

/** Registers the endpoints by which users set up their second factor, and by which administrators take it from them. */
export function registerSecondFactorRoutes(server: Server, authentication: Authentication): void {
  registerEndpoint(server, endpoints.getSecondFactor, async ({ session, shopper: { webstore } }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const state = await secondFactors.findSecondFactor(authentication, session.user.id)
    const isDemanded = lacksDemandedSecondFactor(session, webstore)
    return createResponse(200, { ...state, isDemanded: isDemanded && !state.isOn })
  })

  registerEndpoint(server, endpoints.startSecondFactor, async ({ session, body, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const change = { session, clientAddress: request.ip, ...body }
    const result = await secondFactors.startSecondFactor(authentication, change)
    if (!result.ok) return createErrorResponse(result.error)
    const noStore = { 'cache-control': 'no-store' }
    return 'mailedTo' in result.value
      ? createResponse(202, result.value, noStore)
      : createResponse(200, result.value, noStore)
  })

  registerEndpoint(server, endpoints.confirmSecondFactor, async ({ session, body, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const change = { session, clientAddress: request.ip, ...body }
    const result = await secondFactors.confirmSecondFactor(authentication, change)
    return createResultResponse(result, 200, (recoveryCodes) => ({ recoveryCodes: [...recoveryCodes] }))
  })

  registerEndpoint(server, endpoints.turnOffSecondFactor, async ({ session, body, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const change = { session, clientAddress: request.ip, ...body }
    return createResultResponse(await secondFactors.turnOffSecondFactor(authentication, change), 204, () => undefined)
  })

  registerEndpoint(server, resetSecondFactor, async ({ params: { userId }, session, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const reset = { session, userId: toFullIdIfValid(userId), clientAddress: request.ip }
    const result = await secondFactors.resetSecondFactor(authentication, reset)
    return createResultResponse(result, 204, () => undefined)
  })
}
