import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { MONEY_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { CurrencyCode, Nullable } from '../shared/schema.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'
import { DeliveryMethod } from './delivery.ts'

const PLACE = { country: Type.String(), region: Nullable(Type.String()), postalCode: Nullable(Type.String()) }

const AMOUNTS = { totalChargeAmount: DecimalString, totalTaxAmount: DecimalString, grandTotalAmount: DecimalString }

/**
 * What delivering a cart to a place would cost: its tax there, and the totals of the cart with each delivery method.
 * Without options nothing is delivered there at present.
 */
export const DeliveryEstimate = Type.Object({
  ...PLACE,
  currencyIsoCode: CurrencyCode,
  totalTaxAmount: DecimalString,
  options: Type.Array(Type.Object({ deliveryMethod: DeliveryMethod, ...AMOUNTS })),
})
export type DeliveryEstimate = Static<typeof DeliveryEstimate>

/** Where a cart would be delivered to; countries and regions are codes or names. */
export const DeliveryEstimateInput = Type.Object(
  {
    country: Type.String({ maxLength: 80 }),
    region: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
    postalCode: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  },
  STRICT,
)
export type DeliveryEstimateInput = Static<typeof DeliveryEstimateInput>

/**
 * Calculates what a checkout would calculate for an address at a place: delivery methods with their prices, tax and
 * totals. Nothing is stored, neither an address nor a checkout, and no stock is reserved. For the shop's own pages.
 */
export const estimateDelivery = defineEndpoint({
  ...BUYER_ROUTES.estimateDelivery,
  summary: 'Estimate shipping and tax of a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: DeliveryEstimateInput,
  responses: { 200: DeliveryEstimate },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/**
 * The delivery methods with which one product would be delivered to a place, with their arrival dates if it was ordered
 * now and alone. Their fees are those of orders that pay them: none is free yet.
 */
export const ProductDeliveryEstimate = Type.Object({ ...PLACE, deliveryMethods: Type.Array(DeliveryMethod) })
export type ProductDeliveryEstimate = Static<typeof ProductDeliveryEstimate>

/** Calculates when one unit of a product would arrive at a place. Nothing is stored. For the shop's own pages. */
export const estimateProductDelivery = defineEndpoint({
  ...BUYER_ROUTES.estimateProductDelivery,
  summary: 'Estimate when a product arrives',
  params: Type.Object({ ...WEBSTORE_PARAMS, productId: RecordIdParam }),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: DeliveryEstimateInput,
  responses: { 200: ProductDeliveryEstimate },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_ID_FIELD',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
  ],
})
