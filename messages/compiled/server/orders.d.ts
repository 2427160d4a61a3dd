// Compiled by `npm run messages`: change the catalogue, not this file.
/** {field}: an address needs this part. */
export declare const addressPartMissing: (values: { readonly field: string }) => string
/** This fulfillment order has left the shop already. */
export declare const alreadySent: () => string
/** Amount */
export declare const amount: () => string
/** Attention */
export declare const attention: () => string
/** This order has to be approved before it can be put into fulfillment. */
export declare const awaitingApproval: () => string
/** Bill to */
export declare const billTo: () => string
/** Billing address */
export declare const billingAddress: () => string
/** Cancelled items */
export declare const canceledProducts: () => string
/** An order that is on hold, fulfilled or cancelled cannot be put on hold. */
export declare const cannotHold: () => string
/** Card */
export declare const card: () => string
/** Card expires */
export declare const cardExpires: () => string
/** Card number ends with */
export declare const cardNumberEndsWith: () => string
/** Carrier */
export declare const carrier: () => string
/** City */
export declare const city: () => string
/** Company */
export declare const company: () => string
/** The confirmation of this order is being sent already. */
export declare const confirmationWaiting: () => string
/** Cost center */
export declare const costCenter: () => string
/** Country */
export declare const country: () => string
/** Currency */
export declare const currency: () => string
/** Your reference */
export declare const customerReference: () => string
/** Deliver to */
export declare const deliverTo: () => string
/** Delivery */
export declare const delivery: () => string
/** Delivery address */
export declare const deliveryAddress: () => string
/** Delivery before discounts */
export declare const deliveryBeforeDiscounts: () => string
/** Delivery method */
export declare const deliveryMethod: () => string
/** Something of this delivery was sent already, so its address stays. */
export declare const deliverySent: () => string
/** Delivery with tax */
export declare const deliveryWithTax: () => string
/** Desired delivery */
export declare const desiredDelivery: () => string
/** Discounts */
export declare const discounts: () => string
/** Discounts without those of what was cancelled */
export declare const discountsAfterCancellation: () => string
/** Earliest arrival */
export declare const earliestArrival: () => string
/** Expected on */
export declare const expectedDelivery: () => string
/** Gift */
export declare const gift: () => string
/** Gift for */
export declare const giftFor: () => string
/** Gift message */
export declare const giftMessage: () => string
/** Name the e-mail address or phone number that the order was placed with. */
export declare const guestWithoutProof: () => string
/** Instructions */
export declare const instructions: () => string
/** The expected delivery date is no date. */
export declare const invalidDeliveryDate: () => string
/** Latest arrival */
export declare const latestArrival: () => string
/** List price */
export declare const listPrice: () => string
/** ''earliestDate'' and ''latestDate'' must be dates such as 2026-01-31T00:00:00Z. */
export declare const malformedDate: () => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** {field}: say who carries it, as the order has no delivery method. */
export declare const noCarrier: (values: { readonly field: string }) => string
/** This order has no email address to write to. */
export declare const noEmailAddress: () => string
/** The quantity must be more than zero. */
export declare const noQuantityToCancel: () => string
/** The quantity must be more than zero. */
export declare const noQuantityToSend: () => string
/** This order does not wait for an approval. */
export declare const notAwaitingApproval: () => string
/** This order is not on hold. */
export declare const notOnHold: () => string
/** Note */
export declare const note: () => string
/** This fulfillment order was cancelled. */
export declare const nothingToSend: () => string
/** This order is on hold. Release it first. */
export declare const onHold: () => string
/** The status can only be set to Approved. All others follow from what is sent, cancelled and put on hold. */
export declare const onlyApproved: () => string
/** {field}: only what is shipped has it; send it together with the status Fulfilled. */
export declare const onlyOfShipment: (values: { readonly field: string }) => string
/** Discounts of the whole order */
export declare const orderDiscounts: () => string
/** Order number */
export declare const orderNumber: () => string
/** Ordered */
export declare const ordered: () => string
/** Ordered by */
export declare const orderedBy: () => string
/** Part number */
export declare const partNumber: () => string
/** Payment */
export declare const payment: () => string
/** Authorized */
export declare const paymentAuthorized: () => string
/** Declined */
export declare const paymentDeclined: () => string
/** Failed */
export declare const paymentFailed: () => string
/** Given back */
export declare const paymentGivenBack: () => string
/** On invoice */
export declare const paymentOnInvoice: () => string
/** Paid */
export declare const paymentPaid: () => string
/** Pending */
export declare const paymentPending: () => string
/** Payment reference */
export declare const paymentReference: () => string
/** Postal code */
export declare const postalCode: () => string
/** Price */
export declare const price: () => string
/** Price without what was cancelled */
export declare const priceAfterCancellation: () => string
/** Price before discounts */
export declare const priceBeforeDiscounts: () => string
/** Price with tax */
export declare const priceWithTax: () => string
/** Product */
export declare const product: () => string
/** Products */
export declare const products: () => string
/** Products after discounts */
export declare const productsAfterDiscounts: () => string
/** Products after discounts of single lines */
export declare const productsAfterLineDiscounts: () => string
/** Products after discounts of single lines, with tax */
export declare const productsAfterLineDiscountsWithTax: () => string
/** Purchase order */
export declare const purchaseOrder: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity that can be cancelled */
export declare const quantityAvailableToCancel: () => string
/** Quantity cancelled */
export declare const quantityCanceled: () => string
/** {field}: it is {quantity}, and can only become less. */
export declare const quantityCannotGrow: (values: { readonly field: string; readonly quantity: string }) => string
/** Quantity shipped */
export declare const quantityFulfilled: () => string
/** Quantity ordered */
export declare const quantityOrdered: () => string
/** Quantity returned */
export declare const quantityReturned: () => string
/** Reference number */
export declare const referenceNumber: () => string
/** Returned items */
export declare const returnedItems: () => string
/** Shipped on */
export declare const shippedDate: () => string
/** Shipping */
export declare const shipping: () => string
/** State */
export declare const state: () => string
/** Status */
export declare const status: () => string
/** Street */
export declare const street: () => string
/** Tax */
export declare const tax: () => string
/** Term */
export declare const term: () => string
/** quantity: ''{quantity}'' has more decimal places than the ordered quantity of {sku}. */
export declare const tooFinelyDivided: (values: { readonly quantity: string; readonly sku: string }) => string
/** There were too many tries to find an order. Wait a minute and try again. */
export declare const tooManyLookups: () => string
/** {sku}: only {available} can be cancelled. What is in a fulfillment order must be taken out of it first. */
export declare const tooMuchToCancel: (values: { readonly sku: string; readonly available: string }) => string
/** {sku}: only {available} are left to be sent. */
export declare const tooMuchToSend: (values: { readonly sku: string; readonly available: string }) => string
/** The line of the fulfillment order has only {available}. */
export declare const tooMuchToTakeOut: (values: { readonly available: string }) => string
/** Total */
export declare const total: () => string
/** Total without tax */
export declare const totalWithoutTax: () => string
/** Tracking page */
export declare const trackingAddress: () => string
/** Tracking number */
export declare const trackingNumber: () => string
/** The tracking page must be an address that begins with https://. */
export declare const trackingUrlNotHttps: () => string
/** Unit price */
export declare const unitPrice: () => string
/** The query parameter ''orderDeliveryGroupSummaryId'' names no delivery group of this order. */
export declare const unknownDeliveryGroup: () => string
/** The order has no delivery with this id. */
export declare const unknownDeliveryOfOrder: () => string
/** The fulfillment order has no line ''{id}''. */
export declare const unknownFulfillmentLine: (values: { readonly id: string }) => string
/** There is no such fulfillment order. */
export declare const unknownFulfillmentOrder: () => string
/** The delivery has no line ''{id}''. */
export declare const unknownLineOfDelivery: (values: { readonly id: string }) => string
/** The order has no line ''{id}''. */
export declare const unknownLineOfOrder: (values: { readonly id: string }) => string
/** There is no location ''{id}''. */
export declare const unknownLocation: (values: { readonly id: string }) => string
/** There is no such order, or it is not yours. */
export declare const unknownOrder: () => string
/** orderSummaryIds: there is no order ''{id}'', or it is not yours. */
export declare const unknownOrderInList: (values: { readonly id: string }) => string
/** This product does not exist any more or is not available to you. */
export declare const unknownProduct: () => string
/** Variation */
export declare const variation: () => string
