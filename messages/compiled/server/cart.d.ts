// Compiled by `npm run messages`: change the catalogue, not this file.
/** a product */
export declare const aProduct: () => string
/** Name an item of a delivery group once. */
export declare const arrangedTwice: () => string
/** Cart */
export declare const cart: () => string
/** This cart cannot be changed any more. */
export declare const closedCart: () => string
/** Your colleague has as many carts from colleagues as one can have. They have to order or delete one of them first. */
export declare const colleagueHasTooManyCarts: () => string
/** Default Delivery Group */
export declare const defaultDeliveryGroup: () => string
/** Leave at least one item in the default delivery group. */
export declare const defaultGroupEmpty: () => string
/** The default delivery group cannot be deleted. */
export declare const defaultGroupStays: () => string
/** Cart Id: ''{cartId}'' is Deleted */
export declare const deletedCart: (values: { readonly cartId: string }) => string
/** Delivery Group {number} */
export declare const deliveryGroup: (values: { readonly number: string }) => string
/** Name at least one product. */
export declare const emptyBatch: () => string
/** This cart is empty: there is nothing to pay for. */
export declare const emptyClone: () => string
/** This cart is not yours, or it cannot be changed. */
export declare const foreignCart: () => string
/** This product has a maximum purchase limit */
export declare const guestLimitReached: () => string
/** Sign in to hold stock: this store has no checkout for guests. */
export declare const guestReservation: () => string
/** Guests have no active cart: name the cart by its id or as ''current''. */
export declare const guestWithoutActive: () => string
/** This product is not sold for that subscription term. */
export declare const impossibleTerm: () => string
/** The row {problem}. */
export declare const invalidRow: (values: { readonly problem: string }) => string
/** ''{field}'' {problem}. */
export declare const invalidRowField: (values: { readonly field: string; readonly problem: string }) => string
/** is not valid */
export declare const isNotValid: () => string
/** Name at most 100 products in one call. */
export declare const largeBatch: () => string
/** customFields take at most 10,000 characters, nested at most 10 deep. */
export declare const largeCustomFields: () => string
/** {count, plural, =1 {One item} other {# items}} in this cart cannot be bought any more. */
export declare const linesWithProblems: (values: { readonly count: number }) => string
/** Note and reference of a line are texts of up to 255 characters. */
export declare const longLineNote: () => string
/** desiredDeliveryDate must be a date such as 2026-01-31. */
export declare const malformedDate: () => string
/** Invalid identifier: productId is no product id. */
export declare const malformedProduct: () => string
/** at must be a date and time such as 2026-01-31T08:00:00Z. */
export declare const malformedTime: () => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** Countries__c: ''{code}'' is not a country code. */
export declare const methodCountry: (values: { readonly code: string }) => string
/** CurrencyIsoCode: this shop does not sell in {currency}. */
export declare const methodCurrency: (values: { readonly currency: string }) => string
/** {field}: at most {maximum} {unit, select, Hours {hours} Weeks {weeks} other {days}}. */
export declare const methodLongTime: (values: { readonly field: string; readonly maximum: string; readonly unit: 'Hours' | 'Weeks' | 'other' }) => string
/** {field}: choose Hours, Days or Weeks. */
export declare const methodTimeUnit: (values: { readonly field: string }) => string
/** TransitTimeMax: the longest transit time must not be below the shortest one. */
export declare const methodTransitTimes: () => string
/** There is less of this item in the cart than you want to move. */
export declare const movedMoreThanInCart: () => string
/** These lines are in that cart already. */
export declare const movedToSameCart: () => string
/** Name each item once. */
export declare const movedTwice: () => string
/** There is no active cart. */
export declare const noActiveCart: () => string
/** Name at least one arrangement. */
export declare const noArrangements: () => string
/** Name an address by its id, or spell it out with its country. */
export declare const noCountry: () => string
/** This store does not send gift messages. */
export declare const noGiftMessage: () => string
/** This store does not send gifts. */
export declare const noGifting: () => string
/** Enter a name. */
export declare const noName: () => string
/** This product has no price for you and cannot be bought. */
export declare const noPrice: () => string
/** Enter a valid number. */
export declare const noQuantity: () => string
/** This store sends a cart to one address: it has one delivery group. */
export declare const noSplitShipment: () => string
/** There is no such delivery method for this address. */
export declare const noSuchMethod: () => string
/** A cart is cloned as ''PayNowReadOnly'': name that as targetType. */
export declare const noTarget: () => string
/** Only the cart that you filled as a guest can be kept. */
export declare const notAGuestCart: () => string
/** There is not enough of {product} left.{others, plural, =0 {} other { The same goes for # more.}} */
export declare const notEnoughOf: (values: { readonly product: string; readonly others: number }) => string
/** We do not deliver to this country. */
export declare const notServed: () => string
/** Add {amount} {currency} more for this offer: {offer} */
export declare const offerWithMore: (values: { readonly amount: string; readonly currency: string; readonly offer: string }) => string
/** Only carts of the type ''Cart'' can be made. */
export declare const onlyOrdinaryCarts: () => string
/** Name the account in the query parameter ''effectiveAccountId''. */
export declare const otherAccount: () => string
/** cartId names another cart than the path. */
export declare const otherCart: () => string
/** orderOwnerId can only name yourself. */
export declare const otherOwner: () => string
/** It is impossible to add to the cart. The maximum limit has been exceeded. */
export declare const overGuestLimit: () => string
/** desiredDeliveryDate must not be in the past. */
export declare const pastDate: () => string
/** Another request has changed your primary cart. Try again. */
export declare const primaryCartChanged: () => string
/** This product is not in this cart. */
export declare const productNotInCart: () => string
/** This product is sold by quotation only. */
export declare const quoteOnly: () => string
/** This product is no longer available. */
export declare const retired: () => string
/** This product is no longer available. It was replaced by {name} ({sku}). */
export declare const retiredWithSuccessor: (values: { readonly name: string; readonly sku: string }) => string
/** The header ''Idempotency-Key'' names an addition with another body. Send a key of its own for each addition. */
export declare const reusedKey: () => string
/** These are the lines that you have saved for later: move them to a cart first. */
export declare const savedForLater: () => string
/** This cart is empty: there is nothing to send. */
export declare const sentEmptyCart: () => string
/** A cart of more than {maximum} lines cannot be sent. Divide it first. */
export declare const sentTooManyLines: (values: { readonly maximum: string }) => string
/** There are fewer of this item than you want to move to other delivery groups. */
export declare const tooFewToArrange: () => string
/** Name at most 200 arrangements in one call. */
export declare const tooManyArrangements: () => string
/** You have as many carts as one can have. Delete one of them first. */
export declare const tooManyCarts: () => string
/** quantity can have 12 digits. */
export declare const tooManyDigits: () => string
/** The query parameter ''productFields'' takes at most 15 fields. */
export declare const tooManyFields: () => string
/** A cart has at most 50 delivery groups. */
export declare const tooManyGroups: () => string
/** Too many new carts were made from your network address within an hour. Try again later, or sign in. */
export declare const tooManyGuestCarts: () => string
/** Enter the delivery address again: its ''country'' or ''region'' is no code. */
export declare const uncodedAddress: () => string
/** cartItemId: this cart has no item ''{cartItemId}''. */
export declare const unknownCartItem: (values: { readonly cartItemId: string }) => string
/** Nobody in this account to whom you could send a cart has this id. */
export declare const unknownColleague: () => string
/** This cart has no such delivery group. */
export declare const unknownGroup: () => string
/** There is no such item in this cart. */
export declare const unknownLine: () => string
/** This product does not exist or is not available to you. */
export declare const unknownProduct: () => string
/** This product is not sold by that selling model. */
export declare const unknownSellingModel: () => string
/** Unrecognized field "{name}". */
export declare const unrecognizedField: (values: { readonly name: string }) => string
/** This store does not sell in that currency. */
export declare const unsupportedCurrency: () => string
/** Choose one of the variations of this product first. */
export declare const variationParent: () => string
