import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { ROUTES } from '../routes.ts'
import { CheckoutAddressInput } from '../shared/address.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, MONEY_QUERY, OPEN, STRICT } from '../shared/request.ts'
import { CustomFields, Nullable } from '../shared/schema.ts'
import { CartSummary } from './cart.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

/** The cart after a calculation. */
export const CartSummaryResult = Type.Object({ data: CartSummary })
export type CartSummaryResult = Static<typeof CartSummaryResult>

/**
 * The address for which a cart is calculated, which becomes that of its default delivery group; without one the cart's
 * own address is used. `customFields` replace those of the cart.
 */
export const CartEvaluationInput = Nullable(
  Type.Object(
    {
      customFields: Type.Optional(Nullable(CustomFields)),
      shippingAddress: Type.Optional(Nullable(CheckoutAddressInput)),
    },
    STRICT,
  ),
)
export type CartEvaluationInput = Static<typeof CartEvaluationInput>

/** Whether an action succeeded; `message` is null on success. */
export const CommerceActionResult = Type.Object({ isSuccess: Type.Boolean(), message: Nullable(Type.String()) })
export type CommerceActionResult = Static<typeof CommerceActionResult>

const EVALUATION = {
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartEvaluationInput,
  responses: { 201: CartSummaryResult },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
} as const

/**
 * Recalculates a cart: prices, promotions, shipping and taxes; an address in the body becomes the address of its
 * default delivery group.
 */
export const calculateCart = defineEndpoint({
  ...ROUTES.calculateCart,
  summary: 'Recalculate a cart',
  ...EVALUATION,
})

/**
 * Calculates the shipping costs of a cart; an address in the body becomes the address of its default delivery group.
 */
export const evaluateShipping = defineEndpoint({
  ...PROGRAM_ROUTES.evaluateShipping,
  summary: 'Calculate the shipping costs of a cart',
  ...EVALUATION,
})

/** Calculates the taxes of a cart; an address in the body becomes the address of its default delivery group. */
export const evaluateTaxes = defineEndpoint({
  ...PROGRAM_ROUTES.evaluateTaxes,
  summary: 'Calculate the taxes of a cart',
  ...EVALUATION,
})

/** Makes a secondary cart the primary one; the former primary cart becomes a secondary one. */
export const makePrimaryCart = defineEndpoint({
  ...BUYER_ROUTES.makePrimaryCart,
  summary: 'Make a cart the primary cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 201: CommerceActionResult },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'CONFLICT'],
})
