// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { de } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const allInvoices = () => "Alle Rechnungen"
export const date = () => "Datum"
export const file = (d) => d.number + " (PDF)"
export const invoice = () => "Rechnung"
export const invoices = () => "Rechnungen"
export const leftToPay = (d) => "Noch " + d.amount + " zu zahlen"
export const leftToPayUntil = (d) => "Noch " + d.amount + " zu zahlen bis " + d.date
export const nextPage = () => "Nächste Seite"
export const noInvoices = () => "Noch keine Rechnungen"
export const noInvoicesHelp = () => "Hier erscheint eine Rechnung, sobald eine Bestellung ganz oder teilweise versendet wurde."
export const noMatchingInvoices = () => "Keine passende Rechnung"
export const openInvoices = (d) => plural(d.count, 0, de, { one: "Eine offene Rechnung, noch " + d.amount + " zu zahlen.", other: strictNumber(currentLocale(), d.count, 0, "count") + " offene Rechnungen, noch " + d.amount + " zu zahlen." })
export const openOnly = () => "Noch offen"
export const order = () => "Bestellung"
export const overdue = () => "Überfällig"
export const overdueOfThem = (d) => plural(d.count, 0, de, { one: "Eine ist überfällig: " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " sind überfällig: " + d.amount + "." })
export const overdueOnly = () => "Überfällig"
export const pagesOfInvoices = () => "Seiten der Rechnungen"
export const paidByCard = () => "Per Karte bezahlt"
export const payment = () => "Zahlung"
export const previousPage = () => "Vorherige Seite"
export const purchaseOrder = () => "Kundenbestell-Nr."
export const searchInvoices = () => "Rechnungen suchen"
export const searchInvoicesLabel = () => "Rechnungs- oder Bestellnummer"
export const settledOn = (d) => "Beglichen am " + d.date
export const show = () => "Anzeigen"
export const showAllInvoices = () => "Alle Rechnungen anzeigen"
export const total = () => "Gesamt"
