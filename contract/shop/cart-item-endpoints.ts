import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_25 } from '../shared/limits.ts'
import { PageNumber, createPageSizeSchema, PageToken } from '../shared/page.ts'
import { ACCOUNT_QUERY, Csv, MONEY_QUERY, OffByDefault, OPEN, RecordIdParam } from '../shared/request.ts'
import { NoContent, withDefault } from '../shared/schema.ts'
import { CartBatchInput, CartItemInput, CartItemUpdate, CartSort } from './cart.ts'
import {
  AddedCartItem,
  CartBatchResult,
  CartItem,
  CartItemCollection,
  ProductCartItemCollection,
  ProductCartItems,
} from './cart-item.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

const CART_ITEM_PARAMS = { ...CART_PARAMS, cartItemId: RecordIdParam }

const LINE_PAGE_QUERY = {
  ...MONEY_QUERY,
  pageNumber: PageNumber,
  pageSize: createPageSizeSchema(PAGE_SIZE_25),
  sort: withDefault(CartSort, 'CreatedDateDesc'),
  productFields: Csv,
}

const LINE_ERRORS = [
  ...CART_ERRORS,
  'INVALID_API_INPUT',
  'JSON_PARSER_ERROR',
  'ITEM_NOT_FOUND',
  'INSUFFICIENT_ACCESS',
  'MAX_LIMIT_EXCEEDED',
  'LIMIT_EXCEEDED',
  'CART_VALIDATION_ERROR',
] as const

/** Reads a page of lines, by number or by token, with the cart's totals. */
export const listCartItems = defineEndpoint({
  ...ROUTES.listCartItems,
  summary: 'The lines of a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(
    {
      ...LINE_PAGE_QUERY,
      page: PageToken,
      pageToken: PageToken,
      includePromotions: OffByDefault,
      includeCoupons: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: CartItemCollection, 202: CartItemCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Reads the products of a cart, those added last first, each with its lines. */
export const listCartProducts = defineEndpoint({
  ...ROUTES.listCartProducts,
  summary: 'The products of a cart with their lines',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(
    { ...MONEY_QUERY, pageNumber: PageNumber, pageSize: createPageSizeSchema(PAGE_SIZE_25), productFields: Csv },
    OPEN,
  ),
  responses: { 200: ProductCartItemCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'MAX_LIMIT_EXCEEDED'],
})

/** Reads the lines of one product in a cart. */
export const getCartProduct = defineEndpoint({
  ...PROGRAM_ROUTES.getCartProduct,
  summary: 'The lines of one product in a cart',
  params: Type.Object({ ...CART_PARAMS, productId: RecordIdParam }),
  query: Type.Object({ ...MONEY_QUERY, productFields: Csv }, OPEN),
  responses: { 200: ProductCartItems },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND', 'MAX_LIMIT_EXCEEDED'],
})

/**
 * Adds a product; a product that is there already gets a higher quantity. With `current` a cart is made when there is
 * none.
 */
export const addCartItem = defineEndpoint({
  ...ROUTES.addCartItem,
  summary: 'Add a product to a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object({ ...LINE_PAGE_QUERY, includeCartData: OffByDefault }, OPEN),
  body: CartItemInput,
  responses: { 201: AddedCartItem, 202: AddedCartItem },
  guests: 'if-browsing-and-cart',
  errors: [...LINE_ERRORS, 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_LIMIT_EXCEEDED'],
})

/** Adds up to `CART_BATCH` products; those that cannot be added do not hinder the others. */
export const addCartItems = defineEndpoint({
  ...ROUTES.addCartItems,
  summary: 'Add several products to a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartBatchInput,
  responses: { 201: CartBatchResult },
  guests: 'if-browsing-and-cart',
  errors: [
    ...LINE_ERRORS,
    'IDEMPOTENCY_KEY_REUSED',
    'INVALID_BATCH_SIZE',
    'TOO_MANY_RECORDS',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Changes a line, usually its quantity. */
export const updateCartItem = defineEndpoint({
  ...ROUTES.updateCartItem,
  summary: 'Change a line of a cart',
  params: Type.Object(CART_ITEM_PARAMS),
  query: Type.Object(LINE_PAGE_QUERY, OPEN),
  body: CartItemUpdate,
  responses: { 200: CartItem },
  guests: 'if-cart',
  errors: [...LINE_ERRORS],
})

/** Removes a line. */
export const deleteCartItem = defineEndpoint({
  ...ROUTES.deleteCartItem,
  summary: 'Remove a line from a cart',
  params: Type.Object(CART_ITEM_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 204: NoContent },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND'],
})
