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
import { loadTaggedRecord } from './reading/tagged-record.ts'
import { loadByKeyOrRelationship } from './relating/service.ts'
import { deleteByKeyOrRelationship, upsertByKeyOrRelationship } from './relating/writing.ts'
import { splitNames, toUpsertResult } from './record-body.ts'
import type { RecordRegistry } from './registry.ts'
import { toPrecondition } from './writing/precondition.ts'
import { createRecord, deleteRecord, updateRecord } from './writing/service.ts'

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
    const result = await loadTaggedRecord(database, scope, { ...params, id: params.recordId, fieldNames })
    return result.ok
      ? createResponse(200, { ...result.value.body }, result.value.headers)
      : createErrorResponse(result.error)
  })
  registerEndpoint(server, updateRecordEndpoint, async ({ params, body, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await updateRecord(database, scope, {
      objectName: params.objectName,
      id: params.recordId,
      input: body,
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(result, 204, () => undefined)
  })
  registerEndpoint(server, deleteRecordEndpoint, async ({ params, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const precondition = toPrecondition(request.headers)
    const { objectName, recordId: id } = params
    const result = await deleteRecord(database, scope, { objectName, id, precondition })
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
      ...toKeyOrRelationship(params),
      fieldNames,
    })
    return result.ok
      ? createResponse(200, { ...result.value.body }, result.value.headers)
      : createErrorResponse(result.error)
  })
  registerEndpoint(server, upsertRecordEndpoint, async ({ params, query, body, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await upsertByKeyOrRelationship(database, scope, {
      ...toKeyOrRelationship(params),
      input: body,
      isUpdateOnly: query.updateOnly === true,
      precondition: toPrecondition(request.headers),
    })
    if (!result.ok) return createErrorResponse(result.error)
    if (result.value === null) return createResponse(204, undefined)
    return createResponse(result.value.isCreated ? 201 : 200, toUpsertResult(result.value))
  })
  registerEndpoint(server, deleteRecordByKeyEndpoint, async ({ params, shopper, request }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const result = await deleteByKeyOrRelationship(database, scope, {
      ...toKeyOrRelationship(params),
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(result, 204, () => undefined)
  })
}

function toKeyOrRelationship(params: {
  readonly objectName: string
  readonly fieldName: string
  readonly fieldValue: string
}) {
  return { objectName: params.objectName, first: params.fieldName, second: params.fieldValue }
}
