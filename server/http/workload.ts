import type { FastifyInstance } from 'fastify'
import { ADMIN_BASE, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { runAs, type Workload } from '@hydrant/database/connection/workload.ts'

/** Gives each group of calls, such as those of carts, its own share of the database connections. */
export function shareDatabase(app: FastifyInstance): void {
  // The last hook before the handler: what runs earlier, such as reading the body, would lose it.
  app.addHook('preHandler', (request, _reply, done) => {
    runAs(workloadOf(request.routeOptions.url ?? ''), done)
  })
}

/**
 * The workload of a route by its path: the kind of resource that it is about. The operator's own calls, such as an
 * import, may take their time.
 */
function workloadOf(path: string): Workload {
  if (path.startsWith(`${ADMIN_BASE}/`)) return { name: 'administration', isRequest: false }
  const inStore = path.replace(VERSION_PATTERN, '').split(`${WEBSTORE_BASE}/`)[1]
  const name = inStore === undefined ? path.split('/').slice(1, 4).join('/') : inStore.split('/')[0]
  return { name: name || 'pages', isRequest: true }
}

const VERSION_PATTERN = String.raw`(^v\d+\.0$)`
