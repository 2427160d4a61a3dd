// Compiled by `npm run messages`: change the catalogue, not this file.
/** The payment service cannot charge an amount of this size to a card. */
export declare const amountNotCharged: () => string
/** This card has expired. */
export declare const cardExpired: () => string
/** This card has reached its limit. Use another card, or ask your bank. */
export declare const cardLimitReached: () => string
/** Cards of this store are entered with the payment service''s own script, which gives the token. */
export declare const cardOfGatewayPage: () => string
/** This store does not take cards. */
export declare const cardsOff: () => string
/** Your bank has declined this card. */
export declare const declinedByBank: () => string
/** This event could not be handled now. Send it again later. */
export declare const eventNotHandledYet: () => string
/** ''expiryMonth'' and expiryYear name no month in which a card is still good. */
export declare const expiredCardDate: () => string
/** There is not enough money on this card. */
export declare const insufficientFunds: () => string
/** ''cvv'' has three or four digits. */
export declare const malformedSecurityCode: () => string
/** ''cardNumber'' is no card number. */
export declare const noCardNumber: () => string
/** There is no payment of this id that needs attention. */
export declare const noFailedPayment: () => string
/** Enter a purchase order number. */
export declare const noPurchaseOrderNumber: () => string
/** This store takes no purchase orders. */
export declare const noPurchaseOrders: () => string
/** ''cardNumber'' is no test card. This store takes payments with test cards only: use 4111 1111 1111 1111. */
export declare const noTestCard: () => string
/** Enter the card''s token, or the gateway''s reference, as paymentToken. */
export declare const noToken: () => string
/** The payment service does not answer, so that the card was not taken. Nothing was charged. Try again later. */
export declare const noTokenNow: () => string
/** Your bank has to confirm that it is you who pays, and this was not completed. Nothing was charged. Try again, or use another card. */
export declare const notAuthenticated: () => string
/** This store takes purchase orders only. */
export declare const onlyPurchaseOrders: () => string
/** The total has changed since the payment was begun. Send a ClientRequest for the new total. */
export declare const otherAmount: () => string
/** This card cannot be charged more than {limit} at once. */
export declare const overCardLimit: (values: { readonly limit: string }) => string
/** This payment was not completed. */
export declare const paymentNotCompleted: () => string
/** Another payment of this checkout was entered at the same time. */
export declare const paymentOvertaken: () => string
/** The payment could not be confirmed: the payment service does not answer as it should. Nothing is charged twice if you try again. */
export declare const systemError: () => string
/** Too many cards were entered from your network address within an hour. Try again later. */
export declare const tooManyCards: () => string
/** This checkout has a payment of another type. Its type cannot change: delete the checkout and begin it again to pay in another way. */
export declare const typeIsFixed: () => string
/** Unexpected failure. */
export declare const unexpectedFailure: () => string
/** Unexpected failure: {reason} */
export declare const unexpectedFailureOf: (values: { readonly reason: string }) => string
/** The token of this card is not known. Enter the card again. */
export declare const unknownCardToken: () => string
/** This checkout has begun no such payment with the gateway. Send a ClientRequest first. */
export declare const unknownReference: () => string
/** This event has no signature of the payment service, or a wrong or old one. */
export declare const unsignedEvent: () => string
/** The security code does not belong to this card. */
export declare const wrongSecurityCode: () => string
