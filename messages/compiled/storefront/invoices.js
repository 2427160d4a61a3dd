// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/invoices.js'
import * as es from '../es/storefront/invoices.js'
import * as fr from '../fr/storefront/invoices.js'
import * as de from '../de/storefront/invoices.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const allInvoices = (values) => chooseCatalogue(catalogues).allInvoices(values)
export const date = (values) => chooseCatalogue(catalogues).date(values)
export const file = (values) => chooseCatalogue(catalogues).file(values)
export const invoice = (values) => chooseCatalogue(catalogues).invoice(values)
export const invoices = (values) => chooseCatalogue(catalogues).invoices(values)
export const leftToPay = (values) => chooseCatalogue(catalogues).leftToPay(values)
export const leftToPayUntil = (values) => chooseCatalogue(catalogues).leftToPayUntil(values)
export const nextPage = (values) => chooseCatalogue(catalogues).nextPage(values)
export const noInvoices = (values) => chooseCatalogue(catalogues).noInvoices(values)
export const noInvoicesHelp = (values) => chooseCatalogue(catalogues).noInvoicesHelp(values)
export const noMatchingInvoices = (values) => chooseCatalogue(catalogues).noMatchingInvoices(values)
export const openInvoices = (values) => chooseCatalogue(catalogues).openInvoices(values)
export const openOnly = (values) => chooseCatalogue(catalogues).openOnly(values)
export const order = (values) => chooseCatalogue(catalogues).order(values)
export const overdue = (values) => chooseCatalogue(catalogues).overdue(values)
export const overdueOfThem = (values) => chooseCatalogue(catalogues).overdueOfThem(values)
export const overdueOnly = (values) => chooseCatalogue(catalogues).overdueOnly(values)
export const pagesOfInvoices = (values) => chooseCatalogue(catalogues).pagesOfInvoices(values)
export const paidByCard = (values) => chooseCatalogue(catalogues).paidByCard(values)
export const payment = (values) => chooseCatalogue(catalogues).payment(values)
export const previousPage = (values) => chooseCatalogue(catalogues).previousPage(values)
export const purchaseOrder = (values) => chooseCatalogue(catalogues).purchaseOrder(values)
export const searchInvoices = (values) => chooseCatalogue(catalogues).searchInvoices(values)
export const searchInvoicesLabel = (values) => chooseCatalogue(catalogues).searchInvoicesLabel(values)
export const settledOn = (values) => chooseCatalogue(catalogues).settledOn(values)
export const show = (values) => chooseCatalogue(catalogues).show(values)
export const showAllInvoices = (values) => chooseCatalogue(catalogues).showAllInvoices(values)
export const total = (values) => chooseCatalogue(catalogues).total(values)
