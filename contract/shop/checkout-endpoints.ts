import Type from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { MEDIA_NAME_LENGTH, PURCHASE_ORDER_FILE_BYTES } from '../shared/limits.ts'
import { ACCOUNT_QUERY, OPEN, RecordIdParam, WEBSTORE_PARAMS } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'
import {
  Checkout,
  CheckoutCoupon,
  CheckoutCouponInput,
  CheckoutOrder,
  CheckoutOrderActionResults,
  CheckoutOrderActions,
  CheckoutPayment,
  CheckoutPaymentInput,
  CheckoutPurchaseOrderFile,
  CheckoutStart,
  CheckoutUpdate,
} from './checkout.ts'

/** A checkout by id, or `active` for the one that is running. */
const CheckoutIdParam = Type.String({ pattern: '^(?:active|[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?)$' })
const CHECKOUT_PARAMS = { ...WEBSTORE_PARAMS, checkoutId: CheckoutIdParam }
const QUERY = Type.Object(ACCOUNT_QUERY, OPEN)

const START_ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'GUEST_INSUFFICIENT_ACCESS',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'INVALID_API_INPUT',
  'JSON_PARSER_ERROR',
  'MISSING_RECORD',
  'ITEM_NOT_FOUND',
  'INVALID_OPERATION',
  'INSUFFICIENT_ACCESS_OR_READONLY',
  'CHECKOUT_CONFLICT',
  'ENTITY_IS_DELETED',
] as const

const CHECKOUT_ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'GUEST_INSUFFICIENT_ACCESS',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'INVALID_ID_FIELD',
  'MISSING_RECORD',
  'CHECKOUT_CONFLICT',
  'ENTITY_IS_DELETED',
] as const

/** Begins a checkout, or finds the one that is running for the same cart. */
export const startCheckout = defineEndpoint({
  ...ROUTES.startCheckout,
  summary: 'Begin a checkout, or go on with it',
  params: Type.Object(WEBSTORE_PARAMS),
  query: QUERY,
  body: CheckoutStart,
  responses: { 202: Checkout },
  guests: 'if-checkout',
  errors: [...START_ERRORS],
})

/** Begins a checkout: the older form of `startCheckout`. */
export const createCheckout = defineEndpoint({
  ...ROUTES.createCheckout,
  summary: 'Begin a checkout (older form)',
  params: Type.Object(WEBSTORE_PARAMS),
  query: QUERY,
  body: CheckoutStart,
  responses: { 202: Checkout },
  guests: 'if-checkout',
  errors: [...START_ERRORS],
})

/** Reads a checkout. */
export const getCheckout = defineEndpoint({
  ...ROUTES.getCheckout,
  summary: 'A checkout',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  responses: { 200: Checkout, 202: Checkout, 422: Checkout },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS],
})

/** Changes one thing about a checkout; it is worked out anew, so read it until it is ready. */
export const updateCheckout = defineEndpoint({
  ...ROUTES.updateCheckout,
  summary: 'Change a checkout',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  body: CheckoutUpdate,
  responses: { 202: Checkout },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'ITEM_NOT_FOUND', 'INVALID_OPERATION'],
})

/** Gives a checkout up; its payment is forgotten, its cart stays. */
export const deleteCheckout = defineEndpoint({
  ...ROUTES.deleteCheckout,
  summary: 'Give a checkout up',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS],
})

/** Records how a checkout is paid; a later payment of the same kind takes the place of an earlier one. */
export const payCheckout = defineEndpoint({
  ...ROUTES.payCheckout,
  summary: 'Say how a checkout is paid',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  body: CheckoutPaymentInput,
  responses: { 201: CheckoutPayment, 422: CheckoutPayment },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'INVALID_OPERATION', 'ITEM_NOT_FOUND'],
})

/** Puts a coupon on the cart of a checkout. */
export const applyCheckoutCoupon = defineEndpoint({
  ...ROUTES.applyCheckoutCoupon,
  summary: 'Put a coupon on a checkout',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  body: CheckoutCouponInput,
  responses: { 201: CheckoutCoupon },
  guests: 'if-checkout',
  errors: [
    ...CHECKOUT_ERRORS,
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'ITEM_NOT_FOUND',
    'ALREADY_APPLIED',
    'BLOCKED_EXCLUSIVE',
    'UNQUALIFIED_CART',
    'COUPON_REDEMPTION_LIMIT_EXCEEDED',
    'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS',
    'INSUFFICIENT_ACCESS_OR_READONLY',
  ],
})

/** Takes a coupon off the cart of a checkout. */
export const deleteCheckoutCoupon = defineEndpoint({
  ...ROUTES.deleteCheckoutCoupon,
  summary: 'Take a coupon off a checkout',
  params: Type.Object({ ...CHECKOUT_PARAMS, cartCouponId: RecordIdParam }),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS, 'ITEM_NOT_FOUND', 'INSUFFICIENT_ACCESS_OR_READONLY'],
})

/**
 * Places the order; 412 and 422 say in `errors` what is missing. Repeated with the checkout's id it answers with the
 * same order; `active` refers to an open checkout only.
 */
export const placeOrder = defineEndpoint({
  ...ROUTES.placeOrder,
  summary: 'Place the order',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  responses: { 201: CheckoutOrder, 412: CheckoutOrder, 422: CheckoutOrder },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS],
})

/** Prepares or submits the order of a checkout. */
export const runOrderActions = defineEndpoint({
  ...ROUTES.runOrderActions,
  summary: 'Prepare or submit the order',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  body: CheckoutOrderActions,
  responses: { 201: CheckoutOrderActionResults, 412: CheckoutOrderActionResults, 422: CheckoutOrderActionResults },
  guests: 'if-checkout',
  errors: [...CHECKOUT_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'INVALID_OPERATION'],
})

/**
 * Attaches the file of the purchase order to a checkout, instead of the one before: a PDF or an image, which is stored
 * without its metadata. An order that is paid by purchase order takes it over.
 */
export const attachPurchaseOrderFile = defineEndpoint({
  ...BUYER_ROUTES.attachPurchaseOrderFile,
  summary: 'Attach the file of the purchase order',
  params: Type.Object(CHECKOUT_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, fileName: Type.String({ minLength: 1, maxLength: MEDIA_NAME_LENGTH }) }, OPEN),
  rawBody: 'application/octet-stream',
  bodyLimit: PURCHASE_ORDER_FILE_BYTES,
  responses: { 201: CheckoutPurchaseOrderFile },
  guests: 'refused',
  errors: [
    ...CHECKOUT_ERRORS,
    'INVALID_SESSION_ID',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'UNSUPPORTED_MEDIA_TYPE',
    'LIMIT_EXCEEDED',
  ],
})

/** Takes the file of the purchase order off a checkout; does nothing when there is none. */
export const removePurchaseOrderFile = defineEndpoint({
  ...BUYER_ROUTES.removePurchaseOrderFile,
  summary: 'Take the file of the purchase order off',
  params: Type.Object(CHECKOUT_PARAMS),
  query: QUERY,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: [...CHECKOUT_ERRORS, 'INVALID_SESSION_ID'],
})
