// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { fr } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const allInvoices = () => "Toutes les factures"
export const date = () => "Date"
export const file = (d) => d.number + " (PDF)"
export const invoice = () => "Facture"
export const invoices = () => "Factures"
export const leftToPay = (d) => d.amount + " à payer"
export const leftToPayUntil = (d) => d.amount + " à payer d’ici au " + d.date
export const nextPage = () => "Page suivante"
export const noInvoices = () => "Aucune facture"
export const noInvoicesHelp = () => "Une facture apparaît ici dès qu’une commande, ou une partie de celle-ci, a été expédiée."
export const noMatchingInvoices = () => "Aucune facture trouvée"
export const openInvoices = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " facture à payer, reste dû : " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " factures à payer, reste dû : " + d.amount + "." })
export const openOnly = () => "À payer"
export const order = () => "Commande"
export const overdue = () => "En retard"
export const overdueOfThem = (d) => plural(d.count, 0, fr, { one: strictNumber(currentLocale(), d.count, 0, "count") + " est en retard : " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " sont en retard : " + d.amount + "." })
export const overdueOnly = () => "En retard"
export const pagesOfInvoices = () => "Pages de factures"
export const paidByCard = () => "Payée par carte"
export const payment = () => "Paiement"
export const previousPage = () => "Page précédente"
export const purchaseOrder = () => "Bon de commande"
export const searchInvoices = () => "Rechercher des factures"
export const searchInvoicesLabel = () => "N° de facture, de commande ou de BC"
export const settledOn = (d) => "Réglée le " + d.date
export const show = () => "Afficher"
export const showAllInvoices = () => "Toutes les factures"
export const total = () => "Total"
