import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Dictionary, JsonValue } from '../shared/schema.ts'
import { ObjectDescription, ObjectSummary } from './description.ts'
import { OBJECT_PARAMS } from './record-endpoints.ts'

const staff = { guests: 'refused', permissions: ['staff'] } as const

/** Lists the versions of the API; the shop has one behaviour for all of them. */
export const listApiVersions = defineEndpoint({
  ...PROGRAM_ROUTES.listApiVersions,
  summary: 'Versions of the API',
  responses: { 200: Type.Array(Type.Object({ label: Type.String(), url: Type.String(), version: Type.String() })) },
  guests: 'allowed',
  errors: [],
})

/** Lists where the parts of the record API are, and who the sender is. */
export const listApiResources = defineEndpoint({
  ...PROGRAM_ROUTES.listApiResources,
  summary: 'Resources of a version',
  params: Type.Object(DATA_PARAMS),
  responses: { 200: Dictionary(Type.String()) },
  guests: 'refused',
  errors: [],
})

/** The limits that the shop has on the use of its API; it counts no requests, so the rest is always the whole. */
export const getLimits = defineEndpoint({
  ...PROGRAM_ROUTES.getLimits,
  summary: 'Limits of the API',
  params: Type.Object(DATA_PARAMS),
  responses: { 200: Dictionary(Type.Object({ Max: Type.Integer(), Remaining: Type.Integer() })) },
  guests: 'refused',
  errors: [],
})

/** Says how many records objects have: those that `sObjects` names, separated by commas, or all. */
export const countObjectRecords = defineEndpoint({
  ...PROGRAM_ROUTES.countObjectRecords,
  summary: 'Numbers of records',
  params: Type.Object(DATA_PARAMS),
  query: Type.Object({ sObjects: Type.Optional(Type.String({ maxLength: 10_000 })) }, OPEN),
  responses: {
    200: Type.Object({ sObjects: Type.Array(Type.Object({ count: Type.Integer(), name: Type.String() })) }),
  },
  ...staff,
  errors: [],
})

/** Describes all objects that the sender may see. */
export const describeObjects = defineEndpoint({
  ...PROGRAM_ROUTES.describeObjects,
  summary: 'Objects',
  params: Type.Object(DATA_PARAMS),
  responses: {
    200: Type.Object({ encoding: Type.String(), maxBatchSize: Type.Integer(), sobjects: Type.Array(ObjectSummary) }),
  },
  ...staff,
  errors: [],
})

/** Says what an object is. Nobody's recent records are kept. */
export const getObject = defineEndpoint({
  ...PROGRAM_ROUTES.getObject,
  summary: 'An object',
  params: Type.Object(OBJECT_PARAMS),
  responses: { 200: Type.Object({ objectDescribe: ObjectSummary, recentItems: Type.Array(JsonValue) }) },
  ...staff,
  errors: ['NOT_FOUND'],
})

/** Describes an object with its fields and relationships. */
export const describeObject = defineEndpoint({
  ...PROGRAM_ROUTES.describeObject,
  summary: 'An object with its fields',
  params: Type.Object(OBJECT_PARAMS),
  responses: { 200: ObjectDescription },
  ...staff,
  errors: ['NOT_FOUND'],
})
