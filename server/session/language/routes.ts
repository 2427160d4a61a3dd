import { chooseLanguage } from '@hydrant/contract/shop/language.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { sessionErrors } from '../errors.ts'
import { changeLanguage } from './service.ts'

/** Registers the endpoint by which people choose their language. */
export function registerLanguageRoutes(server: Server): void {
  registerEndpoint(server, chooseLanguage, async ({ session, shopper: { webstore }, body }) => {
    if (session === null) return createErrorResponse(sessionErrors.endedSession)
    const result = await changeLanguage(server.database, { user: session.user, webstore, code: body.language })
    return createResultResponse(result, 204, () => undefined)
  })
}
