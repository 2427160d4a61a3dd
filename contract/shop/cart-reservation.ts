import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RESERVATION_SECONDS } from '../shared/limits.ts'
import { ACCOUNT_QUERY, OPEN, STRICT } from '../shared/request.ts'
import { NoContent, Nullable } from '../shared/schema.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

/** For how long stock is held; without it for as long as the store usually does. */
export const InventoryReservationInput = Nullable(
  Type.Object(
    {
      durationInSeconds: Type.Optional(
        Nullable(Type.Integer({ minimum: RESERVATION_SECONDS.min, maximum: RESERVATION_SECONDS.max })),
      ),
    },
    STRICT,
  ),
)

/** What is held of one line at one place; of a set's parts, as many sets as they make. `quantity` is a JSON number. */
const InventoryItemReservation = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  quantity: Type.Number(),
  itemReservationSourceId: Nullable(Type.String()),
  reservedAtLocationId: Nullable(Type.String()),
  errorCode: Nullable(Type.String()),
  errorMessage: Nullable(Type.String()),
})

/**
 * What became of the wish to hold a cart's stock: all of it is held, or nothing more than before. `durationInSeconds`
 * is for how long, which for guests may be less than they asked for; null when nothing is held.
 */
export const CartInventoryReservation = Type.Object({
  success: Type.Boolean(),
  errorCode: Nullable(Type.String()),
  errorMessage: Nullable(Type.String()),
  reservationIdentifier: Nullable(Type.String()),
  durationInSeconds: Nullable(Type.Integer()),
  inventoryItemReservations: Type.Array(InventoryItemReservation),
})
export type CartInventoryReservation = Static<typeof CartInventoryReservation>

/**
 * Holds the stock of a cart, so that nobody else can buy it until the time runs out. A cart that holds stock holds it
 * anew.
 */
export const reserveInventory = defineEndpoint({
  ...ROUTES.reserveInventory,
  summary: "Hold a cart's stock for a while",
  params: Type.Object(CART_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: InventoryReservationInput,
  responses: { 200: CartInventoryReservation },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Gives up the stock that a cart holds. */
export const releaseInventory = defineEndpoint({
  ...ROUTES.releaseInventory,
  summary: 'Give up the stock that a cart holds',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 204: NoContent },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})
