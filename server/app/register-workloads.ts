import type { FastifyInstance } from 'fastify'
import { ADMIN_BASE, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { runAsWorkload, type Workload } from '@hydrant/database/connection/workload.ts'

/**
 * Registers a hook that gives each group of endpoints, such as those of carts, its own share of the database
 * connections.
 */
export function registerWorkloads(app: FastifyInstance): void {
  // The last hook before the handler: what runs earlier, such as reading the body, would lose the async context.
  app.addHook('preHandler', (request, _reply, done) => {
    runAsWorkload(workloadOf(request.routeOptions.url ?? ''), done)
  })
}

/**
 * The workload of a route, named after the resource in its path. The operator's own requests, such as an import, may
 * take long.
 */
function workloadOf(path: string): Workload {
  if (path.startsWith(`${ADMIN_BASE}/`)) return { name: 'administration', isRequest: false }
  const storePath = path.replace(VERSION_PARAMETER_PATTERN, '').split(`${WEBSTORE_BASE}/`)[1]
  const name = storePath === undefined ? path.split('/').slice(1, 4).join('/') : storePath.split('/')[0]
  return { name: name || 'pages', isRequest: true }
}

const VERSION_PARAMETER_PATTERN = String.raw`(^v\d+\.0$)`
