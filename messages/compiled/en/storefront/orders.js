// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const account = () => "Account"
export const accountOrdersEmpty = (d) => "Orders that are placed for " + d.account + " appear here."
export const accountOrdersEmptyWithoutName = () => "Orders that are placed for your account appear here."
export const addToList = () => "Add to a list"
export const anyStatus = () => "Any status"
export const asBuyerText = () => "This is the order as its buyer sees it. Nothing can be done here."
export const asBuyerTitle = () => "As the buyer sees it"
export const attention = () => "Attention"
export const backToOffice = () => "Back to the back office"
export const billingAddress = () => "Billing address"
export const browseProducts = () => "Browse products"
export const canceledItems = () => "Cancelled items"
export const canceledQuantity = (d) => d.quantity + " cancelled"
export const card = () => "Card"
export const cardEndingIn = (d) => d.brand + " ending in " + d.digits
export const checkBothOrderFields = () => "No order was found for this reference and email address. Check both; the order number alone is not enough."
export const continueShopping = () => "Continue shopping"
export const costCenter = () => "Cost center"
export const creditMemo = (d) => "Credit memo " + d.number + " (PDF)"
export const creditedForReturns = () => "Credited for returns"
export const currency = () => "Currency"
export const date = () => "Date"
export const deliveryAddress = () => "Delivery address"
export const deliveryMethod = () => "Delivery method"
export const desiredDeliveryDate = () => "Desired delivery date"
export const discount = () => "Discount"
export const each = () => "Each"
export const emailAddress = () => "Email address"
export const emailHint = () => "The one that you gave at checkout."
export const enterEmail = () => "Enter the email address that you gave at checkout."
export const enterReference = () => "Enter the reference of your order."
export const estimatedArrival = () => "Estimated arrival"
export const expectedOn = (d) => "Expected on " + d.date
export const findAnotherOrder = () => "Find another order"
export const findOrder = () => "Find order"
export const findOrderIntro = () => "Ordered without signing in? Enter the reference of your order and your email address."
export const findThisOrder = () => "find this order"
export const findYourOrder = () => "Find your order"
export const fromDay = () => "From"
export const gift = () => "Gift"
export const giftFor = (d) => "For " + d.recipient
export const giftWrapLeftOut = () => "Its gift wrap was left out: you can choose one at checkout."
export const invoice = (d) => "Invoice " + d.number + " (PDF)"
export const invoiceGoesToBillingAddress = (d) => "The invoice names purchase order " + d.purchaseOrder + " and goes to the billing address."
export const invoices = () => "Invoices and credit memos"
export const itemsInCart = (d) => "The items of order " + d.number + " are in your cart."
export const itemsOfOrder = () => "Items of this order"
export const itemsOfShipment = (d) => "Items of shipment " + d.number
export const keepReference = (d) => "Keep the reference " + d.reference + ". With it and your email address you can " + d.findOrder + " again."
export const leftToPay = (d) => d.amount + " left to pay"
export const leftToPayUntil = (d) => d.amount + " left to pay by " + d.date
export const lineDiscount = (d) => "Discount " + d.amount
export const lineNote = (d) => "Note: " + d.text
export const lineReference = (d) => "Your reference: " + d.text
export const newerOrders = () => "Newer orders"
export const noMatchingOrders = () => "No order matches"
export const noMatchingOrdersHelp = () => "Try fewer letters, another status or other days."
export const noOrders = () => "No orders yet"
export const notes = () => "Messages about this order"
export const olderOrders = () => "Older orders"
export const order = () => "Order"
export const orderIsPlaced = (d) => "Order " + d.number + " is placed"
export const orderNotFound = () => "Your order was not found"
export const orderNumber = () => "Order number"
export const orderSummary = () => "Order summary"
export const orderTheseAgain = () => "Order these items again"
export const orderTitle = (d) => "Order " + d.number
export const orderedBy = () => "Ordered by"
export const orderedByAnyone = () => "Anyone"
export const orderedByMe = () => "Me"
export const orderedForAccount = (d) => "Ordered for an account? " + d.signIn + " to see its orders."
export const orders = () => "Orders"
export const ordersNewestFirst = (d) => "Orders of " + d.account + ", newest first"
export const pagesOfOrders = () => "Pages of orders"
export const paidBy = () => "Paid by"
export const placedNumber = (d) => "Order number " + d.number
export const placedNumberAndCard = (d) => "Order number " + d.number + ", paid by " + d.card
export const placedNumberAndPurchaseOrder = (d) => "Order number " + d.number + ", purchase order " + d.purchaseOrder
export const placedNumberPurchaseOrderAndCard = (d) => "Order number " + d.number + ", purchase order " + d.purchaseOrder + ", paid by " + d.card
export const priceEach = () => "Price each"
export const product = () => "Product"
export const productWithProblem = (d) => d.product + ": " + d.problem
export const products = () => "Products"
export const productsAfterDiscounts = () => "Products after discounts"
export const purchaseOrder = () => "Purchase order"
export const quantity = () => "Quantity"
export const reference = () => "Reference"
export const referenceHint = () => "It is on the confirmation of your order, such as ER37G-VYS2M-6GPHH-HG4DE."
export const returnedQuantity = (d) => d.quantity + " returned"
export const searchOrders = () => "Search orders"
export const searchOrdersLabel = () => "Number, PO, part or person"
export const seeYourOrders = () => "See your orders"
export const sentAsGift = () => "Sent as a gift"
export const settledOnDay = (d) => "Settled on " + d.date
export const shipmentItem = (d) => d.quantity + " × " + d.partNumber + " " + d.name
export const shipments = () => "Shipments"
export const shippedBy = (d) => "Shipped on " + d.date + " by " + d.carrier
export const shipping = () => "Shipping"
export const shippingInDeliveries = (d) => plural(d.count, 0, en, { one: "They go out in " + strictNumber(currentLocale(), d.count, 0, "count") + " delivery, to its address below by the method you chose for it.", other: "They go out in " + strictNumber(currentLocale(), d.count, 0, "count") + " deliveries, each to its address below by the method you chose for it." })
export const shippingToAddress = () => "They go to the delivery address below."
export const shippingToAddressByMethod = (d) => "They go to the delivery address below by the method you chose: " + d.method + "."
export const showAllOrders = () => "Show all orders"
export const signIn = () => "Sign in"
export const someItemsNotAdded = (d) => "Some items could not be added again. " + d.problems
export const status = () => "Status"
export const statusApproved = () => "Approved"
export const statusAwaitingApproval = () => "Received, and waiting for our approval"
export const statusBeingPrepared = () => "Being prepared"
export const statusCancelled = () => "Cancelled"
export const statusOnHold = () => "On hold: we will be in touch with you"
export const statusPartlyShipped = () => "Partly shipped"
export const statusReceived = () => "Received"
export const statusShipped = () => "Shipped"
export const tax = () => "Tax"
export const toDay = () => "To"
export const total = () => "Total"
export const trackShipment = (d) => "Track " + d.number
export const trackingNumber = (d) => "Tracking number " + d.number
export const unnamedProduct = () => "A product"
export const warehousePicks = () => "The warehouse picks your items. They are set aside for you from now on."
export const warehousePicksThen = () => "Then the warehouse picks your items."
export const weApproveFirst = () => "We look at your order and approve it. Your items are set aside for you until then."
export const whatHappensNext = () => "What happens next"
export const yourOrderIsPlaced = () => "Your order is placed"
