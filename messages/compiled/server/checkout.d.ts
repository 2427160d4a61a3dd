// Compiled by `npm run messages`: change the catalogue, not this file.
/** The order of this checkout has been placed already. */
export declare const alreadyOrdered: () => string
/** This checkout has run out: it was left for so long that its payment was given back. Delete it and begin it again. */
export declare const checkoutExpired: () => string
/** contactInfo may come with deliveryAddress, but not with desiredDeliveryDate or shippingInstructions. */
export declare const contactAlone: () => string
/** Your cart is empty: there is nothing to check out. */
export declare const emptyCart: () => string
/** Guests have no account to be invoiced. Pay by card, or sign in. */
export declare const guestPurchaseOrder: () => string
/** Enter a valid e-mail address. */
export declare const malformedEmail: () => string
/** Invalid identifier: this is no checkout id. */
export declare const malformedId: () => string
/** Enter a valid phone number: check the field ''phoneNumber'' of contactInfo. */
export declare const malformedPhone: () => string
/** Change deliveryMethodId in a call of its own. */
export declare const methodAlone: () => string
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
/** Choose a delivery method first. */
export declare const noMethod: () => string
/** Say how you want to pay first. */
export declare const noPayment: () => string
/** Name what is to change. */
export declare const nothingToChange: () => string
/** There is no active checkout to place an order from. To find out about one that you have submitted, name it by its checkout id instead of active. */
export declare const nothingToOrder: () => string
/** The desired delivery date has passed. Choose a later day, or none. */
export declare const pastDate: () => string
/** Your payment has not been confirmed. Enter it again; what was set aside for it is given back. */
export declare const paymentUnconfirmed: () => string
/** paymentsData takes up to four pairs, and only with Auth and PostAuth. */
export declare const paymentsData: () => string
