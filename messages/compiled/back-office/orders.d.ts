// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** Add the note */
export declare const addNote: () => string
/** All fields */
export declare const allFields: () => string
/** Also credit their share in the delivery */
export declare const alsoCreditDelivery: () => string
/** Also take off their share in the delivery */
export declare const alsoDelivery: () => string
/** Amount */
export declare const amount: () => string
/** Announce a return */
export declare const announceReturn: () => string
/** No particular one */
export declare const anyLocation: () => string
/** Approve */
export declare const approve: () => string
/** As the buyer sees it */
export declare const asBuyer: () => string
/** Attention */
export declare const attention: () => string
/** Who reads it */
export declare const audience: () => string
/** Authorized */
export declare const authorized: () => string
/** This order waits for approval: nothing of it can be packed before. */
export declare const awaitingApproval: () => string
/** Back to the order */
export declare const backToOrder: () => string
/** Back to stock */
export declare const backToStock: () => string
/** Left to pay */
export declare const balance: () => string
/** Billing address */
export declare const billingAddress: () => string
/** Cancel these */
export declare const cancelButton: () => string
/** Cancel items */
export declare const cancelItems: () => string
/** Captured */
export declare const captured: () => string
/** Card payments */
export declare const cardPayments: () => string
/** Carrier */
export declare const carrier: () => string
/** Change the address */
export declare const changeDelivery: () => string
/** Cost center */
export declare const costCenter: () => string
/** Create credit memo */
export declare const createCreditMemo: () => string
/** Create return */
export declare const createReturn: () => string
/** Credit and refund */
export declare const creditAndRefund: () => string
/** Credited {amount} */
export declare const creditedAmount: (values: { readonly amount: string }) => string
/** Approval and hold */
export declare const decide: () => string
/** Deliver to {name} */
export declare const deliverTo: (values: { readonly name: string }) => string
/** Delivery */
export declare const delivery: () => string
/** By {name}. */
export declare const deliveryMethod: (values: { readonly name: string }) => string
/** Return announced */
export declare const didAnnounceReturn: () => string
/** Approved */
export declare const didApprove: () => string
/** Items cancelled */
export declare const didCancel: () => string
/** Changed */
export declare const didChange: () => string
/** Delivery address changed */
export declare const didChangeDelivery: () => string
/** Fulfillment order changed */
export declare const didChangeFulfillment: () => string
/** Put on hold */
export declare const didHold: () => string
/** Packed for sending */
export declare const didPack: () => string
/** Return received */
export declare const didReceiveReturn: () => string
/** Released */
export declare const didRelease: () => string
/** Confirmation sent again */
export declare const didSendConfirmation: () => string
/** Discount */
export declare const discount: () => string
/** Document {number} */
export declare const documentNumber: (values: { readonly number: string }) => string
/** Documents */
export declare const documents: () => string
/** Due on */
export declare const dueOn: () => string
/** Enter the payment */
export declare const enterPayment: () => string
/** Staff only */
export declare const forStaff: () => string
/** From */
export declare const fromLocation: () => string
/** {amount} goes back to the card that the order was paid with. */
export declare const goesBackToCard: (values: { readonly amount: string }) => string
/** Guest */
export declare const guest: () => string
/** Put on hold */
export declare const hold: () => string
/** {quantity} × {sku} */
export declare const itemText: (values: { readonly quantity: string; readonly sku: string }) => string
/** Cancelled: {items}. {amount} was taken off the order. */
export declare const itemsCancelled: (values: { readonly items: string; readonly amount: string }) => string
/** Language */
export declare const language: () => string
/** Left */
export declare const left: () => string
/** Note: {text} */
export declare const lineNote: (values: { readonly text: string }) => string
/** Customer’s reference: {text} */
export declare const lineReference: (values: { readonly text: string }) => string
/** Lines */
export declare const lines: () => string
/** Mail: {kind} */
export declare const mailKind: (values: { readonly kind: string }) => string
/** {recipient} ({status, select, Sent {sent} GivenUp {given up} Waiting {waiting} other {unknown}}) */
export declare const mailTo: (values: { readonly recipient: string; readonly status: 'Sent' | 'GivenUp' | 'Waiting' | 'other' }) => string
/** Method */
export declare const method: () => string
/** Next step */
export declare const nextStep: () => string
/** Does not come */
export declare const notComing: () => string
/** Has come back and is not credited: */
export declare const notCredited: () => string
/** {number} is not refunded: */
export declare const notRefunded: (values: { readonly number: string }) => string
/** Note for staff */
export declare const note: () => string
/** Note for staff */
export declare const noteForStaff: () => string
/** Text */
export declare const noteText: () => string
/** Note to the buyer */
export declare const noteToBuyer: () => string
/** The order was not paid by card: nothing is refunded, it is only not invoiced. */
export declare const nothingGoesBack: () => string
/** Nothing of this order is in a fulfillment order. Pack it first. */
export declare const nothingToPrint: () => string
/** Of that, tax: */
export declare const ofThatTax: () => string
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
/** Overdue */
export declare const overdue: () => string
/** Pack for sending */
export declare const pack: () => string
/** Create fulfillment order */
export declare const packButton: () => string
/** Packing slip */
export declare const packingSlip: () => string
/** Paid {amount} */
export declare const paidAmount: (values: { readonly amount: string }) => string
/** Paid on */
export declare const paidOn: () => string
/** {title}: order {number} */
export declare const paperTitle: (values: { readonly title: string; readonly number: string }) => string
/** Part number */
export declare const partNumber: () => string
/** Reference of the payment */
export declare const paymentReference: () => string
/** Payments of {number} */
export declare const paymentsOf: (values: { readonly number: string }) => string
/** PDF */
export declare const pdf: () => string
/** Pick list */
export declare const pickList: () => string
/** Picked */
export declare const picked: () => string
/** Order placed */
export declare const placed: () => string
/** PO number */
export declare const poNumber: () => string
/** What does it take off? */
export declare const previewCancel: () => string
/** Print */
export declare const printButton: () => string
/** Product */
export declare const product: () => string
/** Products */
export declare const products: () => string
/** Purchase order file */
export declare const purchaseOrderFile: () => string
/** Quantity */
export declare const quantity: () => string
/** {label}: {sku} */
export declare const quantityAs: (values: { readonly label: string; readonly sku: string }) => string
/** Cancelled */
export declare const quantityCancelled: () => string
/** Quantity of {sku} */
export declare const quantityOf: (values: { readonly sku: string }) => string
/** Ordered */
export declare const quantityOrdered: () => string
/** Packed */
export declare const quantityPacked: () => string
/** Returned */
export declare const quantityReturned: () => string
/** Shipped */
export declare const quantityShipped: () => string
/** Reason */
export declare const reason: () => string
/** Store what has come back */
export declare const receive: () => string
/** Receive {number} */
export declare const receiveTitle: (values: { readonly number: string }) => string
/** Reference */
export declare const reference: () => string
/** Refund ({status, select, Refunded {done} Reversed {reversed} Due {due} other {due}}) */
export declare const refund: (values: { readonly status: 'Refunded' | 'Reversed' | 'Due' | 'other' }) => string
/** Refund to the card */
export declare const refundToCard: () => string
/** Refunded */
export declare const refunded: () => string
/** Rejected */
export declare const rejected: () => string
/** Release */
export declare const release: () => string
/** Send the confirmation again */
export declare const sendConfirmation: () => string
/** Sender */
export declare const sender: () => string
/** Ship */
export declare const shipButton: () => string
/** Ship {number} */
export declare const shipTitle: (values: { readonly number: string }) => string
/** Shipment {number} */
export declare const shipmentNumber: (values: { readonly number: string }) => string
/** Shipments */
export declare const shipments: () => string
/** Instructions: {text} */
export declare const shippingInstructions: (values: { readonly text: string }) => string
/** Status */
export declare const status: () => string
/** Approve */
export declare const stepApprove: () => string
/** Pack and ship */
export declare const stepPack: () => string
/** Release */
export declare const stepRelease: () => string
/** Send the rest */
export declare const stepRest: () => string
/** Ship what is packed */
export declare const stepShip: () => string
/** Still expected */
export declare const stillExpected: () => string
/** Comes with another parcel */
export declare const stillToCome: () => string
/** Take {amount} back */
export declare const takePaymentBack: (values: { readonly amount: string }) => string
/** Taken back */
export declare const takenBack: () => string
/** Taken back {amount} */
export declare const takenBackAmount: (values: { readonly amount: string }) => string
/** This takes off */
export declare const takesOff: () => string
/** Tax */
export declare const tax: () => string
/** What happened */
export declare const timeline: () => string
/** The buyer */
export declare const toBuyer: () => string
/** Shown with the order and mailed; cannot be taken back. */
export declare const toBuyerDetail: () => string
/** To the order */
export declare const toOrder: () => string
/** To the order, where payments are entered */
export declare const toOrderAndPayments: () => string
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
/** On hold */
export declare const viewOnHold: () => string
/** Open */
export declare const viewOpenInvoices: () => string
/** Overdue */
export declare const viewOverdue: () => string
/** Returns open */
export declare const viewReturns: () => string
/** To approve */
export declare const viewToApprove: () => string
/** To ship */
export declare const viewToShip: () => string
/** Write a note or send the confirmation */
export declare const write: () => string
