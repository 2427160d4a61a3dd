// Compiled by `npm run messages`: change the catalogue, not this file.
/** Accounts */
export declare const accounts: () => string
/** The stock was adjusted. */
export declare const adjusted: () => string
/** All objects */
export declare const allObjects: () => string
/** The return was created. */
export declare const announced: () => string
/** Approved. */
export declare const approved: () => string
/** Back office */
export declare const backOffice: () => string
/** That was not understood */
export declare const badRequest: () => string
/** The address or the form has a value that cannot be used. Go back and try again. */
export declare const badRequestAdvice: () => string
/** Cancelled. */
export declare const cancelled: () => string
/** Catalogue */
export declare const catalogue: () => string
/** Changed. */
export declare const changed: () => string
/** Somebody has changed this record since you opened it. That may have been you, when no answer arrived: look at what it is now before you send anything again. */
export declare const changedMeanwhile: () => string
/** What you have changed on this page is not saved yet. */
export declare const changesNotSaved: () => string
/** Compare price books */
export declare const comparePriceBooks: () => string
/** Created. */
export declare const created: () => string
/** The credit memo was created. */
export declare const credited: () => string
/** Customers */
export declare const customers: () => string
/** Deleted. */
export declare const deleted: () => string
/** Nobody needs to look at it any more. */
export declare const dismissed: () => string
/** Ended: it is refused from the next request on. */
export declare const ended: () => string
/** Payments to look at */
export declare const failedPayments: () => string
/** That did not work */
export declare const failure: () => string
/** The fault is ours and has been logged. Try again in a moment. */
export declare const failureAdvice: () => string
/** Find orders, products, accounts and people */
export declare const findEverywhere: () => string
/** Order, PO, invoice, part number, account, person (Ctrl+K) */
export declare const findPlaceholder: () => string
/** Not saved yet: {form} */
export declare const formNotSavedYet: (values: { readonly form: string }) => string
/** The order is on hold. */
export declare const held: () => string
/** History */
export declare const history: () => string
/** Imports */
export declare const imports: () => string
/** The invitation is on its way. What became of it is under Mails. */
export declare const invited: () => string
/** Background jobs */
export declare const jobs: () => string
/** Labels in other languages */
export declare const labels: () => string
/** Leave this page? */
export declare const leaveThisPage: () => string
/** Leave without saving */
export declare const leaveWithoutSaving: () => string
/** The mail is written and waits: no mail server is set up, so that the shop sends nothing. */
export declare const mailWaits: () => string
/** Mails */
export declare const mails: () => string
/** Marketing */
export declare const marketing: () => string
/** Menu */
export declare const menu: () => string
/** You may not see this */
export declare const notAllowed: () => string
/** An administrator decides who may do what, by permission sets. */
export declare const notAllowedAdvice: () => string
/** Not found */
export declare const notFound: () => string
/** There is no such record, or it has been deleted. */
export declare const notFoundAdvice: () => string
/** Not saved yet */
export declare const notSavedYet: () => string
/** The note was added. */
export declare const noted: () => string
/** Nothing was changed */
export declare const nothingChanged: () => string
/** Operation */
export declare const operation: () => string
/** Orders */
export declare const orders: () => string
/** The fulfillment order was created. */
export declare const packed: () => string
/** The payment was entered. */
export declare const paid: () => string
/** The payment was taken back. */
export declare const paymentTakenBack: () => string
/** The planned change is canceled. */
export declare const planCanceled: () => string
/** It is planned. */
export declare const planned: () => string
/** Prices */
export declare const prices: () => string
/** Programs */
export declare const programs: () => string
/** Promotions */
export declare const promotions: () => string
/** It is in the shop now. */
export declare const published: () => string
/** What has come back was stored. */
export declare const received: () => string
/** The refund was started. */
export declare const refunded: () => string
/** Refused. */
export declare const refused: () => string
/** Registrations */
export declare const registrations: () => string
/** The order is released. */
export declare const released: () => string
/** It is no longer sold. */
export declare const retired: () => string
/** Tried again. */
export declare const retried: () => string
/** Save now */
export declare const saveNow: () => string
/** Saved. */
export declare const saved: () => string
/** It will be sent again. */
export declare const sent: () => string
/** Settings */
export declare const settings: () => string
/** Shipped. */
export declare const shipped: () => string
/** Sign out */
export declare const signOut: () => string
/** Signed in as {userName} */
export declare const signedInAs: (values: { readonly userName: string }) => string
/** All sessions and tokens are ended. */
export declare const signedOut: () => string
/** Site builder */
export declare const siteBuilder: () => string
/** Skip to content */
export declare const skipToContent: () => string
/** It is sold again. */
export declare const soldAgain: () => string
/** It has begun. */
export declare const started: () => string
/** Stay */
export declare const stay: () => string
/** Stock */
export declare const stock: () => string
/** To the shop */
export declare const toTheShop: () => string
/** The shop cannot be reached for a moment. What you entered is still here: try again. */
export declare const unavailable: () => string
/** Events */
export declare const webhook: () => string
/** Why this price */
export declare const whyPrice: () => string
/** {title} · Back office */
export declare const windowTitle: (values: { readonly title: string }) => string
/** It is no longer in the shop. */
export declare const withdrawn: () => string
