import { resolveQuickOrder } from '@hydrant/contract/shop/quick-order.ts'
import { createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { LiveSearch } from '../search/service.ts'
import { resolveRows } from './service.ts'

/** Registers the route that resolves part numbers; `search` finds similar ones. */
export function registerQuickOrderRoutes(server: Server, search: LiveSearch): void {
  registerEndpoint(server, resolveQuickOrder, async ({ shopper, body }) =>
    createResponse(200, await resolveRows({ database: server.database, search }, shopper, body.rows)),
  )
}
