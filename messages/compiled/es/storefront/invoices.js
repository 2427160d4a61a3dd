// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const allInvoices = () => "Todas las facturas"
export const date = () => "Fecha"
export const file = (d) => d.number + " (PDF)"
export const invoice = () => "Factura"
export const invoices = () => "Facturas"
export const leftToPay = (d) => d.amount + " por pagar"
export const leftToPayUntil = (d) => d.amount + " por pagar a más tardar el " + d.date
export const nextPage = () => "Siguiente"
export const noInvoices = () => "Aún no hay facturas"
export const noInvoicesHelp = () => "Aquí aparece una factura cuando se envía un pedido o una parte de él."
export const noMatchingInvoices = () => "Ninguna factura coincide"
export const openInvoices = (d) => plural(d.count, 0, es, { one: "Una factura por pagar: " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " facturas por pagar: " + d.amount + "." })
export const openOnly = () => "Por pagar"
export const order = () => "Pedido"
export const overdue = () => "Vencida"
export const overdueOfThem = (d) => plural(d.count, 0, es, { one: "Una está vencida: " + d.amount + ".", other: strictNumber(currentLocale(), d.count, 0, "count") + " están vencidas: " + d.amount + "." })
export const overdueOnly = () => "Vencidas"
export const pagesOfInvoices = () => "Páginas de facturas"
export const paidByCard = () => "Pagada con tarjeta"
export const payment = () => "Pago"
export const previousPage = () => "Anterior"
export const purchaseOrder = () => "Orden de compra"
export const searchInvoices = () => "Buscar facturas"
export const searchInvoicesLabel = () => "Número de factura, pedido u OC"
export const settledOn = (d) => "Saldada el " + d.date
export const show = () => "Ver"
export const showAllInvoices = () => "Ver todas las facturas"
export const total = () => "Total"
