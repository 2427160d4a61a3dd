// Compiled by `npm run messages`: change the catalogue, not this file.
/** All orders */
export declare const allOrders: () => string
/** Payments to look at */
export declare const failedPayments: () => string
/** Events that the receiver has not taken */
export declare const givenUpEvents: () => string
/** Mails that could not be sent */
export declare const givenUpMails: () => string
/** Home */
export declare const home: () => string
/** Something of this page could not be loaded. The fault has been logged. */
export declare const incomplete: () => string
/** Latest orders */
export declare const latestOrders: () => string
/** What needs somebody */
export declare const needsSomebody: () => string
/** New orders */
export declare const newOrders: () => string
/** Nothing waits for you */
export declare const nothingToDo: () => string
/** Orders on hold */
export declare const onHold: () => string
/** Partly shipped orders */
export declare const partlyShipped: () => string
/** Registrations to decide */
export declare const registrations: () => string
/** Stock levels of none */
export declare const soldOut: () => string
/** Orders to approve */
export declare const toApprove: () => string
/** Fulfillment orders to ship */
export declare const toShip: () => string
