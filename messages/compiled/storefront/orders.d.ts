// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** Orders that are placed for {account} appear here. */
export declare const accountOrdersEmpty: (values: { readonly account: string }) => string
/** Orders that are placed for your account appear here. */
export declare const accountOrdersEmptyWithoutName: () => string
/** Add to a list */
export declare const addToList: () => string
/** Any status */
export declare const anyStatus: () => string
/** This is the order as its buyer sees it. Nothing can be done here. */
export declare const asBuyerText: () => string
/** As the buyer sees it */
export declare const asBuyerTitle: () => string
/** Attention */
export declare const attention: () => string
/** Back to the back office */
export declare const backToOffice: () => string
/** Billing address */
export declare const billingAddress: () => string
/** Browse products */
export declare const browseProducts: () => string
/** Cancelled items */
export declare const canceledItems: () => string
/** {quantity} cancelled */
export declare const canceledQuantity: (values: { readonly quantity: string }) => string
/** Card */
export declare const card: () => string
/** {brand} ending in {digits} */
export declare const cardEndingIn: (values: { readonly brand: string; readonly digits: string }) => string
/** No order was found for this reference and email address. Check both; the order number alone is not enough. */
export declare const checkBothOrderFields: () => string
/** Continue shopping */
export declare const continueShopping: () => string
/** Cost center */
export declare const costCenter: () => string
/** Credit memo {number} (PDF) */
export declare const creditMemo: (values: { readonly number: string }) => string
/** Credited for returns */
export declare const creditedForReturns: () => string
/** Currency */
export declare const currency: () => string
/** Date */
export declare const date: () => string
/** Delivery address */
export declare const deliveryAddress: () => string
/** Delivery method */
export declare const deliveryMethod: () => string
/** Desired delivery date */
export declare const desiredDeliveryDate: () => string
/** Discount */
export declare const discount: () => string
/** Each */
export declare const each: () => string
/** Email address */
export declare const emailAddress: () => string
/** The one that you gave at checkout. */
export declare const emailHint: () => string
/** Enter the email address that you gave at checkout. */
export declare const enterEmail: () => string
/** Enter the reference of your order. */
export declare const enterReference: () => string
/** Estimated arrival */
export declare const estimatedArrival: () => string
/** Expected on {date} */
export declare const expectedOn: (values: { readonly date: string }) => string
/** Find another order */
export declare const findAnotherOrder: () => string
/** Find order */
export declare const findOrder: () => string
/** Ordered without signing in? Enter the reference of your order and your email address. */
export declare const findOrderIntro: () => string
/** find this order */
export declare const findThisOrder: () => string
/** Find your order */
export declare const findYourOrder: () => string
/** From */
export declare const fromDay: () => string
/** Gift */
export declare const gift: () => string
/** For {recipient} */
export declare const giftFor: (values: { readonly recipient: string }) => string
/** Its gift wrap was left out: you can choose one at checkout. */
export declare const giftWrapLeftOut: () => string
/** Invoice {number} (PDF) */
export declare const invoice: (values: { readonly number: string }) => string
/** The invoice names purchase order {purchaseOrder} and goes to the billing address. */
export declare const invoiceGoesToBillingAddress: (values: { readonly purchaseOrder: string }) => string
/** Invoices and credit memos */
export declare const invoices: () => string
/** The items of order {number} are in your cart. */
export declare const itemsInCart: (values: { readonly number: string }) => string
/** Items of this order */
export declare const itemsOfOrder: () => string
/** Items of shipment {number} */
export declare const itemsOfShipment: (values: { readonly number: string }) => string
/** Keep the reference {reference}. With it and your email address you can {findOrder} again. */
export declare const keepReference: (values: { readonly reference: string; readonly findOrder: string }) => string
/** {amount} left to pay */
export declare const leftToPay: (values: { readonly amount: string }) => string
/** {amount} left to pay by {date} */
export declare const leftToPayUntil: (values: { readonly amount: string; readonly date: string }) => string
/** Discount {amount} */
export declare const lineDiscount: (values: { readonly amount: string }) => string
/** Note: {text} */
export declare const lineNote: (values: { readonly text: string }) => string
/** Your reference: {text} */
export declare const lineReference: (values: { readonly text: string }) => string
/** A confirmation goes to {email}. */
export declare const mailsGoTo: (values: { readonly email: string }) => string
/** Newer orders */
export declare const newerOrders: () => string
/** No order matches */
export declare const noMatchingOrders: () => string
/** Try fewer letters, another status or other days. */
export declare const noMatchingOrdersHelp: () => string
/** No orders yet */
export declare const noOrders: () => string
/** Messages about this order */
export declare const notes: () => string
/** Older orders */
export declare const olderOrders: () => string
/** Order */
export declare const order: () => string
/** Order {number} is placed */
export declare const orderIsPlaced: (values: { readonly number: string }) => string
/** Your order was not found */
export declare const orderNotFound: () => string
/** Order number */
export declare const orderNumber: () => string
/** Order summary */
export declare const orderSummary: () => string
/** Order these items again */
export declare const orderTheseAgain: () => string
/** Order {number} */
export declare const orderTitle: (values: { readonly number: string }) => string
/** Ordered by */
export declare const orderedBy: () => string
/** Anyone */
export declare const orderedByAnyone: () => string
/** Me */
export declare const orderedByMe: () => string
/** Ordered for an account? {signIn} to see its orders. */
export declare const orderedForAccount: (values: { readonly signIn: string }) => string
/** Orders */
export declare const orders: () => string
/** Orders of {account}, newest first */
export declare const ordersNewestFirst: (values: { readonly account: string }) => string
/** Pages of orders */
export declare const pagesOfOrders: () => string
/** Paid by */
export declare const paidBy: () => string
/** Order number {number} */
export declare const placedNumber: (values: { readonly number: string }) => string
/** Order number {number}, paid by {card} */
export declare const placedNumberAndCard: (values: { readonly number: string; readonly card: string }) => string
/** Order number {number}, purchase order {purchaseOrder} */
export declare const placedNumberAndPurchaseOrder: (values: { readonly number: string; readonly purchaseOrder: string }) => string
/** Order number {number}, purchase order {purchaseOrder}, paid by {card} */
export declare const placedNumberPurchaseOrderAndCard: (values: { readonly number: string; readonly purchaseOrder: string; readonly card: string }) => string
/** Price each */
export declare const priceEach: () => string
/** Print */
export declare const printConfirmation: () => string
/** Product */
export declare const product: () => string
/** {product}: {problem} */
export declare const productWithProblem: (values: { readonly product: string; readonly problem: string }) => string
/** Products */
export declare const products: () => string
/** Products after discounts */
export declare const productsAfterDiscounts: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Purchase order file */
export declare const purchaseOrderFile: () => string
/** Quantity */
export declare const quantity: () => string
/** Questions about this order? */
export declare const questionsAboutOrder: () => string
/** Reference */
export declare const reference: () => string
/** It is on the confirmation of your order, such as ER37G-VYS2M-6GPHH-HG4DE. */
export declare const referenceHint: () => string
/** {quantity} returned */
export declare const returnedQuantity: (values: { readonly quantity: string }) => string
/** Search orders */
export declare const searchOrders: () => string
/** Number, PO, part or person */
export declare const searchOrdersLabel: () => string
/** See your orders */
export declare const seeYourOrders: () => string
/** Sent as a gift */
export declare const sentAsGift: () => string
/** Settled on {date} */
export declare const settledOnDay: (values: { readonly date: string }) => string
/** {quantity} × {partNumber} {name} */
export declare const shipmentItem: (values: { readonly quantity: string; readonly partNumber: string; readonly name: string }) => string
/** Shipments */
export declare const shipments: () => string
/** Shipped on {date} by {carrier} */
export declare const shippedBy: (values: { readonly date: string; readonly carrier: string }) => string
/** Shipping */
export declare const shipping: () => string
/** {count, plural, one {They go out in # delivery, to its address below by the method you chose for it.} other {They go out in # deliveries, each to its address below by the method you chose for it.}} */
export declare const shippingInDeliveries: (values: { readonly count: number }) => string
/** They go to the delivery address below. */
export declare const shippingToAddress: () => string
/** They go to the delivery address below by the method you chose: {method}. */
export declare const shippingToAddressByMethod: (values: { readonly method: string }) => string
/** Show all orders */
export declare const showAllOrders: () => string
/** Sign in */
export declare const signIn: () => string
/** Some items could not be added again. {problems} */
export declare const someItemsNotAdded: (values: { readonly problems: string }) => string
/** Status */
export declare const status: () => string
/** Approved */
export declare const statusApproved: () => string
/** Received, and waiting for our approval */
export declare const statusAwaitingApproval: () => string
/** Being prepared */
export declare const statusBeingPrepared: () => string
/** Cancelled */
export declare const statusCancelled: () => string
/** On hold: we will be in touch with you */
export declare const statusOnHold: () => string
/** Partly shipped */
export declare const statusPartlyShipped: () => string
/** Received */
export declare const statusReceived: () => string
/** Shipped */
export declare const statusShipped: () => string
/** Tax */
export declare const tax: () => string
/** To */
export declare const toDay: () => string
/** Total */
export declare const total: () => string
/** Track {number} */
export declare const trackShipment: (values: { readonly number: string }) => string
/** Tracking number {number} */
export declare const trackingNumber: (values: { readonly number: string }) => string
/** A product */
export declare const unnamedProduct: () => string
/** The warehouse picks your items. They are set aside for you from now on. */
export declare const warehousePicks: () => string
/** Then the warehouse picks your items. */
export declare const warehousePicksThen: () => string
/** We look at your order and approve it. Your items are set aside for you until then. */
export declare const weApproveFirst: () => string
/** What happens next */
export declare const whatHappensNext: () => string
/** Your order is placed */
export declare const yourOrderIsPlaced: () => string
