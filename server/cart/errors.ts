import { GUEST_RESERVATION_SECONDS } from '@hydrant/contract/shared/limits.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { NOT_A_NUMBER } from '@hydrant/kernel/quantity/quantity-rule.ts'

/** The domain errors of carts. */
export const cartErrors = {
  noActiveCart: { code: 'MISSING_RECORD', message: 'There is no active cart.', status: 404 },
  guestWithoutActive: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: "Guests have no active cart: name the cart by its id or as 'current'.",
    status: 401,
  },
  guestReservation: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: 'Sign in to hold stock: this store has no checkout for guests.',
    status: 401,
  },
  longGuestReservation: {
    code: 'INVALID_API_INPUT',
    message: `The body 'durationInSeconds' must be <= ${GUEST_RESERVATION_SECONDS} for guests.`,
    status: 400,
  },
  foreignCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'This cart is not yours, or it cannot be changed.',
    status: 400,
  },
  closedCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'This cart cannot be changed any more.',
    status: 400,
  },
  unknownLine: { code: 'ITEM_NOT_FOUND', message: 'There is no such item in this cart.', status: 404 },
  unknownGroup: { code: 'ITEM_NOT_FOUND', message: 'This cart has no such delivery group.', status: 404 },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: 'Invalid identifier: productId is no product id.',
    status: 400,
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist or is not available to you.',
    status: 404,
  },
  variationParent: {
    code: 'CART_VALIDATION_ERROR',
    message: 'Choose one of the variations of this product first.',
    status: 400,
  },
  quoteOnly: { code: 'CART_VALIDATION_ERROR', message: 'This product is sold by quotation only.', status: 400 },
  noPrice: {
    code: 'CART_VALIDATION_ERROR',
    message: 'This product has no price for you and cannot be bought.',
    status: 400,
  },
  noQuantity: { code: 'INVALID_API_INPUT', message: NOT_A_NUMBER, status: 400 },
  unknownSellingModel: {
    code: 'INVALID_API_INPUT',
    message: 'This product is not sold by that selling model.',
    status: 400,
  },
  impossibleTerm: {
    code: 'INVALID_API_INPUT',
    message: 'This product is not sold for that subscription term.',
    status: 400,
  },
  overGuestLimit: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: 'It is impossible to add to the cart. The maximum limit has been exceeded.',
    status: 400,
  },
  tooManyGuestCarts: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'Too many new carts were made from your network address within an hour. Try again later, or sign in.',
    status: 429,
  },
  emptyBatch: { code: 'INVALID_BATCH_SIZE', message: 'Name at least one product.', status: 400 },
  largeBatch: { code: 'TOO_MANY_RECORDS', message: 'Name at most 100 products in one call.', status: 400 },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'productFields' takes at most 15 fields.",
    status: 400,
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The page token is not one that this shop has given out.',
    status: 400,
  },
  onlyOrdinaryCarts: { code: 'INVALID_API_INPUT', message: "Only carts of the type 'Cart' can be made.", status: 400 },
  otherAccount: {
    code: 'INVALID_API_INPUT',
    message: "Name the account in the query parameter 'effectiveAccountId'.",
    status: 400,
  },
  unsupportedCurrency: {
    code: 'INVALID_API_INPUT',
    message: 'This store does not sell in that currency.',
    status: 400,
  },
  largeCustomFields: {
    code: 'INVALID_API_INPUT',
    message: 'customFields take at most 10,000 characters, nested at most 10 deep.',
    status: 400,
  },
  notAGuestCart: {
    code: 'INVALID_OPERATION',
    message: 'Only the cart that you filled as a guest can be kept.',
    status: 400,
  },
  noSplitShipment: {
    code: 'INVALID_OPERATION',
    message: 'This store sends a cart to one address: it has one delivery group.',
    status: 400,
  },
  tooManyGroups: { code: 'LIMIT_EXCEEDED', message: 'A cart has at most 50 delivery groups.', status: 400 },
  tooManyCarts: {
    code: 'LIMIT_EXCEEDED',
    message: 'You have as many carts as one can have. Delete one of them first.',
    status: 400,
  },
  defaultGroupStays: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: 'The default delivery group cannot be deleted.',
    status: 400,
  },
  defaultGroupEmpty: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: 'Leave at least one item in the default delivery group.',
    status: 400,
  },
  arrangedTwice: { code: 'INVALID_API_INPUT', message: 'Name an item of a delivery group once.', status: 400 },
  tooFewToArrange: {
    code: 'INVALID_API_INPUT',
    message: 'There are fewer of this item than you want to move to other delivery groups.',
    status: 400,
  },
  noArrangements: { code: 'INVALID_API_INPUT', message: 'Name at least one arrangement.', status: 400 },
  tooManyArrangements: { code: 'TOO_MANY_RECORDS', message: 'Name at most 200 arrangements in one call.', status: 400 },
  noGifting: { code: 'INVALID_OPERATION', message: 'This store does not send gifts.', status: 400 },
  noGiftMessage: { code: 'INVALID_OPERATION', message: 'This store does not send gift messages.', status: 400 },
  malformedDate: {
    code: 'INVALID_API_INPUT',
    message: 'desiredDeliveryDate must be a date such as 2026-01-31.',
    status: 400,
  },
  noCountry: {
    code: 'INVALID_API_INPUT',
    message: 'Name an address by its id, or spell it out with its country.',
    status: 400,
  },
  uncodedAddress: {
    code: 'INVALID_API_INPUT',
    message: "Enter the delivery address again: its 'country' or 'region' is no code.",
    status: 400,
  },
  pastDate: { code: 'INVALID_API_INPUT', message: 'desiredDeliveryDate must not be in the past.', status: 400 },
  notServed: { code: 'INVALID_API_INPUT', message: 'We do not deliver to this country.', status: 400 },
  noTarget: {
    code: 'INVALID_API_INPUT',
    message: "A cart is cloned as 'PayNowReadOnly': name that as targetType.",
    status: 400,
  },
  otherCart: { code: 'INVALID_API_INPUT', message: 'cartId names another cart than the path.', status: 400 },
  emptyClone: { code: 'INVALID_OPERATION', message: 'This cart is empty: there is nothing to pay for.', status: 400 },
  otherOwner: { code: 'INVALID_API_INPUT', message: 'orderOwnerId can only name yourself.', status: 400 },
  productNotInCart: { code: 'ITEM_NOT_FOUND', message: 'This product is not in this cart.', status: 404 },
  primaryCartChanged: {
    code: 'CONFLICT',
    message: 'Another request has changed your primary cart. Try again.',
    status: 409,
  },
  noSuchMethod: { code: 'ITEM_NOT_FOUND', message: 'There is no such delivery method for this address.', status: 404 },
} as const satisfies Record<string, DomainError>

/** Creates the error for a quantity that breaks the quantity rule of its product. */
export function quantityRuleError(message: string): DomainError {
  return { code: 'CART_VALIDATION_ERROR', message, status: 400 }
}

/** Creates the error for a row of a batch with an unknown field. */
export function unknownRowFieldError(name: string): DomainError {
  return { code: 'JSON_PARSER_ERROR', message: `Unrecognized field "${name}".`, status: 400 }
}

/** Creates the error for a malformed row of a batch; `message` names the wrong field. */
export function malformedRowError(message: string): DomainError {
  return { code: 'INVALID_API_INPUT', message, status: 400 }
}

/** Creates the error for a deleted cart. */
export function deletedCartError(cartId: string): DomainError {
  return { code: 'INVALID_OPERATION', message: `Cart Id: '${cartId}' is Deleted`, status: 400 }
}

/** Creates the error for a line id that is not in the cart. */
export function unknownCartItemError(cartItemId: string): DomainError {
  return { code: 'ITEM_NOT_FOUND', message: `cartItemId: this cart has no item '${cartItemId}'.`, status: 404 }
}

/** The warning for a guest who has as many units of a product as guests may buy. */
export const GUEST_LIMIT_REACHED = 'This product has a maximum purchase limit'
