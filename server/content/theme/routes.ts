import { createBuilderTheme } from '@hydrant/contract/admin/pages.ts'
import { getTheme } from '@hydrant/contract/shop/content.ts'
import { THEME_PATH } from '@hydrant/page-model/theme/theme.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { createPart } from '../builder/create-part.ts'
import { toBuilderPage } from '../builder/page-body.ts'
import { contentErrors } from '../errors.ts'
import { parseRequestedState } from '../requested-state.ts'
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
    const part = { kind: 'theme', path: THEME_PATH, content, authorId: shopper.userId } as const
    const result = await database.transaction((tx) => createPart(tx, part, () => contentErrors.themeExists))
    return createResultResponse(result, 201, toBuilderPage)
  })
}
