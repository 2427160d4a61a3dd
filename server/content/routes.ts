import { getPage } from '@hydrant/contract/shop/content.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { canPreview } from '../accounts/service.ts'
import { createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { registerEditorRoutes } from './builder/editor-routes.ts'
import { registerPageRoutes } from './builder/routes.ts'
import { registerVersionRoutes } from './builder/version-routes.ts'
import { registerContentDeliveryRoutes } from './delivery/routes.ts'
import { contentErrors } from './errors.ts'
import { loadDraftAtPath, loadPublishedPage } from './service.ts'
import { registerSettingsRoutes } from './settings/routes.ts'

/** Registers the routes of pages, for visitors and for site builders, and of content delivery. */
export function registerContentRoutes(server: Server): void {
  registerContentDeliveryRoutes(server)
  registerPageRoutes(server)
  registerVersionRoutes(server)
  registerEditorRoutes(server)
  registerSettingsRoutes(server)

  registerEndpoint(server, getPage, async ({ query, shopper }) => {
    const { path, publishStatus } = query
    const at = query.at === undefined ? null : parseInstant(query.at)
    if (query.at !== undefined && at === null) return createErrorResponse(contentErrors.malformedDate)
    const isDraft = publishStatus === 'Draft' && at === null
    if (publishStatus === 'Draft' && !canPreview(shopper)) return createErrorResponse(contentErrors.draftsNotAllowed)
    if (at !== null && !canPreview(shopper)) return createErrorResponse(contentErrors.futureNotAllowed)
    const result = await server.database.query((db) =>
      isDraft ? loadDraftAtPath(db, path) : loadPublishedPage(db, path, at),
    )
    return createResultResponse(result, 200, (page) => page)
  })
}
