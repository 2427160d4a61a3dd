import {
  createRecords,
  deleteRecords,
  findRecords,
  getRecords,
  RECORDS_PER_CALL,
  RECORDS_PER_READ,
  updateRecords,
  upsertRecords,
} from '@hydrant/contract/records/collection-endpoints.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toRecordContext } from './sender-context.ts'
import { writeRecords } from './collections/service.ts'
import { tooManyRowsError } from './errors.ts'
import { loadRecords } from './reading/service.ts'
import { splitNames, toSaveResult } from './record-body.ts'
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
  registerEndpoint(server, upsertRecords, async ({ params, body: { allOrNone, records }, shopper }) => {
    const { objectName, fieldName } = params
    const rows = records.map((input) => ({ kind: 'upsert', objectName, fieldName, input }) as const)
    const results = await writeRecords(database, { registry, context: toRecordContext(shopper) }, { rows, allOrNone })
    return createResponse(200, results.map(toSaveResult))
  })
  registerReadRoutes(server, registry)
}

function registerReadRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, getRecords, async ({ params: { objectName }, query, shopper }) => {
    const ids = splitNames(query.ids)
    if (ids.length > RECORDS_PER_READ) return createErrorResponse(tooManyRowsError(RECORDS_PER_READ))
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await loadRecords(database, scope, { objectName, ids, fieldNames: splitNames(query.fields) })
    return createResultResponse(result, 200, (records) => [...records])
  })
  registerEndpoint(server, findRecords, async ({ params: { objectName }, body: { ids, fields }, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await loadRecords(database, scope, { objectName, ids, fieldNames: fields })
    return createResultResponse(result, 200, (records) => [...records])
  })
}
