// Compiled by `npm run messages`: change the catalogue, not this file.
/** All orders */
export declare const allOrders: () => string
/** Amount */
export declare const amount: () => string
/** As a table */
export declare const asTable: () => string
/** Day */
export declare const day: () => string
/** Searched for and not found */
export declare const emptySearches: () => string
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
/** Last time */
export declare const lastSearched: () => string
/** Latest orders */
export declare const latestOrders: () => string
/** Low stock */
export declare const lowStock: () => string
/** What needs somebody */
export declare const needsSomebody: () => string
/** Forms to answer */
export declare const newForms: () => string
/** New orders */
export declare const newOrders: () => string
/** Nothing was ordered in the last 30 days. */
export declare const noSales: () => string
/** Nothing waits for you */
export declare const nothingToDo: () => string
/** Orders on hold */
export declare const onHold: () => string
/** Orders */
export declare const orderCount: () => string
/** Partly shipped orders */
export declare const partlyShipped: () => string
/** Registrations to decide */
export declare const registrations: () => string
/** Ordered in the last 30 days */
export declare const sales: () => string
/** Without what was cancelled. Days of the time zone {timeZone}, which the store’s settings have. */
export declare const salesHint: (values: { readonly timeZone: string }) => string
/** {currency}: {count, plural, one {# order} other {# orders}} */
export declare const salesIn: (values: { readonly currency: string; readonly count: number }) => string
/** How often */
export declare const searchCount: () => string
/** Stock levels at zero */
export declare const soldOut: () => string
/** Searched for */
export declare const term: () => string
/** Orders to approve */
export declare const toApprove: () => string
/** Fulfillment orders to ship */
export declare const toShip: () => string
