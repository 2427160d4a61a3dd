import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import type { ErrorCode } from '../shared/error-codes.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { RecordFields } from './record-endpoints.ts'

/** A part of the result of a query; `nextRecordsUrl` is where the next one is. */
export const QueryResponse = Type.Object({
  totalSize: Type.Integer(),
  done: Type.Boolean(),
  nextRecordsUrl: Type.Optional(Type.String()),
  records: Type.Array(RecordFields),
})
export type QueryResponse = Static<typeof QueryResponse>

const queryParameters = Type.Object({ q: Type.Optional(Type.String()) }, OPEN)

const QUERY_ERRORS = [
  'MALFORMED_QUERY',
  'INVALID_TYPE',
  'INVALID_FIELD',
  'QUERY_TIMEOUT',
  'OPERATION_TOO_LARGE',
] as const satisfies readonly ErrorCode[]

const staff = { guests: 'refused', permissions: ['staff'] } as const

/**
 * Runs a query in SOQL. Results of more than 2,000 records come in parts; the header `Sforce-Query-Options:
 * batchSize=200` asks for smaller ones.
 */
export const queryRecords = defineEndpoint({
  ...PROGRAM_ROUTES.queryRecords,
  summary: 'Query records',
  params: Type.Object(DATA_PARAMS),
  query: queryParameters,
  responses: { 200: QueryResponse },
  ...staff,
  errors: [...QUERY_ERRORS],
})

/** Runs a query as `query` does: this shop keeps no deleted records. */
export const queryAllRecords = defineEndpoint({
  ...PROGRAM_ROUTES.queryAllRecords,
  summary: 'Query records, deleted ones included',
  params: Type.Object(DATA_PARAMS),
  query: queryParameters,
  responses: { 200: QueryResponse },
  ...staff,
  errors: [...QUERY_ERRORS],
})

/** Returns the next part of a result: the last segment of its `nextRecordsUrl`. It can be read for a day. */
export const continueQuery = defineEndpoint({
  ...PROGRAM_ROUTES.continueQuery,
  summary: 'Get the next part of a result',
  params: Type.Object({ ...DATA_PARAMS, locator: Type.String({ maxLength: 100 }) }),
  responses: { 200: QueryResponse },
  ...staff,
  errors: [...QUERY_ERRORS, 'INVALID_QUERY_LOCATOR'],
})
