// Compiled by `npm run messages`: change the catalogue, not this file.
/** All invoices */
export declare const allInvoices: () => string
/** Date */
export declare const date: () => string
/** {number} (PDF) */
export declare const file: (values: { readonly number: string }) => string
/** Invoice */
export declare const invoice: () => string
/** Invoices */
export declare const invoices: () => string
/** {amount} left to pay */
export declare const leftToPay: (values: { readonly amount: string }) => string
/** {amount} left to pay by {date} */
export declare const leftToPayUntil: (values: { readonly amount: string; readonly date: string }) => string
/** Next page */
export declare const nextPage: () => string
/** No invoices yet */
export declare const noInvoices: () => string
/** An invoice appears here when an order, or a part of one, was shipped. */
export declare const noInvoicesHelp: () => string
/** No invoice matches */
export declare const noMatchingInvoices: () => string
/** {count, plural, one {One open invoice, {amount} left to pay.} other {# open invoices, {amount} left to pay.}} */
export declare const openInvoices: (values: { readonly count: number; readonly amount: string }) => string
/** Left to pay */
export declare const openOnly: () => string
/** Order */
export declare const order: () => string
/** Overdue */
export declare const overdue: () => string
/** {count, plural, one {One is overdue: {amount}.} other {# are overdue: {amount}.}} */
export declare const overdueOfThem: (values: { readonly count: number; readonly amount: string }) => string
/** Overdue */
export declare const overdueOnly: () => string
/** Pages of invoices */
export declare const pagesOfInvoices: () => string
/** Paid by card */
export declare const paidByCard: () => string
/** Payment */
export declare const payment: () => string
/** Previous page */
export declare const previousPage: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Search invoices */
export declare const searchInvoices: () => string
/** Number of invoice, order or PO */
export declare const searchInvoicesLabel: () => string
/** Settled on {date} */
export declare const settledOn: (values: { readonly date: string }) => string
/** Show */
export declare const show: () => string
/** Show all invoices */
export declare const showAllInvoices: () => string
/** Total */
export declare const total: () => string
