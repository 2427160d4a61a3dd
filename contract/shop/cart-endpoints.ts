import Type from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, MONEY_QUERY, OPEN, RecordIdParam, WEBSTORE_PARAMS } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'
import {
  CartCloneInput,
  CartCompactSummary,
  CartCouponCollection,
  CartCouponInput,
  CartInput,
  CartSummary,
} from './cart.ts'
import { PreservedCart } from './cart-item.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

/** Makes a cart. */
export const createCart = defineEndpoint({
  ...ROUTES.createCart,
  summary: 'Make a cart',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartInput,
  responses: { 201: CartSummary },
  guests: 'if-cart',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'LIMIT_EXCEEDED',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Reads a cart; `current` without one is an empty cart whose id is null, `active` without one is missing. */
export const getCart = defineEndpoint({
  ...ROUTES.getCart,
  summary: 'A cart without its lines',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartSummary, 202: CartSummary },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Makes sure that there is a cart: 201 when it had to be made. */
export const ensureCart = defineEndpoint({
  ...ROUTES.ensureCart,
  summary: 'Make sure that there is a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartSummary, 201: CartSummary },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'REQUEST_LIMIT_EXCEEDED'],
})

/** Deletes a cart. */
export const deleteCart = defineEndpoint({
  ...ROUTES.deleteCart,
  summary: 'Delete a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 204: NoContent },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Counts what is in the current cart. */
export const getCompactSummary = defineEndpoint({
  ...ROUTES.getCompactSummary,
  summary: 'How much is in the current cart',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartCompactSummary },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
  showsNoPrices: true,
})

/** Counts what is in a cart. */
export const getCartCompactSummary = defineEndpoint({
  ...ROUTES.getCartCompactSummary,
  summary: 'How much is in a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartCompactSummary },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
  showsNoPrices: true,
})

/** Puts a coupon on a cart. */
export const applyCartCoupon = defineEndpoint({
  ...ROUTES.applyCartCoupon,
  summary: 'Put a coupon on a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartCouponInput,
  responses: { 201: CartCouponCollection },
  guests: 'if-cart',
  errors: [
    ...CART_ERRORS,
    'ALREADY_APPLIED',
    'BLOCKED_EXCLUSIVE',
    'UNQUALIFIED_CART',
    'COUPON_REDEMPTION_LIMIT_EXCEEDED',
    'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
  ],
})

/** Takes a coupon off a cart, by the id that it has on the cart. */
export const deleteCartCoupon = defineEndpoint({
  ...ROUTES.deleteCartCoupon,
  summary: 'Take a coupon off a cart',
  params: Type.Object({ ...CART_PARAMS, cartCouponId: RecordIdParam }),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 204: NoContent },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Moves the lines of a guest's cart into the cart of the buyer who has just signed in. */
export const preserveCart = defineEndpoint({
  ...ROUTES.preserveCart,
  summary: "Keep a guest's cart after sign-in",
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 201: PreservedCart },
  guests: 'refused',
  errors: [...CART_ERRORS, 'INVALID_SESSION_ID'],
})

/** Copies a cart into one that can be paid and not be changed. */
export const cloneCart = defineEndpoint({
  ...ROUTES.cloneCart,
  summary: 'Copy a cart into one that can only be paid',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(
    {
      ...MONEY_QUERY,
      targetType: Type.Optional(Type.String()),
      targetEffectiveAccountId: Type.Optional(Type.String()),
    },
    OPEN,
  ),
  body: CartCloneInput,
  responses: { 201: CartSummary },
  guests: 'refused',
  errors: [
    ...CART_ERRORS,
    'INVALID_SESSION_ID',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'LIMIT_EXCEEDED',
    'INSUFFICIENT_ACCESS',
  ],
})
