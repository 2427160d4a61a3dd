// Compiled by `npm run messages`: change the catalogue, not this file.
import { number } from '@messageformat/runtime'
export const alreadyCredited = (d) => "The return " + d.id + " has a credit memo already."
export const alreadyInvoiced = (d) => "This fulfillment order has the invoice " + d.number + "."
export const billTo = () => "Bill to"
export const cardEndingIn = (d) => d.brand + " ending in " + d.digits
export const chargedToCard = (d) => "The amount is charged to " + d.card + "."
export const creditMemoTitle = (d) => "Credit memo " + d.number
export const creditedToAccount = () => "The amount is taken off what you owe."
export const creditedToCard = (d) => "The amount goes back to " + d.card + "."
export const date = () => "Date"
export const deliverTo = () => "Deliver to"
export const discounts = () => "Discounts"
export const dueDate = () => "Due on"
export const each = () => "Each"
export const fact = (d) => d.term + ": " + d.value
export const invoiceTitle = (d) => "Invoice " + d.number
export const item = () => "Item"
export const noCardToRefund = () => "No card was charged for this order, so that nothing can be refunded. The credit memo is settled with the buyer's account."
export const notShipped = () => "This fulfillment order has not been shipped yet."
export const nothingToCredit = () => "What was cancelled was not invoiced, so that there is nothing to credit."
export const orderDate = () => "Order date"
export const orderNumber = () => "Order number"
export const pageOf = (d) => d.title + ", page " + number("en-US", d.page, 0) + " of " + number("en-US", d.count, 0)
export const paidByCard = (d) => d.amount + " paid by " + d.card + "."
export const payUntil = (d) => "Please pay by " + d.date + "."
export const payWithPurchaseOrder = (d) => "Please name purchase order " + d.number + " when you pay."
export const percent = (d) => d.rate + "%"
export const products = () => "Products"
export const purchaseOrder = () => "Purchase order"
export const quantity = () => "Qty"
export const shipping = () => "Shipping"
export const tax = () => "Tax"
export const taxIncluded = () => "Tax included"
export const taxNumber = (d) => "Tax number " + d.number
export const taxOfRate = (d) => "Tax " + d.rate + "%: " + d.tax + " on " + d.base + "."
export const taxRate = () => "Tax rate"
export const total = () => "Total"
export const unknownChange = (d) => "The order has no change '" + d.id + "'."
export const unknownCreditMemo = () => "The order has no such credit memo."
export const unknownDocument = () => "There is no such invoice or credit memo, or it is not yours."
export const unknownInvoice = () => "The order has no such invoice."
