import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { CART_BATCH } from '../shared/limits.ts'
import { MONEY_QUERY, OPEN, STRICT } from '../shared/request.ts'
import { CurrencyCode, Dictionary } from '../shared/schema.ts'
import { CartCouponCollection, CartPromotion } from './cart.ts'
import { CartPromotionCollection } from './cart-item.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

/** The cart lines whose promotions are requested. */
export const CartItemPromotionInput = Type.Object(
  { items: Type.Array(Type.Object({ cartItemId: Type.String() }, STRICT), { minItems: 1, maxItems: CART_BATCH }) },
  STRICT,
)
export type CartItemPromotionInput = Static<typeof CartItemPromotionInput>

/** Promotions by the id of the cart line that they apply to. */
export const CartItemPromotionCollection = Type.Object({
  currencyIsoCode: CurrencyCode,
  items: Dictionary(Type.Object({ promotions: Type.Array(CartPromotion) })),
})
export type CartItemPromotionCollection = Static<typeof CartItemPromotionCollection>

/** Reads the coupons on a cart. */
export const listCartCoupons = defineEndpoint({
  ...PROGRAM_ROUTES.listCartCoupons,
  summary: 'The coupons on a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartCouponCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Reads the promotions that apply to a cart. */
export const listCartPromotions = defineEndpoint({
  ...PROGRAM_ROUTES.listCartPromotions,
  summary: 'The promotions of a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: CartPromotionCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Reads the promotions that apply to lines of a cart. */
export const listCartItemPromotions = defineEndpoint({
  ...PROGRAM_ROUTES.listCartItemPromotions,
  summary: 'The promotions of cart lines',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: CartItemPromotionInput,
  responses: { 201: CartItemPromotionCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
