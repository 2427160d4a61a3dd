import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import type { ErrorCode } from '../shared/error-codes.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Dictionary, JsonValue, NoContent } from '../shared/schema.ts'

/** The fields of a record by their names; `describe` says which an object has. */
export const RecordFields = Dictionary(JsonValue)
export type RecordFields = Static<typeof RecordFields>

/** What is wrong with a record in a request for several. */
export const RowError = Type.Object({
  statusCode: Type.String(),
  message: Type.String(),
  fields: Type.Array(Type.String()),
})

export type RowError = Static<typeof RowError>

/** What became of a record. `created` says of an upsert whether the record is new. */
export const SaveResult = Type.Object({
  id: Type.Optional(Type.String()),
  success: Type.Boolean(),
  errors: Type.Array(RowError),
  created: Type.Optional(Type.Boolean()),
})
export type SaveResult = Static<typeof SaveResult>

/** Path parameters of calls about one object. */
export const OBJECT_PARAMS = { ...DATA_PARAMS, objectName: Type.String({ minLength: 1, maxLength: 80 }) }

const recordParams = Type.Object({ ...OBJECT_PARAMS, recordId: Type.String({ maxLength: 100 }) })
const keyParams = Type.Object({
  ...OBJECT_PARAMS,
  fieldName: Type.String({ maxLength: 80 }),
  fieldValue: Type.String({ maxLength: 200 }),
})
const fieldsQuery = Type.Object({ fields: Type.Optional(Type.String({ maxLength: 10_000 })) }, OPEN)

const READ_ERRORS = ['NOT_FOUND', 'MALFORMED_ID', 'INVALID_FIELD'] as const satisfies readonly ErrorCode[]

const DELETE_ERRORS = [
  'NOT_FOUND',
  'MALFORMED_ID',
  'DELETE_FAILED',
  'FIELD_INTEGRITY_EXCEPTION',
] as const satisfies readonly ErrorCode[]

/** The errors of calls that create or change records. */
const WRITE_ERRORS = [
  'NOT_FOUND',
  'MALFORMED_ID',
  'INVALID_FIELD',
  'INVALID_FIELD_FOR_INSERT_UPDATE',
  'INVALID_TYPE_ON_FIELD_IN_RECORD',
  'REQUIRED_FIELD_MISSING',
  'STRING_TOO_LONG',
  'NUMBER_OUTSIDE_VALID_RANGE',
  'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
  'INVALID_CROSS_REFERENCE_KEY',
  'DUPLICATE_VALUE',
  'FIELD_INTEGRITY_EXCEPTION',
] as const satisfies readonly ErrorCode[]

const staff = { guests: 'refused', permissions: ['staff'] } as const

/** Creates a record. Names of fields are found regardless of case; a parent can be named by its external id. */
export const createRecord = defineEndpoint({
  ...PROGRAM_ROUTES.createRecord,
  summary: 'Create a record',
  params: Type.Object(OBJECT_PARAMS),
  body: RecordFields,
  responses: { 201: SaveResult },
  ...staff,
  errors: [...WRITE_ERRORS],
})

/**
 * Reads a record with all its fields, or with those that `fields` names, separated by commas. The header `ETag` says in
 * which state it is, `Last-Modified` since when.
 */
export const getRecord = defineEndpoint({
  ...PROGRAM_ROUTES.getRecord,
  summary: 'Get a record',
  params: recordParams,
  query: fieldsQuery,
  responses: { 200: RecordFields },
  ...staff,
  errors: [...READ_ERRORS],
})

/**
 * Changes the fields of a record that the body names. It is refused with 412 when the record has been changed after the
 * time in the header `If-Unmodified-Since`, or has another ETag than those in `If-Match`.
 */
export const updateRecord = defineEndpoint({
  ...PROGRAM_ROUTES.updateRecord,
  summary: 'Change a record',
  params: recordParams,
  body: RecordFields,
  responses: { 204: NoContent },
  ...staff,
  errors: [...WRITE_ERRORS, 'PRECONDITION_FAILED'],
})

/** Deletes a record, with the same conditions as a change. */
export const deleteRecord = defineEndpoint({
  ...PROGRAM_ROUTES.deleteRecord,
  summary: 'Delete a record',
  params: recordParams,
  responses: { 204: NoContent },
  ...staff,
  errors: [...DELETE_ERRORS, 'PRECONDITION_FAILED'],
})

/**
 * Reads the record with a value of an external id. With the id of a record and the name of a relationship instead, it
 * reads the parent of that record, or queries its children.
 */
export const getRecordByKey = defineEndpoint({
  ...PROGRAM_ROUTES.getRecordByKey,
  summary: 'Get a record by an external id',
  params: keyParams,
  query: fieldsQuery,
  responses: { 200: RecordFields },
  ...staff,
  errors: [
    ...READ_ERRORS,
    'QUERY_TIMEOUT',
    'OPERATION_TOO_LARGE',
    'DUPLICATE_VALUE',
    'INVALID_TYPE_ON_FIELD_IN_RECORD',
    'STRING_TOO_LONG',
    'NUMBER_OUTSIDE_VALID_RANGE',
  ],
})

/**
 * Changes the record with a value of an external id, or creates it; with `updateOnly` nothing is created. With the id of a
 * record and the name of a relationship instead, it changes the parent of that record, which is answered with 204.
 */
export const upsertRecord = defineEndpoint({
  ...PROGRAM_ROUTES.upsertRecord,
  summary: 'Change or create a record by an external id',
  params: keyParams,
  query: Type.Object({ updateOnly: Type.Optional(Type.Boolean()) }, OPEN),
  body: RecordFields,
  responses: { 200: SaveResult, 201: SaveResult, 204: NoContent },
  ...staff,
  errors: [...WRITE_ERRORS, 'PRECONDITION_FAILED'],
})

/** Deletes the record with a value of an external id, or the parent of a record by the name of the relationship. */
export const deleteRecordByKey = defineEndpoint({
  ...PROGRAM_ROUTES.deleteRecordByKey,
  summary: 'Delete a record by an external id',
  params: keyParams,
  responses: { 204: NoContent },
  ...staff,
  errors: [
    ...DELETE_ERRORS,
    'PRECONDITION_FAILED',
    'DUPLICATE_VALUE',
    'INVALID_TYPE_ON_FIELD_IN_RECORD',
    'STRING_TOO_LONG',
    'NUMBER_OUTSIDE_VALID_RANGE',
  ],
})
