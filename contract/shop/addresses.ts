import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { MAX_ADDRESS_FIELDS, PAGE_SIZE_25 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken, TOKEN_PAGE } from '../shared/page.ts'
import { Csv, OffByDefault, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Dictionary, NoContent, Nullable, withDefault } from '../shared/schema.ts'

/** What an address is for. */
export const AddressType = Choice(['Shipping', 'Billing'])
export type AddressType = Static<typeof AddressType>

/** The order of a list of addresses. */
export const AddressSort = Choice(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'])
export type AddressSort = Static<typeof AddressSort>

/** The value of a custom field; null takes the field away. */
const CustomValue = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
  maxLength: 255,
})

/** A custom field; some callers call its parts `fieldName` and `fieldValue`. */
const CustomFieldInput = Type.Object(
  {
    name: Type.Optional(Type.String()),
    value: Type.Optional(CustomValue),
    fieldName: Type.Optional(Type.String()),
    fieldValue: Type.Optional(CustomValue),
  },
  STRICT,
)

const text = Type.Optional(Nullable(Type.String()))

/** An address of an account. */
export const CommerceAddress = Type.Object({
  addressId: Type.String(),
  addressType: AddressType,
  name: Type.String(),
  firstName: text,
  middleName: text,
  lastName: text,
  companyName: text,
  street: Nullable(Type.String()),
  city: Nullable(Type.String()),
  region: Nullable(Type.String()),
  regionCode: text,
  postalCode: Nullable(Type.String()),
  country: Nullable(Type.String()),
  countryCode: text,
  phoneNumber: text,
  isDefault: Type.Boolean(),
  /** Custom fields: those that a list was asked for, all of them after a change. */
  fields: Type.Optional(Dictionary(CustomValue)),
})
export type CommerceAddress = Static<typeof CommerceAddress>

/** The addresses of an account, by pages. */
export const CommerceAddressCollection = Type.Object({
  count: Type.Integer(),
  items: Type.Array(CommerceAddress),
  sortOrder: AddressSort,
  ...TOKEN_PAGE,
})
export type CommerceAddressCollection = Static<typeof CommerceAddressCollection>

const line = Type.Optional(Nullable(Type.String({ maxLength: 255 })))

const ADDRESS_FIELDS = {
  name: line,
  firstName: line,
  middleName: line,
  lastName: line,
  companyName: line,
  street: line,
  city: line,
  region: line,
  regionCode: line,
  postalCode: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  country: line,
  countryCode: line,
  phoneNumber: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  isDefault: Type.Optional(Type.Boolean()),
  fields: Type.Optional(Dictionary(CustomValue)),
  commerceAddressFieldInputList: Type.Optional(Type.Array(CustomFieldInput, { maxItems: MAX_ADDRESS_FIELDS })),
}

/** A new address; it is named by `name`, or by first and last name. */
export const CommerceAddressInput = Type.Object({ addressType: AddressType, ...ADDRESS_FIELDS }, STRICT)
export type CommerceAddressInput = Static<typeof CommerceAddressInput>

/** What changes about an address; its id stands in the path and nowhere else. */
export const CommerceAddressUpdate = Type.Object({ addressType: Type.Optional(AddressType), ...ADDRESS_FIELDS }, STRICT)
export type CommerceAddressUpdate = Static<typeof CommerceAddressUpdate>

/** An account by id, or `current` for the account that the caller acts for. */
const AccountIdParam = Type.String({ pattern: '^(?:current|[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?)$' })
const ACCOUNT_PARAMS = { ...WEBSTORE_PARAMS, accountId: AccountIdParam }
const ADDRESS_PARAMS = { ...ACCOUNT_PARAMS, addressId: RecordIdParam }
const ADDRESS_ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'INVALID_SESSION_ID',
  'INVALID_ID_FIELD',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'INSUFFICIENT_ACCESS',
] as const
const QUERY = Type.Object({ effectiveAccountId: Type.Optional(Type.String()) }, OPEN)

/**
 * Lists the addresses of an account. `searchTerm` is an addition of this shop: it leaves those that have each of its
 * words in their name, company, street, city, region, postal code or country.
 */
export const listAddresses = defineEndpoint({
  ...ROUTES.listAddresses,
  summary: 'Addresses of an account',
  params: Type.Object(ACCOUNT_PARAMS),
  query: Type.Object(
    {
      effectiveAccountId: Type.Optional(Type.String()),
      addressType: Csv,
      addressId: Type.Optional(Type.String()),
      defaultOnly: OffByDefault,
      excludeUnsupportedCountries: OffByDefault,
      shouldShowDefaultAddrFirst: OffByDefault,
      fields: Csv,
      pageSize: createPageSizeSchema(PAGE_SIZE_25),
      pageToken: PageToken,
      searchTerm: Type.Optional(Type.String({ maxLength: 100 })),
      sortOrder: withDefault(AddressSort, 'CreatedDateDesc'),
    },
    OPEN,
  ),
  responses: { 200: CommerceAddressCollection },
  guests: 'refused',
  errors: [...ADDRESS_ERRORS, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Adds an address; a new default takes the place of the old one of its type. */
export const createAddress = defineEndpoint({
  ...ROUTES.createAddress,
  summary: 'Add an address',
  params: Type.Object(ACCOUNT_PARAMS),
  query: QUERY,
  body: CommerceAddressInput,
  responses: { 201: CommerceAddress },
  guests: 'refused',
  errors: [...ADDRESS_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'LIMIT_EXCEEDED'],
})

/** Changes an address. */
export const updateAddress = defineEndpoint({
  ...ROUTES.updateAddress,
  summary: 'Change an address',
  params: Type.Object(ADDRESS_PARAMS),
  query: QUERY,
  body: CommerceAddressUpdate,
  responses: { 201: CommerceAddress },
  guests: 'refused',
  errors: [...ADDRESS_ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Removes an address. */
export const deleteAddress = defineEndpoint({
  ...ROUTES.deleteAddress,
  summary: 'Remove an address',
  params: Type.Object(ADDRESS_PARAMS),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: [...ADDRESS_ERRORS, 'ITEM_NOT_FOUND'],
})
