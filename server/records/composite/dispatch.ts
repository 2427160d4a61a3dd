import { RECORDS_PER_CALL, RECORDS_PER_READ } from '@hydrant/contract/records/collection-endpoints.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { toPlatformErrors } from '@hydrant/contract/shared/platform-errors.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DomainError, Result } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import type { RecordInput, WriteScope } from '../checking/service.ts'
import { type RowWrite, writeRecords } from '../collections/service.ts'
import { toQueryResponse } from '../query-body.ts'
import { loadRecords } from '../reading/service.ts'
import { loadTaggedRecord, type TaggedRecord } from '../reading/tagged-record.ts'
import { loadByKeyOrRelationship } from '../relating/service.ts'
import { deleteByKeyOrRelationship, upsertByKeyOrRelationship } from '../relating/writing.ts'
import type { RecordDatabase } from '../record-store.ts'
import { splitNames, toSaveResult, toUpsertResult } from '../record-body.ts'
import { BATCH_SIZE, continueQuery, runQuery } from '../soql/service.ts'
import { type Precondition, toPrecondition } from '../writing/precondition.ts'
import { createRecord, deleteRecord, updateRecord } from '../writing/service.ts'
import { tooManyRowsError } from '../errors.ts'
import { compositeErrors } from './errors.ts'

/** A request inside another one. */
export interface InnerRequest {
  readonly method: string
  /** The path and the query below `/services/data/vNN.0`. */
  readonly path: string
  readonly apiVersion: string
  readonly body: Json | undefined
  /** Its headers, of which those with conditions count. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** The response to a request inside another one. */
export interface InnerResponse {
  readonly status: number
  readonly body: Json
  readonly headers: Readonly<Record<string, string>>
  /** Whether it wrote several records, all or none, and none of them was written. */
  readonly isRolledBack?: boolean
}

/** Where requests inside another one read and write, and who sends them. */
export interface InnerContext {
  readonly database: RecordDatabase
  readonly scope: WriteScope
}

interface Route {
  readonly method: string
  readonly path: RegExp
  run(context: InnerContext, call: InnerCall): Promise<InnerResponse>
}

interface InnerCall {
  readonly segments: readonly string[]
  readonly query: URLSearchParams
  readonly body: Json | undefined
  readonly apiVersion: string
  readonly precondition: Precondition
}

/** Runs a request to records that is inside another one, with the functions that a request of its own would call. */
export async function dispatch(context: InnerContext, request: InnerRequest): Promise<InnerResponse> {
  const { path, url } = parsePath(request.path)
  const found = ROUTES.find((route) => route.method === request.method && route.path.test(path))
  const segments = path.split('/').map(decodeOrEmpty)
  // What no record can contain names none.
  if (found === undefined || !isStorable([segments, [...url.searchParams]]))
    return toErrorResponse(compositeErrors.notSupported)
  const { body, apiVersion, headers = {} } = request
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const precondition = toPrecondition(named)
  return found.run(context, { segments, query: url.searchParams, body, apiVersion, precondition })
}

function parsePath(text: string): { readonly path: string; readonly url: URL } {
  const url = new URL(text.replace(/^\/*/, 'http://records/'))
  return { path: url.pathname.replaceAll(/^\/|\/$/g, ''), url }
}

/** Returns the response for an error. */
export function toErrorResponse(error: DomainError): InnerResponse {
  return { status: ERROR_STATUS[error.code], body: toPlatformErrors(error).map((one) => ({ ...one })), headers: {} }
}

/**
 * Whether a request reads or writes many records, of which one request may contain only a few. What a reference stands for
 * is not known yet, so it counts when it decides about that.
 */
export function isLargeRequest(request: Pick<InnerRequest, 'path'>): boolean {
  const { path } = parsePath(request.path)
  return /^(?:query|queryAll|composite\/sobjects)(?:\/|$)/i.test(path) || /^(?:composite\/)?[^/]*(?:@|%40)/i.test(path)
}

const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^sobjects\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = ''], body, apiVersion }) => {
      const result = await createRecord(database, scope, { objectName, input: toInput(body) })
      return toResponse(result, 201, (id) => ({
        body: { id, success: true, errors: [] },
        headers: { Location: `/services/data/${apiVersion}/sobjects/${objectName}/${id}` },
      }))
    },
  },
  {
    method: 'GET',
    path: /^sobjects\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = '', id = ''], query }) => {
      const fieldNames = splitNames(query.get('fields') ?? undefined)
      return toResponse(await loadTaggedRecord(database, scope, { objectName, id, fieldNames }), 200, toTagged)
    },
  },
  {
    method: 'PATCH',
    path: /^sobjects\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = '', id = ''], body, precondition }) => {
      const update = { objectName, id, input: toInput(body), precondition }
      return toResponse(await updateRecord(database, scope, update), 204, () => ({}))
    },
  },
  {
    method: 'DELETE',
    path: /^sobjects\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = '', id = ''], precondition }) =>
      toResponse(await deleteRecord(database, scope, { objectName, id, precondition }), 204, () => ({})),
  },
  {
    method: 'GET',
    path: /^sobjects\/[^/]+\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = '', first = '', second = ''], query }) => {
      const fieldNames = splitNames(query.get('fields') ?? undefined)
      const result = await loadByKeyOrRelationship(database, scope, { objectName, first, second, fieldNames })
      return toResponse(result, 200, toTagged)
    },
  },
  {
    method: 'PATCH',
    path: /^sobjects\/[^/]+\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments, query, body, precondition }) => {
      const [, objectName = '', first = '', second = ''] = segments
      const isUpdateOnly = query.get('updateOnly') === 'true'
      const upsert = { objectName, first, second, input: toInput(body), isUpdateOnly, precondition }
      const result = await upsertByKeyOrRelationship(database, scope, upsert)
      if (result.ok && result.value === null) return { status: 204, body: null, headers: {} }
      const status = result.ok && result.value?.isCreated === true ? 201 : 200
      return toResponse(result, status, (written) => ({ body: written === null ? null : toUpsertResult(written) }))
    },
  },
  {
    method: 'DELETE',
    path: /^sobjects\/[^/]+\/[^/]+\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, objectName = '', first = '', second = ''], precondition }) => {
      const deletion = { objectName, first, second, precondition }
      return toResponse(await deleteByKeyOrRelationship(database, scope, deletion), 204, () => ({}))
    },
  },
  {
    method: 'GET',
    path: /^query(?:All)?$/,
    run: async ({ database, scope }, { query, apiVersion }) => {
      const soql = query.get('q') ?? undefined
      const result = await runQuery(database, scope, { soql, batchSize: BATCH_SIZE.default })
      return toResponse(result, 200, (part) => ({ body: toQueryResponse(part, apiVersion) }))
    },
  },
  {
    method: 'GET',
    path: /^query\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, locator = ''], apiVersion }) => {
      const result = await continueQuery(database, scope, { locator, batchSize: BATCH_SIZE.default })
      return toResponse(result, 200, (part) => ({ body: toQueryResponse(part, apiVersion) }))
    },
  },
  { method: 'POST', path: /^composite\/sobjects$/, run: (context, call) => writeCollection(context, call, 'create') },
  { method: 'PATCH', path: /^composite\/sobjects$/, run: (context, call) => writeCollection(context, call, 'update') },
  {
    method: 'POST',
    path: /^composite\/sobjects\/[^/]+$/,
    run: async ({ database, scope }, { segments: [, , objectName = ''], body }) => {
      const { ids, fields } = toInput(body)
      const request = { objectName, ids: toTexts(ids), fieldNames: toTexts(fields) }
      if (request.ids.length > RECORDS_PER_READ) return toErrorResponse(tooManyRowsError(RECORDS_PER_READ))
      return toResponse(await loadRecords(database, scope, request), 200, (records) => ({ body: [...records] }))
    },
  },
  {
    method: 'PATCH',
    path: /^composite\/sobjects\/[^/]+\/[^/]+$/,
    run: (context, { segments: [, , objectName = '', fieldName = ''], body }) => {
      const { records, allOrNone } = toInput(body)
      const rows = Array.isArray(records)
        ? records.map((input: Json) => ({ kind: 'upsert', objectName, fieldName, input: toInput(input) }) as const)
        : []
      return writeRows(context, rows, allOrNone === true)
    },
  },
  {
    method: 'DELETE',
    path: /^composite\/sobjects$/,
    run: async ({ database, scope }, { query }) => {
      const ids = splitNames(query.get('ids') ?? undefined)
      const rows = ids.map((id) => ({ kind: 'delete', id }) as const)
      return writeRows({ database, scope }, rows, query.get('allOrNone') === 'true')
    },
  },
]

