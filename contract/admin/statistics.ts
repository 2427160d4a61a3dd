import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { VisitKind } from '../shop/statistics.ts'

/** A day in UTC, such as `2026-11-22`. */
const Day = Type.String({ pattern: '^(?!0000)\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' })

/** How often something happened on a page in one day. */
export const CountedVisits = Type.Object({
  day: Day,
  kind: VisitKind,
  path: Type.String(),
  count: Type.Integer({ minimum: 1 }),
})
export type CountedVisits = Static<typeof CountedVisits>

/** Reads what was counted on one day, the most frequent first. */
export const listVisits = defineEndpoint({
  ...PROGRAM_ROUTES.listVisits,
  summary: 'Page views of one day',
  query: Type.Object({ day: Type.Optional(Day) }, OPEN),
  responses: { 200: Type.Object({ day: Day, visits: Type.Array(CountedVisits) }) },
  guests: 'refused',
  permissions: [{ subject: 'marketing', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
