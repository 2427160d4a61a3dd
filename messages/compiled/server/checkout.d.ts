// Compiled by `npm run messages`: change the catalogue, not this file.
/** Delivery address missing */
export declare const addressMissing: () => string
/** The order of this checkout has been placed already. */
export declare const alreadyOrdered: () => string
/** Card */
export declare const card: () => string
/** The total has changed from {agreed} to {current} since you entered the payment. Check the order and enter the payment again. */
export declare const changedTotal: (values: { readonly agreed: string; readonly current: string }) => string
/** This checkout has run out: it was left for so long that its payment was given back. Delete it and begin it again. */
export declare const checkoutExpired: () => string
/** contactInfo may come with deliveryAddress, but not with desiredDeliveryDate or shippingInstructions. */
export declare const contactAlone: () => string
/** Contact missing */
export declare const contactMissing: () => string
/** Coupon not valid any more */
export declare const couponNotValid: () => string
/** Coupon used up */
export declare const couponUsedUp: () => string
/** Delivery date in the past */
export declare const dateInThePast: () => string
/** Your cart is empty: there is nothing to check out. */
export declare const emptyCart: () => string
/** Guests have no account to be invoiced. Pay by card, or sign in. */
export declare const guestPurchaseOrder: () => string
/** There is not enough of {part} left for this order. It is a part of {set}. */
export declare const insufficientParts: (values: { readonly part: string; readonly set: string }) => string
/** There is not enough of {name} left for this order. */
export declare const insufficientStock: (values: { readonly name: string }) => string
/** {name}: {reason} Change the quantity to go on. */
export declare const invalidQuantity: (values: { readonly name: string; readonly reason: string }) => string
/** Item not available */
export declare const itemNotAvailable: () => string
/** The attention line is a text of up to 80 characters. */
export declare const longAttention: () => string
/** The cost center is a text of up to 80 characters. */
export declare const longCostCenter: () => string
/** Enter a valid e-mail address. */
export declare const malformedEmail: () => string
/** Invalid identifier: this is no checkout id. */
export declare const malformedId: () => string
/** Enter a valid phone number: check the field ''phoneNumber'' of contactInfo. */
export declare const malformedPhone: () => string
/** Change deliveryMethodId in a call of its own. */
export declare const methodAlone: () => string
/** Delivery method missing */
export declare const methodMissing: () => string
/** Name one coupon, as couponCode or as the only entry of couponCodes. */
export declare const nameOneCoupon: () => string
/** Choose a delivery address first. */
export declare const noAddress: () => string
/** There is no active checkout. */
export declare const noCheckout: () => string
/** Enter your name and e-mail address first. */
export declare const noContact: () => string
/** There is no way to deliver to this address. Choose another one. */
export declare const noDelivery: () => string
/** No delivery */
export declare const noDeliveryTitle: () => string
/** Choose a delivery method first. */
export declare const noMethod: () => string
/** Say how you want to pay first. */
export declare const noPayment: () => string
/** Not enough stock */
export declare const notEnoughStock: () => string
/** Name what is to change. */
export declare const nothingToChange: () => string
/** There is no active checkout to place an order from. To find out about one that you have submitted, name it by its checkout id instead of active. */
export declare const nothingToOrder: () => string
/** Offer used up */
export declare const offerUsedUp: () => string
/** Order not placed */
export declare const orderNotPlaced: () => string
/** Guests may order at most {limit} of it. */
export declare const overGuestLimit: (values: { readonly limit: string }) => string
/** The desired delivery date has passed. Choose a later day, or none. */
export declare const pastDate: () => string
/** Payment declined */
export declare const paymentDeclined: () => string
/** Payment missing */
export declare const paymentMissing: () => string
/** Payment not accepted */
export declare const paymentNotAccepted: () => string
/** Payment service not available */
export declare const paymentUnavailable: () => string
/** Your payment has not been confirmed. Enter it again; what was set aside for it is given back. */
export declare const paymentUnconfirmed: () => string
/** paymentsData takes up to four pairs, and only with Auth and PostAuth. */
export declare const paymentsData: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Quantity not allowed */
export declare const quantityNotAllowed: () => string
/** You have attached purchase orders to as many checkouts as one can. Place or cancel one of those orders first. */
export declare const tooManyFiles: () => string
/** {name}: {reason} Remove it from your cart to go on. */
export declare const unavailableLine: (values: { readonly name: string; readonly reason: string }) => string
