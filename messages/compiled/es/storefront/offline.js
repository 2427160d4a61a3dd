// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedAfterwards = (d) => plural(d.count, 0, es, { one: "El producto que agregó sin conexión ya está en su carrito.", other: strictNumber(currentLocale(), d.count, 0, "count") + " productos que agregó sin conexión ya están en su carrito." })
export const addedLater = (d) => "No tiene conexión. " + d.product + " se agregará a su carrito cuando vuelva a tenerla."
export const doNotAdd = () => "No agregar estos"
export const notAccepted = () => "La tienda no lo aceptó. Intente agregarlo de nuevo."
export const notStored = () => "El producto no se agregó al carrito porque su navegador no pudo guardarlo. Intente de nuevo cuando tenga conexión."
export const offlineHeading = () => "No tiene conexión"
export const offlineText = () => "Esta página no se puede mostrar sin conexión porque no la ha visitado recientemente. Se abrirá sola cuando vuelva a tener conexión."
export const offlineTitle = () => "Sin conexión"
export const otherAccount = () => "Ahora compra para otra cuenta."
export const pendingAdditions = () => "Agregado mientras no tenía conexión"
export const quantityOfProduct = (d) => d.quantity + " × " + d.product
export const refusedAfterwards = (d) => plural(d.count, 0, es, { one: "Un producto que agregó sin conexión no se pudo agregar a su carrito.", other: strictNumber(currentLocale(), d.count, 0, "count") + " productos que agregó sin conexión no se pudieron agregar a su carrito." })
export const refusedCount = (d) => plural(d.count, 0, es, { one: "1 producto no se agregó a su carrito", other: strictNumber(currentLocale(), d.count, 0, "count") + " productos no se agregaron a su carrito" })
export const refusedProduct = (d) => d.quantity + " × " + d.product + ": " + d.problem
export const removeFromList = () => "Quitar de esta lista"
export const shownFromLastVisit = (d) => "No tiene conexión. Esta página se muestra como estaba el " + d.moment + "; los precios y las existencias pueden haber cambiado."
export const tryAgain = () => "Intentar de nuevo"
export const unknownOutcome = () => "No sabemos si se agregó. Revise su carrito."
export const visitedPages = () => "Páginas que puede leer ahora"
export const waitingCount = (d) => plural(d.count, 0, es, { one: "1 producto se agregará a su carrito cuando tenga conexión", other: strictNumber(currentLocale(), d.count, 0, "count") + " productos se agregarán a su carrito cuando tenga conexión" })
