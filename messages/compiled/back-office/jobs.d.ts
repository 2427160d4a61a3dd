// Compiled by `npm run messages`: change the catalogue, not this file.
/** Actions */
export declare const actions: () => string
/** An entry was not written by the shop: {id}. */
export declare const addedEntry: (values: { readonly id: string }) => string
/** Write planned prices whose day has begun */
export declare const applyPriceChanges: () => string
/** The entry at position {position} is not what it was. */
export declare const changedEntry: (values: { readonly position: string }) => string
/** Delete imports and jobs after seven days */
export declare const deleteBulkJobs: () => string
/** Delete expired data of forms */
export declare const deleteFormData: () => string
/** Delete old carts of guests */
export declare const deleteGuestCarts: () => string
/** Delete old mails */
export declare const deleteMails: () => string
/** Delete expired wishes to be told of stock */
export declare const deleteStockNotices: () => string
/** Send events to the webhook */
export declare const deliverEvents: () => string
/** ({count, plural, one {once} other {# times in a row}}) */
export declare const failuresInARow: (values: { readonly count: number }) => string
/** These run by themselves, and you may run any of them now. The last run of a frequent job may be shown up to half a minute late. */
export declare const hint: () => string
/** Checked: {count, plural, one {# entry} other {# entries}}, the last with the hash {hash}. */
export declare const historyChecked: (values: { readonly count: number; readonly hash: string }) => string
/** The history is not what it was */
export declare const historyFaulty: () => string
/** The history is unchanged */
export declare const historyUnchanged: () => string
/** Job */
export declare const job: () => string
/** Background jobs */
export declare const jobs: () => string
/** Last failure */
export declare const lastFailure: () => string
/** Last run */
export declare const lastRun: () => string
/** The entry at position {position} is missing. */
export declare const missingEntry: (values: { readonly position: string }) => string
/** Next run */
export declare const nextRun: () => string
/** Not yet */
export declare const notYet: () => string
/** When you ask for it */
export declare const onDemand: () => string
/** Process imports and jobs of the record API */
export declare const processBulkJobs: () => string
/** Publish scheduled pages */
export declare const publishPages: () => string
/** Run now */
export declare const runNow: () => string
/** Running */
export declare const running: () => string
/** Send mails */
export declare const sendMails: () => string
/** Tell customers that products are back in stock */
export declare const sendStockNotices: () => string
/** Settle interrupted payments */
export declare const settlePayments: () => string
/** Check the history */
export declare const verifyHistory: () => string
/** Check it now */
export declare const verifyNow: () => string
/** The history is being checked. Reload the page for the result. */
export declare const verifying: () => string
