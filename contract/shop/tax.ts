import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, Dictionary, Nullable } from '../shared/schema.ts'

/** One rate that a product is taxed by at a place, in percent. */
export const TaxRateInfo = Type.Object({
  taxRatePercentage: DecimalString,
  taxTreatmentName: Type.String(),
  taxTreatmentDescription: Nullable(Type.String()),
  countryIsoCode: Type.String(),
  stateIsoCode: Nullable(Type.String()),
  priority: Type.Integer(),
})
export type TaxRateInfo = Static<typeof TaxRateInfo>

/** The rates of a product, the first in priority first; they add up. None: it is not taxed there, or its buyer is exempt. */
export const ProductTaxes = Type.Object({ taxesInfoList: Type.Array(TaxRateInfo), success: Type.Boolean(), error: Type.Null() })
export type ProductTaxes = Static<typeof ProductTaxes>

/** How products are taxed at a place, and whether prices contain the tax there (Gross). */
export const StoreTaxesInfo = Type.Object({ taxLocaleType: Choice(['Gross', 'Net']), taxesInfo: Dictionary(ProductTaxes) })
export type StoreTaxesInfo = Static<typeof StoreTaxesInfo>

const IsoCode = (length: number) => Type.Optional(Type.String({ pattern: `^[A-Za-z0-9]{1,${length}}$` }))

/** Reads how a product is taxed; without a country at the store's own place. */
export const getProductTaxes = defineEndpoint({
  ...ROUTES.getProductTaxes,
  summary: 'How a product is taxed',
  params: Type.Object({ ...WEBSTORE_PARAMS, productId: RecordIdParam }),
  query: Type.Object({ ...ACCOUNT_QUERY, countryIsoCode: IsoCode(3), stateIsoCode: IsoCode(10) }, OPEN),
  responses: { 200: StoreTaxesInfo },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
