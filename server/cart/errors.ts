import { SENT_CART_LINES } from '@hydrant/contract/shared/limits.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { type DomainError, invalidFieldError, type Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'

/** The domain errors of carts. */
export const cartErrors = {
  noActiveCart: { code: 'MISSING_RECORD', message: messages.noActiveCart },
  guestRequestedActiveCart: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: messages.guestWithoutActive,
  },
  guestReservation: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: messages.guestReservation,
  },
  foreignCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: messages.foreignCart,
  },
  closedCart: {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: messages.closedCart,
  },
  unknownLine: { code: 'ITEM_NOT_FOUND', message: messages.unknownLine },
  unknownGroup: { code: 'ITEM_NOT_FOUND', message: messages.unknownGroup },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: messages.malformedProduct,
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownProduct,
  },
  variationParent: {
    code: 'CART_VALIDATION_ERROR',
    message: messages.variationParent,
  },
  quoteOnly: { code: 'CART_VALIDATION_ERROR', message: messages.quoteOnly },
  noPrice: {
    code: 'CART_VALIDATION_ERROR',
    message: messages.noPrice,
  },
  noQuantity: { code: 'INVALID_API_INPUT', message: messages.noQuantity },
  unknownSellingModel: {
    code: 'INVALID_API_INPUT',
    message: messages.unknownSellingModel,
  },
  impossibleTerm: {
    code: 'INVALID_API_INPUT',
    message: messages.impossibleTerm,
  },
  overGuestQuantityLimit: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.overGuestLimit,
  },
  tooManyGuestCarts: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyGuestCarts,
  },
  reusedIdempotencyKey: {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message: messages.reusedKey,
  },
  emptyBatch: { code: 'INVALID_BATCH_SIZE', message: messages.emptyBatch },
  largeBatch: { code: 'TOO_MANY_RECORDS', message: messages.largeBatch },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyFields,
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedToken,
  },
  onlyOrdinaryCarts: { code: 'INVALID_API_INPUT', message: messages.onlyOrdinaryCarts },
  otherAccount: {
    code: 'INVALID_API_INPUT',
    message: messages.otherAccount,
  },
  unsupportedCurrency: {
    code: 'INVALID_API_INPUT',
    message: messages.unsupportedCurrency,
  },
  largeCustomFields: {
    code: 'INVALID_API_INPUT',
    message: messages.largeCustomFields,
  },
  longLineNote: {
    code: 'INVALID_API_INPUT',
    message: messages.longLineNote,
  },
  notAGuestCart: {
    code: 'INVALID_OPERATION',
    message: messages.notAGuestCart,
  },
  noSplitShipment: {
    code: 'INVALID_OPERATION',
    message: messages.noSplitShipment,
  },
  tooManyGroups: { code: 'LIMIT_EXCEEDED', message: messages.tooManyGroups },
  tooManyCarts: {
    code: 'LIMIT_EXCEEDED',
    message: messages.tooManyCarts,
  },
  noName: invalidFieldError('name', messages.noName),
  savedForLater: { code: 'INVALID_OPERATION', message: messages.savedForLater },
  movedToSameCart: { code: 'INVALID_OPERATION', message: messages.movedToSameCart },
  movedTwice: { code: 'INVALID_API_INPUT', message: messages.movedTwice },
  movedMoreThanInCart: { code: 'INVALID_API_INPUT', message: messages.movedMoreThanInCart },
  unknownColleague: { code: 'ITEM_NOT_FOUND', message: messages.unknownColleague },
  sentEmptyCart: { code: 'INVALID_OPERATION', message: messages.sentEmptyCart },
  sentTooManyLines: {
    code: 'LIMIT_EXCEEDED',
    message: () => messages.sentTooManyLines({ maximum: formatQuantity(String(SENT_CART_LINES)) }),
  },
  colleagueHasTooManyCarts: { code: 'LIMIT_EXCEEDED', message: messages.colleagueHasTooManyCarts },
  defaultGroupCannotBeDeleted: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: messages.defaultGroupStays,
  },
  defaultGroupEmpty: {
    code: 'DEFAULT_DELIVERY_GROUP_ERROR',
    message: messages.defaultGroupEmpty,
  },
  arrangedTwice: { code: 'INVALID_API_INPUT', message: messages.arrangedTwice },
  arrangedMoreThanInCart: {
    code: 'INVALID_API_INPUT',
    message: messages.tooFewToArrange,
  },
  noArrangements: { code: 'INVALID_API_INPUT', message: messages.noArrangements },
  tooManyArrangements: { code: 'TOO_MANY_RECORDS', message: messages.tooManyArrangements },
  noGifting: { code: 'INVALID_OPERATION', message: messages.noGifting },
  noGiftMessage: { code: 'INVALID_OPERATION', message: messages.noGiftMessage },
  malformedDate: invalidFieldError('desiredDeliveryDate', messages.malformedDate),
  noCountry: invalidFieldError('country', messages.noCountry),
  regionWithoutCode: invalidFieldError('region', messages.uncodedAddress),
  pastDate: invalidFieldError('desiredDeliveryDate', messages.pastDate),
  countryNotServed: invalidFieldError('country', messages.notServed),
  unsupportedCloneTarget: {
    code: 'INVALID_API_INPUT',
    message: messages.noTarget,
  },
  cloneIdMismatch: { code: 'INVALID_API_INPUT', message: messages.otherCart },
  cloneOfEmptyCart: { code: 'INVALID_OPERATION', message: messages.emptyClone },
  otherOwner: { code: 'INVALID_API_INPUT', message: messages.otherOwner },
  productNotInCart: { code: 'ITEM_NOT_FOUND', message: messages.productNotInCart },
  primaryCartChanged: {
    code: 'CONFLICT',
    message: messages.primaryCartChanged,
  },
  deliveryMethodNotAvailable: { code: 'ITEM_NOT_FOUND', message: messages.noSuchMethod },
} as const satisfies Record<string, DomainError>

/** Creates the error for a quantity that breaks the quantity rule of its product. */
export function quantityRuleError(message: Message): DomainError {
  return { code: 'CART_VALIDATION_ERROR', message }
}

/** Creates the error for a row of a batch with an unknown field. */
export function unknownRowFieldError(name: string): DomainError {
  return { code: 'JSON_PARSER_ERROR', message: () => messages.unrecognizedField({ name }) }
}

/** Creates the error for a malformed row of a batch; `message` says which field is wrong. */
export function malformedRowError(message: Message): DomainError {
  return { code: 'INVALID_API_INPUT', message }
}

/** Creates the error for a deleted cart. */
export function deletedCartError(cartId: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.deletedCart({ cartId }) }
}

/** Creates the error for a line id that is not in the cart. */
export function unknownCartItemError(cartItemId: string): DomainError {
  return { code: 'ITEM_NOT_FOUND', message: () => messages.unknownCartItem({ cartItemId }) }
}

/** The warning for a guest who has as many units of a product as guests may buy. */
export const guestLimitReachedMessage: Message = messages.guestLimitReached

/** Creates the error for a product that is no longer sold, which names the one that replaces it, or none. */
export function retiredError(successor: { readonly name: string; readonly sku: string } | null): DomainError {
  return {
    code: 'CART_VALIDATION_ERROR',
    message: () =>
      successor === null
        ? messages.retired()
        : messages.retiredWithSuccessor({ name: successor.name, sku: successor.sku }),
  }
}
