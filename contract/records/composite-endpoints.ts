import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PlatformErrors } from '../shared/error.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, Dictionary, JsonValue, withDefault } from '../shared/schema.ts'
import { OBJECT_PARAMS, RecordFields, RowError } from './record-endpoints.ts'

/** How many requests one request may contain. */
const REQUESTS_PER_CALL = 25

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

const CompositeRequest = Type.Object(
  {
    method: Choice(METHODS),
    url: Type.String({ minLength: 1, maxLength: 20_000 }),
    referenceId: Type.String({ pattern: '^[A-Za-z0-9_]{1,80}$' }),
    body: Type.Optional(JsonValue),
    httpHeaders: Type.Optional(Dictionary(Type.String())),
  },
  OPEN,
)
export type CompositeRequest = Static<typeof CompositeRequest>

const CompositeResponse = Type.Object({
  body: JsonValue,
  httpHeaders: Dictionary(Type.String()),
  httpStatusCode: Type.Integer(),
  referenceId: Type.String(),
})
export type CompositeResponse = Static<typeof CompositeResponse>

const staff = { guests: 'refused', permissions: ['staff'] } as const

/**
 * Runs several requests to records one after the other. A later one may contain `@{reference.field}` of the response to
 * an earlier one in its URL and body. With `allOrNone` they are one transaction.
 */
export const runComposite = defineEndpoint({
  ...PROGRAM_ROUTES.runComposite,
  summary: 'Several requests that build on each other',
  params: Type.Object(DATA_PARAMS),
  body: Type.Object(
    {
      allOrNone: withDefault(Type.Boolean(), false),
      compositeRequest: Type.Array(CompositeRequest, { minItems: 1, maxItems: REQUESTS_PER_CALL }),
    },
    OPEN,
  ),
  responses: { 200: Type.Object({ compositeResponse: Type.Array(CompositeResponse) }) },
  ...staff,
  errors: ['LIMIT_EXCEEDED'],
})

/** Runs several independent requests to records one after the other. URLs begin with the version, such as `v65.0/query`. */
export const runBatch = defineEndpoint({
  ...PROGRAM_ROUTES.runBatch,
  summary: 'Several independent requests',
  params: Type.Object(DATA_PARAMS),
  body: Type.Object(
    {
      haltOnError: withDefault(Type.Boolean(), false),
      batchRequests: Type.Array(
        Type.Object(
          {
            method: Choice(METHODS),
            url: Type.String({ minLength: 1, maxLength: 20_000 }),
            richInput: Type.Optional(JsonValue),
          },
          OPEN,
        ),
        { minItems: 1, maxItems: REQUESTS_PER_CALL },
      ),
    },
    OPEN,
  ),
  responses: {
    200: Type.Object({
      hasErrors: Type.Boolean(),
      results: Type.Array(Type.Object({ statusCode: Type.Integer(), result: JsonValue })),
    }),
  },
  ...staff,
  errors: [],
})

const TreeResult = Type.Object({
  hasErrors: Type.Boolean(),
  results: Type.Array(
    Type.Object({
      referenceId: Type.String(),
      id: Type.Optional(Type.String()),
      errors: Type.Optional(Type.Array(RowError)),
    }),
  ),
})
export type TreeResult = Static<typeof TreeResult>

/**
 * Creates records with the records below them, all or none. Each has its object and a reference of its own in
 * `attributes`; those below are in `records` under the name of the relationship.
 */
export const createRecordTree = defineEndpoint({
  ...PROGRAM_ROUTES.createRecordTree,
  summary: 'Create records with those below them',
  params: Type.Object(OBJECT_PARAMS),
  body: Type.Object({ records: Type.Array(RecordFields, { minItems: 1, maxItems: 200 }) }, OPEN),
  // What is wrong with a record has the shape of a success; what is wrong with the request has that of other errors.
  responses: { 201: TreeResult, 400: Type.Union([TreeResult, PlatformErrors]) },
  ...staff,
  errors: ['NOT_FOUND'],
})
