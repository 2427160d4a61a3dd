// Compiled by `npm run messages`: change the catalogue, not this file.
/** All orders */
export declare const allOrders: () => string
/** Amount */
export declare const amount: () => string
/** As a table */
export declare const asTable: () => string
/** Day */
export declare const day: () => string
/** {day}: {amount} */
export declare const dayAmount: (values: { readonly day: string; readonly amount: string }) => string
/** Searched for and not found */
export declare const emptySearches: () => string
/** Tax certificates end within 30 days */
export declare const endingExemptions: () => string
/** Tokens of programs expire within 14 days */
export declare const expiringTokens: () => string
/** Imports with rejected rows */
export declare const failedImports: () => string
/** Payments to look at */
export declare const failedPayments: () => string
/** Events that the receiver has not taken */
export declare const givenUpEvents: () => string
/** Mails that could not be sent */
export declare const givenUpMails: () => string
/** Highest bar: {amount} in a day */
export declare const highestDay: (values: { readonly amount: string }) => string
/** Home */
export declare const home: () => string
/** Something of this page could not be loaded. The fault has been logged. */
export declare const incomplete: () => string
/** Last time */
export declare const lastSearched: () => string
/** Latest orders */
export declare const latestOrders: () => string
/** Left to set up */
export declare const leftToSetUp: () => string
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
/** Returns open */
export declare const openReturns: () => string
/** Orders */
export declare const orderCount: () => string
/** Overdue invoices */
export declare const overdueInvoices: () => string
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
/** {title}, {total} */
export declare const salesTotal: (values: { readonly title: string; readonly total: string }) => string
/** How often */
export declare const searchCount: () => string
/** Create an account and invite its buyers */
export declare const setUpAccounts: () => string
/** Add a delivery method */
export declare const setUpDelivery: () => string
/** Add a location and its stock */
export declare const setUpLocations: () => string
/** Let the shop send mails */
export declare const setUpMail: () => string
/** Name the shop */
export declare const setUpName: () => string
/** Allow purchase orders, or set up cards */
export declare const setUpPayment: () => string
/** Enter prices in a price book */
export declare const setUpPrices: () => string
/** Add products, and publish them */
export declare const setUpProducts: () => string
/** Say who sells on invoices */
export declare const setUpSeller: () => string
/** Enter the tax rates */
export declare const setUpTaxes: () => string
/** Stock levels at zero */
export declare const soldOut: () => string
/** Searched for */
export declare const term: () => string
/** Orders to approve */
export declare const toApprove: () => string
/** Fulfillment orders to ship */
export declare const toShip: () => string
/** Companies cannot order before they have an account. */
export declare const withoutAccounts: () => string
/** Nobody can check out: carts find no way to be delivered. */
export declare const withoutDelivery: () => string
/** Stock is not watched: any quantity can be ordered. */
export declare const withoutLocations: () => string
/** Whoever operates the server names a mail server in SMTP_URL. Until then mails wait under Mails, where you read them and pass on their links. */
export declare const withoutMail: () => string
/** Until then it is called {name}, on pages and in mails. */
export declare const withoutName: (values: { readonly name: string }) => string
/** Nobody can pay, so nobody can place an order. */
export declare const withoutPayment: () => string
/** Products without a price cannot be ordered. */
export declare const withoutPrices: () => string
/** The shop has nothing to sell yet. */
export declare const withoutProducts: () => string
/** Invoices have no address and no tax number of yours. */
export declare const withoutSeller: () => string
/** Orders are charged without tax. */
export declare const withoutTaxes: () => string
