import { getPage } from '@hydrant/contract/shop/content.ts'
import { createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { registerEditorRoutes } from './builder/editor-routes.ts'
import { registerPageRoutes } from './builder/routes.ts'
import { registerVersionRoutes } from './builder/version-routes.ts'
import { registerContentDeliveryRoutes } from './delivery/routes.ts'
import { parseRequestedState } from './requested-state.ts'
import { loadDraftAtPath, loadPublishedPage } from './service.ts'
import { registerSettingsRoutes } from './settings/routes.ts'
import { registerSectionRoutes } from './sections/routes.ts'
import { registerSlotRoutes } from './slots/routes.ts'
import { registerThemeRoutes } from './theme/routes.ts'
import { registerTranslationRoutes } from './translations/routes.ts'
import { listShownLanguages } from './translations/show-in-language.ts'

/** Registers the routes of pages, for visitors and for site builders, and of content delivery. */
export function registerContentRoutes(server: Server): void {
  registerContentDeliveryRoutes(server)
  registerPageRoutes(server)
  registerVersionRoutes(server)
  registerEditorRoutes(server)
  registerSettingsRoutes(server)
  registerSlotRoutes(server)
  registerThemeRoutes(server)
  registerSectionRoutes(server)
  registerTranslationRoutes(server)

  registerEndpoint(server, getPage, async ({ query, shopper }) => {
    const { path } = query
    const stateResult = parseRequestedState(query, shopper)
    if (!stateResult.ok) return createErrorResponse(stateResult.error)
    const state = stateResult.value
    const languages = listShownLanguages(shopper.webstore)
    const result = await server.database.query((db) =>
      state === 'draft'
        ? loadDraftAtPath(db, path, languages)
        : loadPublishedPage(db, path, { at: state === 'live' ? null : state, languages }),
    )
    return createResultResponse(result, 200, (page) => page)
  })
}
