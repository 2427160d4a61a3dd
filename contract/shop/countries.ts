import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OffByDefault, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'

const COUNTRY_FIELDS = {
  /** ISO 3166-1, two capital letters. */
  countryCode: Type.String(),
  name: Type.String(),
  /** Whether the store sends goods there. */
  isShippingCountry: Type.Boolean(),
  /** Whether an address there must name these. */
  isCityRequired: Type.Boolean(),
  isPostalCodeRequired: Type.Boolean(),
  isRegionRequired: Type.Boolean(),
}

/** The countries that an address can be in, by name. */
export const CountryCollection = Type.Object({
  count: Type.Integer(),
  countries: Type.Array(Type.Object(COUNTRY_FIELDS)),
})
export type CountryCollection = Static<typeof CountryCollection>

/** A country with its regions, by name; `regionCode` is what stands behind the country in ISO 3166-2. */
export const CountryDetail = Type.Object({
  ...COUNTRY_FIELDS,
  regions: Type.Array(Type.Object({ regionCode: Type.String(), name: Type.String() })),
})
export type CountryDetail = Static<typeof CountryDetail>

/** Lists the countries that an address can be in; with `shippingOnly` those that the store sends goods to. */
export const listCountries = defineEndpoint({
  ...ROUTES.listCountries,
  summary: 'The countries of addresses',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, shippingOnly: OffByDefault }, OPEN),
  responses: { 200: CountryCollection },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND'],
})

/** Reads a country with its regions. */
export const getCountry = defineEndpoint({
  ...ROUTES.getCountry,
  summary: 'A country and its regions',
  params: Type.Object({ ...WEBSTORE_PARAMS, countryCode: Type.String({ pattern: '^[A-Za-z]{2}$' }) }),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: CountryDetail },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND', 'ITEM_NOT_FOUND'],
})
