// Compiled by `npm run messages`: change the catalogue, not this file.
/** Only {balance} of this invoice is left to pay. */
export declare const aboveBalance: (values: { readonly balance: string }) => string
/** The return {id} has a credit memo already. */
export declare const alreadyCredited: (values: { readonly id: string }) => string
/** This fulfillment order has the invoice {number}. */
export declare const alreadyInvoiced: (values: { readonly number: string }) => string
/** Bill to */
export declare const billTo: () => string
/** {brand} ending in {digits} */
export declare const cardEndingIn: (values: { readonly brand: string; readonly digits: string }) => string
/** The amount is charged to {card}. */
export declare const chargedToCard: (values: { readonly card: string }) => string
/** Cost center */
export declare const costCenter: () => string
/** Credit memo {number} */
export declare const creditMemoTitle: (values: { readonly number: string }) => string
/** The amount is taken off what you owe. */
export declare const creditedToAccount: () => string
/** The amount goes back to {card}. */
export declare const creditedToCard: (values: { readonly card: string }) => string
/** Date */
export declare const date: () => string
/** Deliver to */
export declare const deliverTo: () => string
/** Discounts */
export declare const discounts: () => string
/** Due on */
export declare const dueDate: () => string
/** Each */
export declare const each: () => string
/** {term}: {value} */
export declare const fact: (values: { readonly term: string; readonly value: string }) => string
/** The invoice is paid by card; no payment can be entered for it. */
export declare const invoicePaidByCard: () => string
/** Invoice {number} */
export declare const invoiceTitle: (values: { readonly number: string }) => string
/** Item */
export declare const item: () => string
/** What a credit memo has settled cannot be taken back. */
export declare const lineOfCreditMemo: () => string
/** Enter an amount above zero, with no more decimal places than the currency has. */
export declare const noAmount: () => string
/** No card was charged for this order, so that nothing can be refunded. The credit memo is settled with the buyer''s account. */
export declare const noCardToRefund: () => string
/** This fulfillment order has not been shipped yet. */
export declare const notShipped: () => string
/** What was cancelled was not invoiced, so that there is nothing to credit. */
export declare const nothingToCredit: () => string
/** Only the reversal of a payment names a line. */
export declare const onlyReversalsNameALine: () => string
/** Order date */
export declare const orderDate: () => string
/** Order number */
export declare const orderNumber: () => string
/** The balance of the invoice has changed since it was read: this payment, or another one, has been entered. Look at its payments before you send anything again. */
export declare const otherBalance: () => string
/** {title}, page {page, number} of {count, number} */
export declare const pageOf: (values: { readonly title: string; readonly page: number; readonly count: number }) => string
/** {amount} paid by {card}. */
export declare const paidByCard: (values: { readonly amount: string; readonly card: string }) => string
/** Please pay by {date}. */
export declare const payUntil: (values: { readonly date: string }) => string
/** Please name purchase order {number} when you pay. */
export declare const payWithPurchaseOrder: (values: { readonly number: string }) => string
/** The day of the payment is still to come. */
export declare const paymentDayToCome: () => string
/** {rate}% */
export declare const percent: (values: { readonly rate: string }) => string
/** Products */
export declare const products: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Qty */
export declare const quantity: () => string
/** Shipping */
export declare const shipping: () => string
/** This payment was taken back already. */
export declare const takenBackAlready: () => string
/** Tax */
export declare const tax: () => string
/** Tax included */
export declare const taxIncluded: () => string
/** Tax number {number} */
export declare const taxNumber: (values: { readonly number: string }) => string
/** Tax {rate}%: {tax} on {base}. */
export declare const taxOfRate: (values: { readonly rate: string; readonly tax: string; readonly base: string }) => string
/** Tax rate */
export declare const taxRate: () => string
/** Total */
export declare const total: () => string
/** The order has no change ''{id}''. */
export declare const unknownChange: (values: { readonly id: string }) => string
/** The order has no such credit memo. */
export declare const unknownCreditMemo: () => string
/** There is no such invoice or credit memo, or it is not yours. */
export declare const unknownDocument: () => string
/** The order has no such invoice. */
export declare const unknownInvoice: () => string
/** There is no such invoice. */
export declare const unknownInvoiceToPay: () => string
/** The invoice has no such payment. */
export declare const unknownPaymentLine: () => string
/** A payment is taken back as a whole: the amount is that of its line. */
export declare const wholeAmountOnly: () => string
