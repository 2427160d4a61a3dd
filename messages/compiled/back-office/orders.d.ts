// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** All fields */
export declare const allFields: () => string
/** Also take off their share in the delivery */
export declare const alsoDelivery: () => string
/** No particular one */
export declare const anyLocation: () => string
/** Approve */
export declare const approve: () => string
/** Authorized */
export declare const authorized: () => string
/** This order waits for approval: nothing of it can be packed before. */
export declare const awaitingApproval: () => string
/** Billing address */
export declare const billingAddress: () => string
/** Cancel these */
export declare const cancelButton: () => string
/** Cancel items */
export declare const cancelItems: () => string
/** Captured */
export declare const captured: () => string
/** Carrier */
export declare const carrier: () => string
/** Approval and hold */
export declare const decide: () => string
/** Deliver to {name} */
export declare const deliverTo: (values: { readonly name: string }) => string
/** Delivery */
export declare const delivery: () => string
/** Documents */
export declare const documents: () => string
/** From */
export declare const fromLocation: () => string
/** Guest */
export declare const guest: () => string
/** History */
export declare const history: () => string
/** Put on hold */
export declare const hold: () => string
/** {quantity} × {sku} */
export declare const itemText: (values: { readonly quantity: string; readonly sku: string }) => string
/** Left */
export declare const left: () => string
/** Lines */
export declare const lines: () => string
/** Method */
export declare const method: () => string
/** Note for staff */
export declare const note: () => string
/** This order is on hold: nothing of it can be packed or sent until it is released. */
export declare const onHold: () => string
/** Order {number} */
export declare const orderTitle: (values: { readonly number: string }) => string
/** Ordered */
export declare const ordered: () => string
/** Ordered by */
export declare const orderedBy: () => string
/** Orders */
export declare const orders: () => string
/** Pack for sending */
export declare const pack: () => string
/** Create fulfillment order */
export declare const packButton: () => string
/** Part number */
export declare const partNumber: () => string
/** Payments */
export declare const payments: () => string
/** PO number */
export declare const poNumber: () => string
/** What does it take off? */
export declare const previewCancel: () => string
/** Product */
export declare const product: () => string
/** Quantity */
export declare const quantity: () => string
/** Cancelled */
export declare const quantityCancelled: () => string
/** Quantity of {sku} */
export declare const quantityOf: (values: { readonly sku: string }) => string
/** Ordered */
export declare const quantityOrdered: () => string
/** Shipped */
export declare const quantityShipped: () => string
/** Reason */
export declare const reason: () => string
/** Reference */
export declare const reference: () => string
/** Refunded */
export declare const refunded: () => string
/** Release */
export declare const release: () => string
/** Ship */
export declare const shipButton: () => string
/** Ship {number} */
export declare const shipTitle: (values: { readonly number: string }) => string
/** Shipments */
export declare const shipments: () => string
/** State */
export declare const state: () => string
/** This takes off */
export declare const takesOff: () => string
/** Tax */
export declare const tax: () => string
/** Total */
export declare const total: () => string
/** Tracking number */
export declare const trackingNumber: () => string
/** Tracking page */
export declare const trackingUrl: () => string
/** Unit price */
export declare const unitPrice: () => string
/** No reason given */
export declare const unknownReason: () => string
