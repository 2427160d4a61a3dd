import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN, STRICT } from '../shared/request.ts'
import { Choice } from '../shared/schema.ts'

/** The token of the address that a start prints while the shop has no administrator. */
const SetupToken = Type.String({ maxLength: 200 })

/** Whether prices are without tax (`Net`) or include it (`Gross`). */
const TaxModel = Choice(['Net', 'Gross'])

/** Where a shop sells before its first administrator says otherwise. */
export const SetupState = Type.Object({
  /** ISO 3166-1, two capital letters. */
  country: Type.String(),
  currencyIsoCode: Type.String(),
  taxType: TaxModel,
})
export type SetupState = Static<typeof SetupState>

/** Reads what the first administrator may change; not found once there is an administrator. */
export const getSetup = defineEndpoint({
  ...ROUTES.getSetup,
  summary: 'What the first administrator sets up',
  query: Type.Object({ token: SetupToken }, OPEN),
  responses: { 200: SetupState },
  guests: 'allowed',
  errors: ['ITEM_NOT_FOUND', 'INSUFFICIENT_ACCESS'],
  showsNoPrices: true,
})

/** The first administrator, and where the shop sells. */
export const Setup = Type.Object(
  {
    token: SetupToken,
    firstName: Type.String({ minLength: 1, maxLength: 80 }),
    lastName: Type.String({ minLength: 1, maxLength: 80 }),
    email: Type.String({ minLength: 1, maxLength: 320 }),
    /** 10 to 128 characters. */
    password: Type.String({ minLength: 1, maxLength: 1000 }),
    /** ISO 3166-1, two capital letters. */
    country: Type.String({ minLength: 1, maxLength: 10 }),
    /** ISO 4217, three capital letters. */
    currencyIsoCode: Type.String({ minLength: 1, maxLength: 10 }),
    taxType: TaxModel,
  },
  STRICT,
)
export type Setup = Static<typeof Setup>

/** What came of a setup. */
export const SetupResult = Type.Object({
  success: Type.Boolean(),
  /** Whether the administrator's session is in the cookie; otherwise they sign in. */
  isSignedIn: Type.Boolean(),
})
export type SetupResult = Static<typeof SetupResult>

/** Makes the first administrator and signs them in; not found once there is an administrator. */
export const setUpShop = defineEndpoint({
  ...ROUTES.setUpShop,
  scope: 'read',
  summary: 'Set up the shop as its first administrator',
  body: Setup,
  responses: { 200: SetupResult },
  guests: 'allowed',
  errors: ['ITEM_NOT_FOUND', 'INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
