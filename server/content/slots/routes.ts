import { createBuilderSlot } from '@hydrant/contract/admin/page-parts.ts'
import { getPageSlots } from '@hydrant/contract/shop/content.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toBuilderPage } from '../builder/page-body.ts'
import { parseRequestedState } from '../requested-state.ts'
import { listShownLanguages } from '../translations/show-in-language.ts'
import { createSlot } from './create-slot.ts'
import { loadSlotsInState, loadPublishedSlots } from './load-slots.ts'
import { createPublishedSlots } from './published-slots.ts'

/** Registers the routes with which pages of the shop read their slots, and site builders make them. */
export function registerSlotRoutes(server: Server): void {
  const { app, database } = server
  const publishedSlots = createPublishedSlots(database)
  let unsubscribe: (() => void) | undefined
  app.addHook('onReady', async () => {
    unsubscribe = await publishedSlots.subscribe()
  })
  app.addHook('onClose', async () => unsubscribe?.())

  registerEndpoint(server, getPageSlots, async ({ query, shopper }) => {
    const { place, recordId } = query
    const stateResult = parseRequestedState(query, shopper)
    if (!stateResult.ok) return createErrorResponse(stateResult.error)
    const state = stateResult.value
    const request = { place, recordId }
    return createResponse(
      200,
      state === 'live'
        ? await loadPublishedSlots(publishedSlots, request, shopper.webstore)
        : await database.query((db) =>
            loadSlotsInState(db, request, { state, languages: listShownLanguages(shopper.webstore) }),
          ),
    )
  })

  registerEndpoint(server, createBuilderSlot, async ({ body, shopper }) => {
    const { place, position, targetId = null, title, document } = body
    const content = { title, description: '', document }
    const slot = { key: { place, position, targetId }, content, authorId: shopper.userId }
    return createResultResponse(await createSlot(database, slot), 201, toBuilderPage)
  })
}
