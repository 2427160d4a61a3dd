import {
  createRecordTree as createRecordTreeEndpoint,
  runBatch as runBatchEndpoint,
  runComposite as runCompositeEndpoint,
} from '@hydrant/contract/records/composite-endpoints.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { runBatch, runComposite } from './composite/service.ts'
import type { RecordRegistry } from './registry.ts'
import { toRecordContext } from './sender-context.ts'
import { createRecordTree } from './tree/service.ts'

/** Registers the routes that run several requests, or create records with those below them. */
export function registerCompositeRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, runCompositeEndpoint, async ({ body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const { compositeRequest: requests, allOrNone } = body
    const result = await runComposite(database, scope, { requests, allOrNone })
    return createResultResponse(result, 200, (compositeResponse) => ({ compositeResponse }))
  })
  registerEndpoint(server, runBatchEndpoint, async ({ body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const { batchRequests: requests, haltOnError } = body
    const responses = await runBatch(database, scope, { requests, haltOnError })
    return createResponse(200, {
      hasErrors: responses.some(({ status }) => status >= 400),
      results: responses.map(({ status, body: result }) => ({ statusCode: status, result })),
    })
  })
  registerEndpoint(server, createRecordTreeEndpoint, async ({ params, body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const { objectName } = params
    const result = await createRecordTree(database, scope, { objectName, records: body.records })
    if (!result.ok) return createErrorResponse(result.error)
    return result.value.hasErrors ? createResponse(400, result.value) : createResponse(201, result.value)
  })
}
