import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import type { ErrorCode } from '../shared/error-codes.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, JsonValue, Nullable } from '../shared/schema.ts'
import { RecordFields } from './record-endpoints.ts'

/** A part of the result of a query; `nextRecordsUrl` is where the next one is. */
export const QueryResponse = Type.Object({
  totalSize: Type.Integer(),
  done: Type.Boolean(),
  nextRecordsUrl: Type.Optional(Type.String()),
  records: Type.Array(RecordFields),
})
export type QueryResponse = Static<typeof QueryResponse>

/** A column of a result: a field, or with `joinColumns` a parent, or with both these and `aggregate` the children. */
const QueryColumn = Type.Object({
  aggregate: Type.Boolean(),
  apexType: Type.String(),
  booleanType: Type.Boolean(),
  columnName: Type.String(),
  custom: Type.Boolean(),
  displayName: Type.String(),
  foreignKeyName: Nullable(Type.String()),
  insertable: Type.Boolean(),
  joinColumns: Type.Array(JsonValue),
  numberType: Type.Boolean(),
  textType: Type.Boolean(),
  updatable: Type.Boolean(),
})
export type QueryColumn = Static<typeof QueryColumn>

/** What the columns of a result are, without its records. */
const QueryColumns = Type.Object({
  columnMetadata: Type.Array(QueryColumn),
  entityName: Type.String(),
  groupBy: Type.Boolean(),
  idSelected: Type.Boolean(),
  keyPrefix: Type.String(),
})
export type QueryColumns = Static<typeof QueryColumns>

/** How the database would run a query. A relative cost of 1 is that of reading all records. */
const QueryPlans = Type.Object({
  plans: Type.Array(
    Type.Object({
      cardinality: Type.Integer(),
      fields: Type.Array(Type.String()),
      leadingOperationType: Choice(['Index', 'Other', 'TableScan']),
      notes: Type.Array(
        Type.Object({
          description: Type.String(),
          fields: Type.Array(Type.String()),
          tableEnumOrId: Type.String(),
        }),
      ),
      relativeCost: Type.Number(),
      sobjectCardinality: Type.Integer(),
      sobjectType: Type.String(),
    }),
  ),
})
export type QueryPlans = Static<typeof QueryPlans>

const queryParameters = Type.Object(
  {
    q: Type.Optional(Type.String()),
    columns: Type.Optional(Type.Boolean()),
    explain: Type.Optional(Type.String()),
  },
  OPEN,
)

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
 * batchSize=200` asks for smaller ones. With `columns=true` the response has the columns instead, and with the query in
 * `explain` instead of `q` its plan.
 */
export const queryRecords = defineEndpoint({
  ...PROGRAM_ROUTES.queryRecords,
  summary: 'Query records',
  params: Type.Object(DATA_PARAMS),
  query: queryParameters,
  responses: { 200: Type.Union([QueryResponse, QueryColumns, QueryPlans]) },
  ...staff,
  errors: [...QUERY_ERRORS],
})

/** Runs a query as `query` does: this shop keeps no deleted records. */
export const queryAllRecords = defineEndpoint({
  ...PROGRAM_ROUTES.queryAllRecords,
  summary: 'Query records, deleted ones included',
  params: Type.Object(DATA_PARAMS),
  query: queryParameters,
  responses: { 200: Type.Union([QueryResponse, QueryColumns, QueryPlans]) },
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
