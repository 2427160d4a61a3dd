import Type, { type Static } from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { CART_BATCH } from '../shared/limits.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { ACCOUNT_QUERY, MONEY_QUERY, OPEN, RecordIdParam, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { CurrencyCode, Nullable, Timestamp } from '../shared/schema.ts'
import { CartStatus, CartSummary } from './cart.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

const SIGNED_IN_ERRORS = [...CART_ERRORS, 'INVALID_SESSION_ID'] as const
const BODY_ERRORS = ['INVALID_API_INPUT', 'JSON_PARSER_ERROR'] as const

/** One of the carts of a buyer. What it comes to is left out, as that takes a calculation: read it with its lines. */
export const OwnedCart = Type.Object({
  cartId: Type.String(),
  name: Type.String(),
  status: CartStatus,
  /** False for the one that `current` stands for. */
  isSecondary: Type.Boolean(),
  /** Whether its lines are those that the buyer has saved for later; it cannot be renamed or become the current one. */
  isSavedForLater: Type.Boolean(),
  currencyIsoCode: CurrencyCode,
  uniqueProductCount: Type.Integer(),
  totalProductCount: DecimalString,
  lastModifiedDate: Timestamp,
  /** The name of the colleague who sent it; null for a cart of the buyer's own. */
  sentBy: Nullable(Type.String()),
})
export type OwnedCart = Static<typeof OwnedCart>

/** Lists the carts of the buyer for the effective account: the current one first, then those changed last. */
export const listCarts = defineEndpoint({
  ...BUYER_ROUTES.listCarts,
  summary: 'Carts of the buyer',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  responses: { 200: Type.Object({ carts: Type.Array(OwnedCart) }) },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE', 'INVALID_SESSION_ID'],
})

/** Renames a cart. */
export const renameCart = defineEndpoint({
  ...BUYER_ROUTES.renameCart,
  summary: 'Rename a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }) }, STRICT),
  responses: { 200: CartSummary },
  guests: 'refused',
  errors: [...SIGNED_IN_ERRORS, ...BODY_ERRORS],
})

/** What is moved of a line: all of it without `quantity`, to the default delivery group without `cartDeliveryGroupId`. */
export const CartItemMove = Type.Object(
  {
    cartItemId: RecordIdParam,
    quantity: Type.Optional(Nullable(QuantityInput)),
    /** A delivery group of the target; one that it does not have stands for its default one. */
    cartDeliveryGroupId: Type.Optional(Nullable(Type.String())),
  },
  STRICT,
)
export type CartItemMove = Static<typeof CartItemMove>

/** A line that was moved, and the line of the target that it is part of now. */
export const MovedCartItem = Type.Object({
  cartItemId: Type.String(),
  /** The delivery group that it was in. */
  cartDeliveryGroupId: Type.String(),
  targetCartItemId: Type.String(),
  name: Type.String(),
  quantity: DecimalString,
})
export type MovedCartItem = Static<typeof MovedCartItem>

/**
 * Moves lines to another cart of the buyer, all of them or none: to that of an id, to `current`, or with
 * `saved-for-later` to the lines that are saved for later. They keep quantity, term and custom fields.
 */
export const moveCartItems = defineEndpoint({
  ...BUYER_ROUTES.moveCartItems,
  summary: 'Move lines to another cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: Type.Object(
    {
      targetCart: Type.String({ pattern: '^(?:current|saved-for-later|[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?)$' }),
      items: Type.Array(CartItemMove, { minItems: 1, maxItems: CART_BATCH }),
    },
    STRICT,
  ),
  responses: { 201: Type.Object({ targetCartId: Type.String(), items: Type.Array(MovedCartItem) }) },
  guests: 'refused',
  errors: [...SIGNED_IN_ERRORS, ...BODY_ERRORS, 'ITEM_NOT_FOUND', 'CONFLICT'],
})

/** Somebody else who buys for the effective account. */
export const Colleague = Type.Object({ userId: Type.String(), name: Type.String() })
export type Colleague = Static<typeof Colleague>

/** Lists the others who buy for the effective account and may sign in, by name: the first 200. */
export const listColleagues = defineEndpoint({
  ...BUYER_ROUTES.listColleagues,
  summary: 'Others who buy for the account',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: Type.Object({ colleagues: Type.Array(Colleague) }) },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'INVALID_SESSION_ID'],
})

/**
 * Sends a copy of a cart to a colleague, whose secondary cart it becomes, at their prices. Repeated with the same header
 * `Idempotency-Key` within a day, it sends nothing again.
 */
export const sendCart = defineEndpoint({
  ...BUYER_ROUTES.sendCart,
  summary: 'Send a cart to a colleague',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: Type.Object({ userId: RecordIdParam }, STRICT),
  responses: { 201: Type.Object({ recipientName: Type.String() }) },
  guests: 'refused',
  errors: [...SIGNED_IN_ERRORS, ...BODY_ERRORS, 'ITEM_NOT_FOUND', 'LIMIT_EXCEEDED'],
})
