import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Nullable, withDefault } from '../shared/schema.ts'
import { OBJECT_PARAMS, RecordFields, SaveResult } from './record-endpoints.ts'

/** How many records one request may create, change or delete. */
export const RECORDS_PER_CALL = 200

const collectionBody = Type.Object({
  allOrNone: withDefault(Type.Boolean(), false),
  records: Type.Array(RecordFields, { minItems: 1, maxItems: RECORDS_PER_CALL }),
})

const staff = { guests: 'refused', permissions: ['staff'] } as const

/**
 * Creates records, each with its object in `attributes.type`. There is one result for each, in their order. A record
 * that fails leaves the others alone, or with `allOrNone` undoes them.
 */
export const createRecords = defineEndpoint({
  ...PROGRAM_ROUTES.createRecords,
  summary: 'Create several records',
  params: Type.Object(DATA_PARAMS),
  body: collectionBody,
  responses: { 200: Type.Array(SaveResult) },
  ...staff,
  errors: [],
})

/** Changes records, each with its object in `attributes.type` and its `id`. */
export const updateRecords = defineEndpoint({
  ...PROGRAM_ROUTES.updateRecords,
  summary: 'Change several records',
  params: Type.Object(DATA_PARAMS),
  body: collectionBody,
  responses: { 200: Type.Array(SaveResult) },
  ...staff,
  errors: [],
})

/** Deletes the records with these ids, separated by commas; the ids say of which objects they are. */
export const deleteRecords = defineEndpoint({
  ...PROGRAM_ROUTES.deleteRecords,
  summary: 'Delete several records',
  params: Type.Object(DATA_PARAMS),
  query: Type.Object(
    {
      ids: Type.String({ minLength: 1, maxLength: 20 * RECORDS_PER_CALL }),
      allOrNone: withDefault(Type.Boolean(), false),
    },
    OPEN,
  ),
  responses: { 200: Type.Array(SaveResult) },
  ...staff,
  errors: ['TOO_MANY_RECORDS'],
})

/** How many records one request may read. */
export const RECORDS_PER_READ = 2000

const READ_ERRORS = ['NOT_FOUND', 'INVALID_FIELD'] as const

/** Reads records of one object by their ids, separated by commas; an id without a record is null. */
export const getRecords = defineEndpoint({
  ...PROGRAM_ROUTES.getRecords,
  summary: 'Get several records',
  params: Type.Object(OBJECT_PARAMS),
  query: Type.Object(
    {
      ids: Type.String({ minLength: 1, maxLength: 20 * RECORDS_PER_READ }),
      fields: Type.String({ minLength: 1, maxLength: 10_000 }),
    },
    OPEN,
  ),
  responses: { 200: Type.Array(Nullable(RecordFields)) },
  ...staff,
  errors: [...READ_ERRORS, 'TOO_MANY_RECORDS'],
})

/** Does the same for ids and fields in the body, of which there may be more than in a URL. */
export const findRecords = defineEndpoint({
  ...PROGRAM_ROUTES.findRecords,
  summary: 'Get many records',
  params: Type.Object(OBJECT_PARAMS),
  body: Type.Object(
    {
      ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: RECORDS_PER_READ }),
      fields: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 800 }),
    },
    OPEN,
  ),
  responses: { 200: Type.Array(Nullable(RecordFields)) },
  ...staff,
  errors: [...READ_ERRORS],
})

/** Changes or creates records of one object by an external id that each of them names. */
export const upsertRecords = defineEndpoint({
  ...PROGRAM_ROUTES.upsertRecords,
  summary: 'Change or create several records by an external id',
  params: Type.Object({ ...OBJECT_PARAMS, fieldName: Type.String({ maxLength: 80 }) }),
  body: collectionBody,
  responses: { 200: Type.Array(SaveResult) },
  ...staff,
  errors: [],
})
