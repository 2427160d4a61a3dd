import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { NOT_A_NUMBER } from '@hydrant/kernel/quantity/quantity-rule.ts'

/** The domain errors of carts. */
export const cartErrors = {
  noActiveCart: { code: 'MISSING_RECORD', message: 'There is no active cart.' },
  guestWithoutActive: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: "Guests have no active cart: name the cart by its id or as 'current'.",
  },
  guestReservation: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: 'Sign in to hold stock: this store has no checkout for guests.',
  },
  foreignCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'This cart is not yours, or it cannot be changed.',
  },
  closedCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: 'This cart cannot be changed any more.',
  },
  unknownLine: { code: 'ITEM_NOT_FOUND', message: 'There is no such item in this cart.' },
  unknownGroup: { code: 'ITEM_NOT_FOUND', message: 'This cart has no such delivery group.' },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: 'Invalid identifier: productId is no product id.',
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist or is not available to you.',
  },
  variationParent: {
    code: 'CART_VALIDATION_ERROR',
    message: 'Choose one of the variations of this product first.',
  },
  quoteOnly: { code: 'CART_VALIDATION_ERROR', message: 'This product is sold by quotation only.' },
  noPrice: {
    code: 'CART_VALIDATION_ERROR',
    message: 'This product has no price for you and cannot be bought.',
  },
  noQuantity: { code: 'INVALID_API_INPUT', message: NOT_A_NUMBER },
  unknownSellingModel: {
    code: 'INVALID_API_INPUT',
    message: 'This product is not sold by that selling model.',
  },
  impossibleTerm: {
    code: 'INVALID_API_INPUT',
    message: 'This product is not sold for that subscription term.',
  },
  overGuestLimit: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: 'It is impossible to add to the cart. The maximum limit has been exceeded.',
  },
  tooManyGuestCarts: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'Too many new carts were made from your network address within an hour. Try again later, or sign in.',
  },
  reusedKey: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message:
      "The header 'Idempotency-Key' names an addition with another body. Send a key of its own for each addition.",
  },
  emptyBatch: { code: 'INVALID_BATCH_SIZE', message: 'Name at least one product.' },
  largeBatch: { code: 'TOO_MANY_RECORDS', message: 'Name at most 100 products in one call.' },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'productFields' takes at most 15 fields.",
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The page token is not one that this shop has given out.',
  },
  onlyOrdinaryCarts: { code: 'INVALID_API_INPUT', message: "Only carts of the type 'Cart' can be made." },
  otherAccount: {
    code: 'INVALID_API_INPUT',
    message: "Name the account in the query parameter 'effectiveAccountId'.",
  },
  unsupportedCurrency: {
    code: 'INVALID_API_INPUT',
    message: 'This store does not sell in that currency.',
  },
  largeCustomFields: {
    code: 'INVALID_API_INPUT',
    message: 'customFields take at most 10,000 characters, nested at most 10 deep.',
  },
  notAGuestCart: {
    code: 'INVALID_OPERATION',
    message: 'Only the cart that you filled as a guest can be kept.',
  },
  noSplitShipment: {
    code: 'INVALID_OPERATION',
    message: 'This store sends a cart to one address: it has one delivery group.',
  },
  tooManyGroups: { code: 'LIMIT_EXCEEDED', message: 'A cart has at most 50 delivery groups.' },
  tooManyCarts: {
    code: 'LIMIT_EXCEEDED',
    message: 'You have as many carts as one can have. Delete one of them first.',
  },
  defaultGroupStays: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: 'The default delivery group cannot be deleted.',
  },
  defaultGroupEmpty: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: 'Leave at least one item in the default delivery group.',
  },
  arrangedTwice: { code: 'INVALID_API_INPUT', message: 'Name an item of a delivery group once.' },
  tooFewToArrange: {
    code: 'INVALID_API_INPUT',
    message: 'There are fewer of this item than you want to move to other delivery groups.',
  },
  noArrangements: { code: 'INVALID_API_INPUT', message: 'Name at least one arrangement.' },
  tooManyArrangements: { code: 'TOO_MANY_RECORDS', message: 'Name at most 200 arrangements in one call.' },
  noGifting: { code: 'INVALID_OPERATION', message: 'This store does not send gifts.' },
  noGiftMessage: { code: 'INVALID_OPERATION', message: 'This store does not send gift messages.' },
  malformedDate: {
    code: 'INVALID_API_INPUT',
    message: 'desiredDeliveryDate must be a date such as 2026-01-31.',
  },
  noCountry: {
    code: 'INVALID_API_INPUT',
    message: 'Name an address by its id, or spell it out with its country.',
  },
  uncodedAddress: {
    code: 'INVALID_API_INPUT',
    message: "Enter the delivery address again: its 'country' or 'region' is no code.",
  },
  pastDate: { code: 'INVALID_API_INPUT', message: 'desiredDeliveryDate must not be in the past.' },
  notServed: { code: 'INVALID_API_INPUT', message: 'We do not deliver to this country.' },
  noTarget: {
    code: 'INVALID_API_INPUT',
    message: "A cart is cloned as 'PayNowReadOnly': name that as targetType.",
  },
  otherCart: { code: 'INVALID_API_INPUT', message: 'cartId names another cart than the path.' },
  emptyClone: { code: 'INVALID_OPERATION', message: 'This cart is empty: there is nothing to pay for.' },
  otherOwner: { code: 'INVALID_API_INPUT', message: 'orderOwnerId can only name yourself.' },
  productNotInCart: { code: 'ITEM_NOT_FOUND', message: 'This product is not in this cart.' },
  primaryCartChanged: {
    code: 'CONFLICT',
    message: 'Another request has changed your primary cart. Try again.',
  },
  noSuchMethod: { code: 'ITEM_NOT_FOUND', message: 'There is no such delivery method for this address.' },
} as const satisfies Record<string, DomainError>

/** Creates the error for a quantity that breaks the quantity rule of its product. */
export function quantityRuleError(message: string): DomainError {
  return { code: 'CART_VALIDATION_ERROR', message }
}

/** Creates the error for a row of a batch with an unknown field. */
export function unknownRowFieldError(name: string): DomainError {
  return { code: 'JSON_PARSER_ERROR', message: `Unrecognized field "${name}".` }
}

/** Creates the error for a malformed row of a batch; `message` names the wrong field. */
export function malformedRowError(message: string): DomainError {
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a deleted cart. */
export function deletedCartError(cartId: string): DomainError {
  return { code: 'INVALID_OPERATION', message: `Cart Id: '${cartId}' is Deleted` }
}

/** Creates the error for a line id that is not in the cart. */
export function unknownCartItemError(cartItemId: string): DomainError {
  return { code: 'ITEM_NOT_FOUND', message: `cartItemId: this cart has no item '${cartItemId}'.` }
}

/** The warning for a guest who has as many units of a product as guests may buy. */
export const GUEST_LIMIT_REACHED = 'This product has a maximum purchase limit'
