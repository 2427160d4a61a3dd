import {
  continueQuery as continueQueryEndpoint,
  queryAllRecords,
  queryRecords,
} from '@hydrant/contract/records/query-endpoints.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toRecordContext } from './sender-context.ts'
import { toQueryResponse } from './query-body.ts'
import type { RecordRegistry } from './registry.ts'
import { explainPlans } from './soql/explaining.ts'
import { BATCH_SIZE, continueQuery, loadQueryColumns, runQuery } from './soql/service.ts'

/** Registers the routes of queries. */
export function registerQueryRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  for (const endpoint of [queryRecords, queryAllRecords])
    registerEndpoint(server, endpoint, async ({ params, query, shopper, request }) => {
      const scope = { registry, context: toRecordContext(shopper) }
      if (query.explain !== undefined)
        return createResultResponse(await explainPlans(database, scope, query.explain), 200, (plans) => plans)
      if (query.columns === true)
        return createResultResponse(await loadQueryColumns(scope, query.q), 200, (columns) => columns)
      const batchSize = toBatchSize(request.headers['sforce-query-options'])
      const result = await runQuery(database, scope, { soql: query.q, batchSize })
      return createResultResponse(result, 200, (part) => toQueryResponse(part, params.apiVersion))
    })
  registerEndpoint(server, continueQueryEndpoint, async ({ params, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const batchSize = toBatchSize(request.headers['sforce-query-options'])
    const result = await continueQuery(database, scope, { locator: params.locator, batchSize })
    return createResultResponse(result, 200, (part) => toQueryResponse(part, params.apiVersion))
  })
}

/** Reads the size of batches from a header such as `batchSize=500`; without one it is the largest. */
function toBatchSize(header: string | string[] | undefined): number {
  const size = Number(/batchSize\s*=\s*(\d{1,9})/i.exec(String(header ?? ''))?.[1] ?? BATCH_SIZE.default)
  return Math.min(Math.max(size, BATCH_SIZE.min), BATCH_SIZE.max)
}