function writeCollection(context: InnerContext, { body }: InnerCall, kind: 'create' | 'update') {
  const { records, allOrNone } = toInput(body)
  const rows = Array.isArray(records) ? records.map((input: Json) => ({ kind, input: toInput(input) })) : []
  return writeRows(context, rows, allOrNone === true)
}

async function writeRows(
  { database, scope }: InnerContext,
  rows: readonly RowWrite[],
  allOrNone: boolean,
): Promise<InnerResponse> {
  if (rows.length === 0 || rows.length > RECORDS_PER_CALL) return toErrorResponse(compositeErrors.rowCount)
  const results = await writeRecords(database, scope, { rows, allOrNone })
  const isRolledBack = allOrNone && results.some(({ error }) => error !== null)
  return { status: 200, body: results.map(toSaveResult), headers: {}, isRolledBack }
}

function toResponse<Value>(
  result: Result<Value>,
  status: number,
  toBody: (value: Value) => Partial<Pick<InnerResponse, 'body' | 'headers'>>,
): InnerResponse {
  return result.ok ? { status, body: null, headers: {}, ...toBody(result.value) } : toErrorResponse(result.error)
}

function toTagged({ body, headers }: TaggedRecord): Pick<InnerResponse, 'body' | 'headers'> {
  return { body: { ...body }, headers }
}

function toInput(body: Json | undefined): RecordInput {
  return isFields(body) ? body : {}
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

function isFields(body: Json | undefined): body is { readonly [name: string]: Json } {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** Decodes a part of a path; one that cannot be decoded names nothing. */
function decodeOrEmpty(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
