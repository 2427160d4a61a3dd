import {
  createRecords,
  deleteRecords,
  RECORDS_PER_CALL,
  updateRecords,
} from '@hydrant/contract/records/collection-endpoints.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toRecordContext } from './sender-context.ts'
import { writeRecords } from './collections/service.ts'
import { tooManyRowsError } from './errors.ts'
import { toSaveResult } from './record-body.ts'
import type { RecordRegistry } from './registry.ts'

/** Registers the routes that write several records at once. */
export function registerCollectionRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, createRecords, async ({ body: { allOrNone, records }, shopper }) => {
    const rows = records.map((input) => ({ kind: 'create', input }) as const)
    const results = await writeRecords(database, { registry, context: toRecordContext(shopper) }, { rows, allOrNone })
    return createResponse(200, results.map(toSaveResult))
  })
  registerEndpoint(server, updateRecords, async ({ body: { allOrNone, records }, shopper }) => {
    const rows = records.map((input) => ({ kind: 'update', input }) as const)
    const results = await writeRecords(database, { registry, context: toRecordContext(shopper) }, { rows, allOrNone })
    return createResponse(200, results.map(toSaveResult))
  })
  registerEndpoint(server, deleteRecords, async ({ query: { ids, allOrNone }, shopper }) => {
    const list = parseUniqueCsvValues(ids, { max: RECORDS_PER_CALL })
    if (!list.ok) return createErrorResponse(tooManyRowsError(RECORDS_PER_CALL))
    const rows = list.values.map((id) => ({ kind: 'delete', id }) as const)
    const results = await writeRecords(database, { registry, context: toRecordContext(shopper) }, { rows, allOrNone })
    return createResponse(200, results.map(toSaveResult))
  })
}
