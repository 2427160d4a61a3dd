import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { OPEN } from '../shared/request.ts'
import { CurrencyCode, Timestamp } from '../shared/schema.ts'
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

/** What was ordered in the last 30 days, by day in the time zone of the shop and by currency; without what was cancelled. */
export const Sales = Type.Object({
  timeZone: Type.String(),
  from: Day,
  to: Day,
  /** Days on which nothing was ordered are missing. */
  sales: Type.Array(
    Type.Object({ day: Day, currencyIsoCode: CurrencyCode, orders: Type.Integer(), amount: DecimalString }),
  ),
})
export type Sales = Static<typeof Sales>

/** Sums what was ordered lately. */
export const getSales = defineEndpoint({
  ...PROGRAM_ROUTES.getSales,
  summary: 'What was ordered in the last 30 days',
  responses: { 200: Sales },
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'],
})

/** Terms that were searched for in vain in the last 90 days, the most frequent first. */
export const EmptySearchList = Type.Object({
  searches: Type.Array(Type.Object({ term: Type.String(), count: Type.Integer({ minimum: 1 }), lastDate: Timestamp })),
})

/** Lists what was searched for in vain. Emails and phone numbers are not counted, nor who has searched. */
export const listEmptySearches = defineEndpoint({
  ...PROGRAM_ROUTES.listEmptySearches,
  summary: 'Searches that found nothing',
  responses: { 200: EmptySearchList },
  guests: 'refused',
  permissions: [{ subject: 'marketing', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'],
})
