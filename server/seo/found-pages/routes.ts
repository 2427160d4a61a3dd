import { findPages } from '@hydrant/contract/shop/search-endpoints.ts'
import { createResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { createPageFinder } from './service.ts'

/** Registers the endpoint that finds pages by words. */
export function registerFoundPageRoutes(server: Server): void {
  const find = createPageFinder(server.database)
  registerEndpoint(server, findPages, async ({ query }) =>
    createResponse(200, { pages: await find(query.searchTerm, query.pageSize) }),
  )
}
