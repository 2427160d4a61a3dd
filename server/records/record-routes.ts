import {
  createRecord as createRecordEndpoint,
  deleteRecord as deleteRecordEndpoint,
  deleteRecordByKey as deleteRecordByKeyEndpoint,
  getRecord,
  getRecordByKey,
  updateRecord as updateRecordEndpoint,
  upsertRecord as upsertRecordEndpoint,
} from '@hydrant/contract/records/record-endpoints.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toRecordContext } from './sender-context.ts'
import { loadRecord } from './reading/service.ts'
import { loadByKeyOrRelationship } from './relating/service.ts'
import { splitNames, toUpsertResult } from './record-body.ts'
import type { RecordRegistry } from './registry.ts'
import { createRecord, deleteRecord, deleteRecordByKey, updateRecord, upsertRecord } from './writing/service.ts'

/** Registers the routes of single records. */
export function registerRecordRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, createRecordEndpoint, async ({ params, body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await createRecord(database, scope, { objectName: params.objectName, input: body })
    if (!result.ok) return createErrorResponse(result.error)
    const location = `/services/data/${params.apiVersion}/sobjects/${params.objectName}/${result.value}`
    return createResponse(201, { id: result.value, success: true, errors: [] }, { location })
  })
  registerEndpoint(server, getRecord, async ({ params, query, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const fieldNames = splitNames(query.fields)
    const result = await loadRecord(database, scope, { ...params, id: params.recordId, fieldNames })
    return createResultResponse(result, 200, (record) => ({ ...record }))
  })
  registerEndpoint(server, updateRecordEndpoint, async ({ params, body, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const unmodifiedSince = toDateHeader(request.headers['if-unmodified-since'])
    const result = await updateRecord(database, scope, {
      objectName: params.objectName,
      id: params.recordId,
      input: body,
      unmodifiedSince,
    })
    return createResultResponse(result, 204, () => undefined)
  })
  registerEndpoint(server, deleteRecordEndpoint, async ({ params, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await deleteRecord(database, scope, { objectName: params.objectName, id: params.recordId })
    return createResultResponse(result, 204, () => undefined)
  })
  registerKeyRoutes(server, registry)
}

function registerKeyRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, getRecordByKey, async ({ params, query, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const fieldNames = splitNames(query.fields)
    const result = await loadByKeyOrRelationship(database, scope, {
      objectName: params.objectName,
      first: params.fieldName,
      second: params.fieldValue,
      fieldNames,
    })
    return createResultResponse(result, 200, (record) => ({ ...record }))
  })
  registerEndpoint(server, upsertRecordEndpoint, async ({ params, query, body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await upsertRecord(database, scope, {
      key: { ...params, value: params.fieldValue },
      input: body,
      isUpdateOnly: query.updateOnly === true,
    })
    if (!result.ok) return createErrorResponse(result.error)
    return createResponse(result.value.isCreated ? 201 : 200, toUpsertResult(result.value))
  })
  registerEndpoint(server, deleteRecordByKeyEndpoint, async ({ params, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await deleteRecordByKey(database, scope, { ...params, value: params.fieldValue })
    return createResultResponse(result, 204, () => undefined)
  })
}

/** Returns the value of a header with a date; undefined when it is none, which counts as no header (RFC 9110, 13.1.4). */
function toDateHeader(value: string | undefined): string | undefined {
  return value === undefined || Number.isNaN(Date.parse(value)) ? undefined : value
}
