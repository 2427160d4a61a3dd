import { changeMailSettings, getMailSettings } from '@hydrant/contract/shop/mail-settings.ts'
import { createErrorResponse, createResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { sessionErrors } from '../errors.ts'
import { loadMailSettings, saveMailSettings } from './service.ts'

/** Registers the endpoints by which people say what they want no mails about. */
export function registerMailSettingsRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getMailSettings, async ({ session }) =>
    session === null
      ? createErrorResponse(sessionErrors.endedSession)
      : createResponse(200, await database.query((db) => loadMailSettings(db, session.user.id))),
  )

  registerEndpoint(server, changeMailSettings, async ({ session, body }) =>
    session === null
      ? createErrorResponse(sessionErrors.endedSession)
      : createResponse(200, await saveMailSettings(database, session.user.id, body)),
  )
}
