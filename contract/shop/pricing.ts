import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RowError } from '../shared/error.ts'
import { PRICES_PER_POST } from '../shared/limits.ts'
import { DecimalString } from '../shared/money.ts'
import { MONEY_QUERY, OffByDefault, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable, Timestamp } from '../shared/schema.ts'

/** One step of a quantity price break; without an upper bound it is open-ended. */
export const PriceAdjustmentTier = Type.Object({
  id: Type.String(),
  lowerBound: DecimalString,
  upperBound: Nullable(DecimalString),
  adjustmentType: Choice(['AmountBasedAdjustment', 'PercentageBasedAdjustment']),
  adjustmentValue: DecimalString,
  tierUnitPrice: DecimalString,
})
export type PriceAdjustmentTier = Static<typeof PriceAdjustmentTier>

/** The quantity price breaks of one price. */
export const PriceAdjustmentSchedule = Type.Object({
  id: Type.String(),
  adjustmentMethod: Type.Optional(Choice(['Range', 'Slab'])),
  scheduleType: Type.Optional(Choice(['Volume', 'Term'])),
  priceAdjustmentTiers: Type.Array(PriceAdjustmentTier),
})
export type PriceAdjustmentSchedule = Static<typeof PriceAdjustmentSchedule>

/** The price of a product under one selling model. */
export const ProductPriceEntry = Type.Object({
  productSellingModelId: Nullable(Type.String()),
  listPrice: Nullable(DecimalString),
  unitPrice: Nullable(DecimalString),
  lowestUnitPrice: Nullable(DecimalString),
  pricebookEntryId: Nullable(Type.String()),
  priceAdjustment: Nullable(PriceAdjustmentSchedule),
  success: Type.Boolean(),
  error: RowError,
})
export type ProductPriceEntry = Static<typeof ProductPriceEntry>

const PRICE_FIELDS = {
  productId: Type.String(),
  currencyIsoCode: CurrencyCode,
  listPrice: Nullable(DecimalString),
  unitPrice: Nullable(DecimalString),
  lowestUnitPrice: Nullable(DecimalString),
  pricebookEntryId: Nullable(Type.String()),
  priceAdjustment: Nullable(PriceAdjustmentSchedule),
  productSellingModelId: Nullable(Type.String()),
  productPriceEntries: Type.Array(ProductPriceEntry),
}

/** The price of a part of a set; parts have no parts. */
export const ChildProductPrice = Type.Object({
  ...PRICE_FIELDS,
  childEntries: Type.Array(Type.Object({}), { maxItems: 0 }),
})
export type ChildProductPrice = Static<typeof ChildProductPrice>

/**
 * Why the caller pays a price: `Contract`, agreed with their account; `Special`, below or instead of the list price for
 * more than them; `List`. `validTo` is the last moment of that price book; null: it has no end.
 */
export const PriceReason = Type.Object({
  kind: Choice(['Contract', 'Special', 'List']),
  validTo: Nullable(Timestamp),
})
export type PriceReason = Static<typeof PriceReason>

/** What one product costs the caller; `listPrice` is before any agreement, `unitPrice` what one piece costs. */
export const ProductPrice = Type.Object({
  ...PRICE_FIELDS,
  childEntries: Type.Array(ChildProductPrice),
  priceReason: Type.Optional(Nullable(PriceReason)),
})
export type ProductPrice = Static<typeof ProductPrice>

/** What one product of several costs the caller; the amounts are null when there is no price. */
export const PricingLineItem = Type.Object({
  productId: Type.String(),
  success: Type.Boolean(),
  error: RowError,
  listPrice: Nullable(DecimalString),
  unitPrice: Nullable(DecimalString),
  lowestUnitPrice: Type.Optional(Nullable(DecimalString)),
  pricebookEntryId: Nullable(Type.String()),
  priceAdjustment: Type.Optional(Nullable(PriceAdjustmentSchedule)),
  productPriceEntries: Type.Optional(Type.Array(ProductPriceEntry)),
})
export type PricingLineItem = Static<typeof PricingLineItem>

/** What several products cost the caller, one row for each that was asked for, in that order. */
export const PricingResult = Type.Object({
  success: Type.Boolean(),
  currencyIsoCode: CurrencyCode,
  error: RowError,
  pricingLineItemResults: Type.Array(PricingLineItem),
})
export type PricingResult = Static<typeof PricingResult>

/** The products whose prices are asked for in one POST. */
export const PricingInput = Type.Object(
  {
    pricingLineItems: Type.Array(
      Type.Object({ productId: Type.String(), productSellingModelId: Type.Optional(Nullable(Type.String())) }, STRICT),
      {
        minItems: 1,
        maxItems: PRICES_PER_POST,
      },
    ),
  },
  STRICT,
)
export type PricingInput = Static<typeof PricingInput>

/** Prices one product. */
export const getProductPrice = defineEndpoint({
  ...ROUTES.getProductPrice,
  summary: 'What one product costs',
  params: Type.Object({ ...WEBSTORE_PARAMS, productId: RecordIdParam }),
  query: Type.Object(
    { ...MONEY_QUERY, allProductSellingModelPrices: OffByDefault, includeChildProductPrices: OffByDefault },
    OPEN,
  ),
  responses: { 200: ProductPrice },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'INSUFFICIENT_ACCESS',
  ],
  cached: 'by-catalogue-and-prices',
})

/** Prices the products of a comma-separated list, at most `PRICES_PER_GET`. */
export const listPrices = defineEndpoint({
  ...ROUTES.listPrices,
  summary: 'What several products cost',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...MONEY_QUERY, productIds: Type.String({ minLength: 1 }) }, OPEN),
  responses: { 200: PricingResult },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'MAX_LIMIT_EXCEEDED'],
  cached: 'by-catalogue-and-prices',
})

/** Prices the products of a body. */
export const calculatePrices = defineEndpoint({
  ...ROUTES.calculatePrices,
  summary: 'What many products cost',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: PricingInput,
  responses: { 201: PricingResult },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'MAX_LIMIT_EXCEEDED',
  ],
  cached: 'by-catalogue-and-prices',
})
