// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { en } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const allInvoices = () => "All invoices"
export const date = () => "Date"
export const file = (d) => d.number + " (PDF)"
export const invoice = () => "Invoice"
export const invoices = () => "Invoices"
export const leftToPay = (d) => d.amount + " left to pay"
export const leftToPayUntil = (d) => d.amount + " left to pay by " + d.date
export const nextPage = () => "Next page"
export const noInvoices = () => "No invoices yet"
export const noInvoicesHelp = () => "An invoice appears here when an order, or a part of one, was shipped."
export const noMatchingInvoices = () => "No invoice matches"
export const openInvoices = (d) => plural(d.count, 0, en, { one: "One open invoice, " + d.amount + " left to pay.", other: strictNumber(currentLocale(), d.count, 0, "count") + " open invoices, " + d.amount + " left to pay." })
export const openOnly = () => "Left to pay"
export const order = () => "Order"
export const overdue = () => "Overdue"
export const overdueOfThem = (d) => plural(d.count, 0, en, { one: "One is overdue: " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " are overdue: " + d.amount + "." })
export const overdueOnly = () => "Overdue"
export const pagesOfInvoices = () => "Pages of invoices"
export const paidByCard = () => "Paid by card"
export const payment = () => "Payment"
export const previousPage = () => "Previous page"
export const purchaseOrder = () => "Purchase order"
export const searchInvoices = () => "Search invoices"
export const searchInvoicesLabel = () => "Number of invoice, order or PO"
export const settledOn = (d) => "Settled on " + d.date
export const show = () => "Show"
export const showAllInvoices = () => "Show all invoices"
export const total = () => "Total"
