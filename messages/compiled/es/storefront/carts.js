// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, select, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addedToNamedCart = (d) => "El producto se agregó al carrito “" + d.cart + "”."
export const allCarts = () => "Sus carritos"
export const cancel = () => "Cancelar"
export const cartDeleted = (d) => "Se eliminó el carrito “" + d.cart + "”."
export const cartIsCurrent = (d) => "“" + d.cart + "” es ahora su carrito actual."
export const cartName = () => "Nombre del carrito"
export const cartOption = (d) => d.cart + " (" + plural(d.count, 0, es, { "0": "vacío", one: strictNumber(currentLocale(), d.count, 0, "count") + " línea", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas" }) + ")"
export const cartRenamed = (d) => "El carrito se llama ahora “" + d.cart + "”."
export const cartSent = (d) => "Se envió una copia del carrito a " + d.name + "."
export const cartStarted = (d) => "Se creó “" + d.cart + "”, que es ahora su carrito actual."
export const carts = () => "Carritos"
export const cartsFor = (d) => "Sus carritos para " + d.account
export const changedAt = (d) => "Modificado el " + d.time
export const colleague = () => "Colega"
export const current = () => "Carrito actual"
export const deleteCart = () => "Eliminar el carrito"
export const deleteLink = () => "Eliminar"
export const deleteLinkOf = (d) => "Eliminar: " + d.cart
export const deleteQuestion = (d) => "¿Eliminar el carrito “" + d.cart + "”? " + select(d.isCurrent, { true: "Es su carrito actual. ", other: "" }) + plural(d.count, 0, es, { "0": "Está vacío.", one: "Se eliminará también su línea.", other: "Se eliminarán también sus " + strictNumber(currentLocale(), d.count, 0, "count") + " líneas." }) + " Esto no se puede deshacer."
export const lineCount = (d) => plural(d.count, 0, es, { "0": "Sin líneas", one: strictNumber(currentLocale(), d.count, 0, "count") + " línea", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas" })
export const linesInCart = (d) => plural(d.count, 0, es, { one: d.product + " está de nuevo en su carrito.", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas están de nuevo en su carrito." })
export const linesSaved = (d) => plural(d.count, 0, es, { one: d.product + " se guardó para más tarde.", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas se guardaron para más tarde." })
export const makeCurrent = () => "Usar como actual"
export const makeCurrentOf = (d) => "Usar como actual: " + d.cart
export const moveLineToCart = (d) => "Mover al carrito: " + d.product
export const moveToCart = () => "Mover al carrito"
export const movedBack = (d) => plural(d.count, 0, es, { one: "La línea está donde estaba.", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas están donde estaban." })
export const nameMissing = () => "Indique un nombre para el carrito."
export const newCart = () => "Carrito nuevo"
export const newCartHint = () => "Pasa a ser su carrito actual. El anterior lo conserva todo."
export const noCarts = () => "Todavía no tiene ningún carrito"
export const noCartsHelp = () => "Cree uno a continuación o agregue un producto desde su página."
export const noColleagues = () => "Nadie más compra para esta cuenta."
export const nothingSelected = () => "Seleccione primero las líneas."
export const otherCart = () => "Otro carrito"
export const priceEach = (d) => d.price + " por unidad"
export const productCount = (d) => plural(d.count, 0, es, { one: d.quantity + " artículo", other: d.quantity + " artículos" })
export const quantityOf = (d) => "Cantidad " + d.quantity
export const removeSaved = () => "Quitar"
export const removeSavedLine = (d) => "Quitar: " + d.product
export const rename = () => "Cambiar nombre"
export const renameOf = (d) => "Cambiar nombre: " + d.cart
export const saveForLater = () => "Guardar para más tarde"
export const saveLineForLater = (d) => "Guardar para más tarde: " + d.product
export const saveName = () => "Guardar el nombre"
export const savedForLater = (d) => "Guardado para más tarde (" + d.count + ")"
export const savedLineRemoved = () => "La línea se quitó de las guardadas para más tarde."
export const savedMore = (d) => "Se muestran las últimas " + d.shown + " de " + d.count + " líneas. Mueva o quite algunas para ver las demás."
export const send = () => "Enviar a un colega"
export const sendCart = () => "Enviar el carrito"
export const sendHint = () => "Su colega recibe un correo y una copia con las líneas y notas, con los precios que le correspondan. No se pide nada."
export const sendOf = (d) => "Enviar a un colega: " + d.cart
export const sentBy = (d) => "De " + d.name
export const startCart = () => "Crear el carrito"
export const switchCart = () => "Usar este carrito"
export const switchedCart = (d) => "No se cambió nada: la página se mostraba para el carrito “" + d.shown + "”, pero su carrito actual es ahora “" + d.current + "”. Revíselo e intente de nuevo."
export const undo = () => "Deshacer"
export const yourCarts = () => "Sus carritos"
