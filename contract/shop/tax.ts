import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { TAXED_LINES } from '../shared/limits.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Dictionary, Nullable } from '../shared/schema.ts'

/** One tax rate, in percent, that applies to a product at an address. */
export const TaxRateInfo = Type.Object({
  taxRatePercentage: DecimalString,
  taxTreatmentName: Type.String(),
  taxTreatmentDescription: Nullable(Type.String()),
  countryIsoCode: Type.String(),
  stateIsoCode: Nullable(Type.String()),
  priority: Type.Integer(),
})
export type TaxRateInfo = Static<typeof TaxRateInfo>

/**
 * The tax rates of a product, by priority; their sum applies. An empty list means that the product is not taxed there
 * or that its buyer is exempt.
 */
export const ProductTaxes = Type.Object({
  taxesInfoList: Type.Array(TaxRateInfo),
  success: Type.Boolean(),
  error: Type.Null(),
})
export type ProductTaxes = Static<typeof ProductTaxes>

/** How products are taxed at an address, and whether prices there include the tax (`Gross`). */
export const StoreTaxesInfo = Type.Object({
  taxLocaleType: Choice(['Gross', 'Net']),
  taxesInfo: Dictionary(ProductTaxes),
})
export type StoreTaxesInfo = Static<typeof StoreTaxesInfo>

const createIsoCodeSchema = (length: number) => Type.Optional(Type.String({ pattern: `^[A-Za-z0-9]{1,${length}}$` }))

/** Reads how a product is taxed; without a country, at the store's own address. */
export const getProductTaxes = defineEndpoint({
  ...ROUTES.getProductTaxes,
  summary: 'How a product is taxed',
  params: Type.Object({ ...WEBSTORE_PARAMS, productId: RecordIdParam }),
  query: Type.Object(
    { ...ACCOUNT_QUERY, countryIsoCode: createIsoCodeSchema(3), stateIsoCode: createIsoCodeSchema(10) },
    OPEN,
  ),
  responses: { 200: StoreTaxesInfo },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'ITEM_NOT_FOUND',
  ],
})

const createAddressPartSchema = (length: number) => Type.Optional(Nullable(Type.String({ maxLength: length })))

/**
 * A product to be taxed; `unitPrice` is the price of one unit after discounts, and `lineId` identifies the line in the
 * response.
 */
const TaxedLineInput = Type.Object(
  {
    lineId: Type.String({ minLength: 1, maxLength: 100 }),
    productId: Type.String(),
    quantity: QuantityInput,
    unitPrice: QuantityInput,
    currencyIsoCode: Type.Optional(CurrencyCode),
  },
  STRICT,
)

/** The lines that go to one address; its country and state are ISO codes and decide the taxes. */
const TaxedGroupInput = Type.Object(
  {
    deliveryAddress: Type.Object(
      {
        countryCode: Type.String({ pattern: '^[A-Za-z]{2}$' }),
        stateCode: createAddressPartSchema(10),
        postalCode: createAddressPartSchema(20),
        city: createAddressPartSchema(255),
        street: createAddressPartSchema(255),
      },
      STRICT,
    ),
    lineItems: Type.Array(TaxedLineInput, { minItems: 1, maxItems: TAXED_LINES }),
  },
  STRICT,
)

/** Lines to be taxed, grouped by the address that they go to. */
export const CalculateTaxesInput = Type.Object(
  {
    cartItems: Type.Array(TaxedGroupInput, { minItems: 1, maxItems: TAXED_LINES }),
    effectiveAccountId: Type.Optional(Nullable(Type.String())),
    currencyIsoCode: Type.Optional(Nullable(CurrencyCode)),
  },
  STRICT,
)
export type CalculateTaxesInput = Static<typeof CalculateTaxesInput>

/** The taxes of lines by their `lineId`; with `Gross` the amounts are contained in the prices. */
export const CalculatedTaxes = Type.Object({
  taxLocaleType: Choice(['Gross', 'Net']),
  currencyIsoCode: CurrencyCode,
  totalTaxAmount: DecimalString,
  lineItemTaxes: Dictionary(
    Type.Object({
      lineId: Type.String(),
      taxAmount: DecimalString,
      adjustmentTaxAmount: DecimalString,
      taxRate: DecimalString,
      message: Nullable(Type.String()),
    }),
  ),
  success: Type.Boolean(),
  errorMessage: Nullable(Type.String()),
})
export type CalculatedTaxes = Static<typeof CalculatedTaxes>

/** Calculates the taxes of lines at the addresses that they go to. It changes nothing. */
export const calculateTaxes = defineEndpoint({
  ...PROGRAM_ROUTES.calculateTaxes,
  summary: 'Calculate the taxes of lines',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: CalculateTaxesInput,
  responses: { 201: CalculatedTaxes },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'TOO_MANY_RECORDS',
  ],
})
