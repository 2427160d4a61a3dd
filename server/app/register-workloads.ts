import type { FastifyInstance } from 'fastify'
import { ADMIN_BASE, DATA_BASE, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { runAsWorkload, type Workload } from '@hydrant/database/connection/workload.ts'

/**
 * Registers a hook that gives each group of endpoints, such as those of carts, its own share of the database
 * connections.
 */
export function registerWorkloadHook(app: FastifyInstance): void {
  // This is the last hook before the handler, because the async context of an earlier one is lost while the body is
  // read.
  app.addHook('preHandler', (request, _reply, done) => {
    const workload = toWorkload(request.routeOptions.url ?? '')
    const mayUseReplica = workload.isRequest && isReadMethod(request.method) && !PRIMARY_WORKLOADS.has(workload.name)
    runAsWorkload({ ...workload, mayUseReplica }, done)
  })
}

function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * What reads use the primary for: carts and checkouts are a few rows found by their keys, which costs the primary no
 * more than the question for its position; the readiness probe asks for the primary.
 */
const PRIMARY_WORKLOADS: ReadonlySet<string> = new Set(['carts', 'checkouts', 'readyz'])

/**
 * Returns the workload of a route, which has the name of the resource in its path. The operator's own requests, such as
 * an import, have long timeouts.
 */
function toWorkload(path: string): Workload {
  if (path.startsWith(`${ADMIN_BASE}/`)) return { name: 'administration', isRequest: false }
  const plainPath = path.replace(VERSION_PARAMETER_PATTERN, '')
  const storePath = plainPath.split(`${WEBSTORE_BASE}/`)[1]
  const dataPath = plainPath.split(`${DATA_BASE}/`)[1]
  const dataName = dataPath?.split('/').slice(0, 2).join('/')
  if (RECORD_PATH_PATTERN.test(dataName ?? '')) return { name: 'records', isRequest: true }
  const name = storePath?.split('/')[0] ?? dataName ?? path.split('/').slice(1, 4).join('/')
  return { name: name || 'pages', isRequest: true }
}

/** The resources of the record API, which are one workload: staff and their programs shall not hold up buyers. */
const RECORD_PATH_PATTERN = /^(?:sobjects|composite|query|queryAll|jobs)(?:\/|$)/

const VERSION_PARAMETER_PATTERN = String.raw`(^v\d+\.0$)`
