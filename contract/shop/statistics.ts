import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { VISITS_PER_REPORT, VISITED_PATH_LENGTH, VISIT_REPORT_BYTES } from '../shared/limits.ts'
import { ACCOUNT_QUERY, OPEN, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, NoContent } from '../shared/schema.ts'

/** What is counted: that a page was shown, or that something was put into the cart on it. */
export const VisitKind = Choice(['PageView', 'AddToCart'])
export type VisitKind = Static<typeof VisitKind>

/** How often something happened on a page; of whom is never told. */
export const Visit = Type.Object(
  {
    kind: VisitKind,
    /** Without a query. */
    path: Type.String({ pattern: '^/[\\w.~%/-]*$', maxLength: VISITED_PATH_LENGTH }),
    count: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  STRICT,
)
export type Visit = Static<typeof Visit>

/** Counts what visitors who agreed to statistics did. Nothing of who they are is kept. */
export const recordVisits = defineEndpoint({
  ...ROUTES.recordVisits,
  summary: 'Count page views',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: Type.Object({ visits: Type.Array(Visit, { minItems: 1, maxItems: VISITS_PER_REPORT }) }, STRICT),
  bodyLimit: VISIT_REPORT_BYTES,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'LIMIT_EXCEEDED', 'REQUEST_LIMIT_EXCEEDED'],
})
