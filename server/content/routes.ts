import { getPage } from '@hydrant/contract/shop/content.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { registerDeliveryRoutes } from './delivery/routes.ts'
import { getPublishedPage } from './service.ts'

/** Published pages, and the delivery of contents. */
export function registerContentRoutes(server: Server): void {
  registerDeliveryRoutes(server)

  serve(server, getPage, async ({ query }) => {
    const found = await server.database.read((executor) => getPublishedPage(executor, query.path))
    return answerOutcome(found, 200, (page) => page)
  })
}
