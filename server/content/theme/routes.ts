import { createBuilderTheme } from '@hydrant/contract/admin/page-parts.ts'
import { getTheme } from '@hydrant/contract/shop/content.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toBuilderPage } from '../builder/page-body.ts'
import { parseRequestedState } from '../requested-state.ts'
import { createTheme } from './create-theme.ts'
import { createPublishedTheme, loadThemeInState } from './published-theme.ts'

/** Registers the routes with which pages of the shop read its theme, and site builders make it. */
export function registerThemeRoutes(server: Server): void {
  const { app, database } = server
  const publishedTheme = createPublishedTheme(database)
  let unsubscribe: (() => void) | undefined
  app.addHook('onReady', async () => {
    unsubscribe = await publishedTheme.subscribe()
  })
  app.addHook('onClose', async () => unsubscribe?.())

  registerEndpoint(server, getTheme, async ({ query, shopper }) => {
    const stateResult = parseRequestedState(query, shopper)
    if (!stateResult.ok) return createErrorResponse(stateResult.error)
    const state = stateResult.value
    return createResponse(200, {
      theme:
        state === 'live' ? await publishedTheme.theme() : await database.query((db) => loadThemeInState(db, state)),
    })
  })

  registerEndpoint(server, createBuilderTheme, async ({ body, shopper }) => {
    const { title, document } = body
    const content = { title, description: '', document }
    const result = await createTheme(database, { content, authorId: shopper.userId })
    return createResultResponse(result, 201, toBuilderPage)
  })
}
