import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { CurrencyCode, withDefault } from '../shared/schema.ts'

/** By how much all prices of a price book change, and from which day on. */
export const PriceBookChange = Type.Object(
  {
    /** Above -100, not 0, with up to four decimal places: 3.5 is 3.5 % more. */
    percentage: Type.String({ minLength: 1, maxLength: 20 }),
    /** A day after today, in UTC, at whose beginning the prices change. */
    effectiveDate: Type.String({ minLength: 1, maxLength: 10 }),
    /** Whether nothing is planned: the response says what would be. */
    isPreview: withDefault(Type.Boolean(), false),
  },
  STRICT,
)
export type PriceBookChange = Static<typeof PriceBookChange>

/** What was planned, or would be. */
export const PriceBookPlan = Type.Object({
  /** How many prices get another one. */
  plannedCount: Type.Integer(),
  /** How many stay the same after rounding. */
  unchangedCount: Type.Integer(),
  /** How many had a planned price for that day already, which stays. */
  alreadyPlannedCount: Type.Integer(),
  /** The first of the planned prices, by part number, with what they would be without. */
  examples: Type.Array(
    Type.Object({
      productId: Type.String(),
      sku: Type.String(),
      currencyIsoCode: CurrencyCode,
      unitPrice: DecimalString,
      newUnitPrice: DecimalString,
    }),
  ),
})
export type PriceBookPlan = Static<typeof PriceBookPlan>

/** Plans that all prices of a price book change by a percentage from a day on, each rounded to its currency. */
export const planPriceBookChange = defineEndpoint({
  ...PROGRAM_ROUTES.planPriceBookChange,
  summary: 'Plan a change of all prices of a price book',
  params: Type.Object({ priceBookId: RecordIdParam }),
  body: PriceBookChange,
  responses: { 200: PriceBookPlan },
  guests: 'refused',
  permissions: [{ subject: 'prices', access: 'write' }],
  errors: [
    'INVALID_SESSION_ID',
    'INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'JSON_PARSER_ERROR',
    'ITEM_NOT_FOUND',
    'MAX_LIMIT_EXCEEDED',
  ],
})
