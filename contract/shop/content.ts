import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { JsonValue } from '../shared/schema.ts'

/** A published page; `document` is its tree of blocks, which the page builder reads. */
export const StoredPage = Type.Object({
  path: Type.String(),
  title: Type.String(),
  description: Type.String(),
  version: Type.Integer(),
  document: JsonValue,
})
export type StoredPage = Static<typeof StoredPage>

/** Reads the published page at a path. */
export const getPage = defineEndpoint({
  ...ROUTES.getPage,
  summary: 'A published page',
  params: Type.Object({ ...DATA_PARAMS, siteId: Type.String({ minLength: 1, maxLength: 100 }) }),
  query: Type.Object({ path: Type.String({ pattern: '^/', maxLength: 500 }) }, OPEN),
  responses: { 200: StoredPage },
  guests: 'allowed',
  errors: ['ITEM_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
