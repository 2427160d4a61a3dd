import * as endpoints from '@hydrant/contract/shop/email.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import * as emails from './service.ts'

/** Registers the endpoints by which people confirm and change their email addresses. */
export function registerEmailRoutes(server: Server, authentication: Authentication): void {
  registerEndpoint(server, endpoints.requestEmailVerification, async ({ body, request }) => {
    const result = await emails.requestEmailVerification(authentication, { ...body, clientAddress: request.ip })
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, endpoints.verifyEmail, async ({ session, body, request }) => {
    const use = { ...body, clientAddress: request.ip, userId: session?.user.id ?? null }
    const result = await emails.verifyEmail(authentication, use)
    return createResultResponse(result, 204, () => undefined)
  })

  registerEndpoint(server, endpoints.requestEmailChange, async ({ session, body, request }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const change = { session, ...body, clientAddress: request.ip }
    return createResultResponse(await emails.requestEmailChange(authentication, change), 204, () => undefined)
  })
}
