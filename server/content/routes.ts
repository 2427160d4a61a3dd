import { getPage } from '@hydrant/contract/shop/content.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { mayPreview } from '../accounts/service.ts'
import { answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { registerEditorRoutes } from './builder/editor-routes.ts'
import { registerPageRoutes } from './builder/routes.ts'
import { registerVersionRoutes } from './builder/version-routes.ts'
import { registerDeliveryRoutes } from './delivery/routes.ts'
import { contentRefusals } from './errors.ts'
import { getDraft, getPublishedPage } from './service.ts'
import { registerSettingsRoutes } from './settings/routes.ts'

/** Pages, for visitors and for those who write them, and the delivery of contents. */
export function registerContentRoutes(server: Server): void {
  registerDeliveryRoutes(server)
  registerPageRoutes(server)
  registerVersionRoutes(server)
  registerEditorRoutes(server)
  registerSettingsRoutes(server)

  serve(server, getPage, async ({ query, shopper }) => {
    const { path, publishStatus } = query
    const at = query.at === undefined ? null : parseInstant(query.at)
    if (query.at !== undefined && at === null) return refuse(contentRefusals.malformedMoment)
    const isDraft = publishStatus === 'Draft' && at === null
    if (publishStatus === 'Draft' && !mayPreview(shopper)) return refuse(contentRefusals.draftsForBuilders)
    if (at !== null && !mayPreview(shopper)) return refuse(contentRefusals.futureForBuilders)
    const found = await server.database.read((executor) =>
      isDraft ? getDraft(executor, path) : getPublishedPage(executor, path, at),
    )
    return answerOutcome(found, 200, (page) => page)
  })
}
