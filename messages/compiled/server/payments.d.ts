// Compiled by `npm run messages`: change the catalogue, not this file.
/** This store does not take cards. */
export declare const cardsOff: () => string
/** There is no payment of this id that needs attention. */
export declare const noFailedPayment: () => string
/** Enter a purchase order number. */
export declare const noPurchaseOrderNumber: () => string
/** This store takes no purchase orders. */
export declare const noPurchaseOrders: () => string
/** Enter the card''s token, or the gateway''s reference, as paymentToken. */
export declare const noToken: () => string
/** The payment service does not answer, so that the card was not taken. Nothing was charged. Try again later. */
export declare const noTokenNow: () => string
/** This store takes purchase orders only. */
export declare const onlyPurchaseOrders: () => string
/** The total has changed since the payment was begun. Send a ClientRequest for the new total. */
export declare const otherAmount: () => string
/** Another payment of this checkout was entered at the same time. */
export declare const paymentOvertaken: () => string
/** The payment could not be confirmed: the payment service does not answer as it should. Nothing is charged twice if you try again. */
export declare const systemError: () => string
/** This checkout has a payment of another type. Its type cannot change: delete the checkout and begin it again to pay in another way. */
export declare const typeIsFixed: () => string
/** This checkout has begun no such payment with the gateway. Send a ClientRequest first. */
export declare const unknownReference: () => string
