// Compiled by `npm run messages`: change the catalogue, not this file.
import { number, plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const accountCartEmpty = (d) => "Aún no se ha agregado nada para " + d.account + "."
export const addByPartNumber = () => "Agregar por número"
export const addedToBuyersCart = () => "El producto se agregó a su carrito."
export const addedToGuestsCart = () => "El producto se agregó al carrito"
export const applyCoupon = () => "Aplicar"
export const bestPriceBreak = () => "El menor precio por volumen"
export const browseProducts = () => "Ver productos"
export const cart = () => "Carrito"
export const cartDescription = () => "Los productos que eligió, con sus precios, y el acceso para finalizar la compra."
export const cartEmptied = () => "Su carrito quedó vacío."
export const cartEmpty = () => "Su carrito está vacío"
export const cartKept = () => "Su carrito se conserva al ingresar. Entonces se aplican los precios de contrato."
export const checkOutAsGuest = () => "Comprar como invitado"
export const continueShopping = () => "Seguir comprando"
export const couponApplied = (d) => "Se aplicó el cupón " + d.code + "."
export const couponCode = () => "Código de cupón"
export const couponRemoved = () => "Se quitó el cupón."
export const couponUsedUp = () => "Un cupón de este carrito ya está agotado"
export const coupons = () => "Cupones"
export const currency = () => "Moneda"
export const discount = () => "Descuento"
export const emptyCart = () => "Vaciar carrito"
export const emptyCartQuestion = () => "¿Vaciar el carrito?"
export const emptyCartWarning = (d) => plural(d.lines, 0, es, { one: "Se quitará todo su contenido.", other: "Se quitarán las " + strictNumber(currentLocale(), d.lines, 0, "lines") + " líneas." }) + " Esto no se puede deshacer."
export const enterCouponCode = () => "Escriba un código de cupón."
export const estimateButton = () => "Estimar"
export const estimateCountry = () => "País"
export const estimateFor = (d) => "Estimación para " + d.place
export const estimateNoMethods = () => "Por el momento no hacemos entregas allí."
export const estimateNote = () => "Es solo una estimación: no se pide ni se reserva nada. El envío y los impuestos se calculan para su dirección completa al finalizar la compra."
export const estimateTitle = () => "Estimar envío e impuestos"
export const estimateUnavailable = () => "En este momento no se pueden estimar el envío y los impuestos. Los verá al finalizar la compra."
export const estimatedMethod = () => "Método de entrega"
export const estimatedShipping = () => "Envío estimado"
export const estimatedTax = () => "Impuestos estimados"
export const estimatedTotal = () => "Total estimado"
export const estimatedWithDuration = (d) => d.method + " (" + d.duration + ")"
export const fewInStock = (d) => "Solo hay " + d.available + " en existencia. Reduzca la cantidad o quite la línea para hacer el pedido ahora."
export const guestCartEmpty = () => "Agregue productos desde sus páginas o desde una búsqueda."
export const itemCount = (d) => plural(d.count, 0, es, { one: d.quantity + " artículo", other: d.quantity + " artículos" })
export const itemCountForAccount = (d) => plural(d.count, 0, es, { one: d.quantity + " artículo", other: d.quantity + " artículos" }) + " para " + d.account
export const itemsInCart = () => "Artículos en su carrito"
export const lineRemoved = (d) => d.product + " se quitó de su carrito."
export const lineWithProblem = (d) => d.product + ": " + d.problem
export const linesBack = (d) => plural(d.restored, 0, es, { "0": "No se volvió a agregar nada a su carrito.", one: strictNumber(currentLocale(), d.restored, 0, "restored") + " línea está de nuevo en su carrito.", other: strictNumber(currentLocale(), d.restored, 0, "restored") + " líneas están de nuevo en su carrito." }) + plural(d.refused, 0, es, { "0": "", one: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " no se pudo volver a agregar.", other: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " no se pudieron volver a agregar." })
export const linesCannotBeOrdered = () => "Algunas líneas no se pueden pedir como están"
export const linesCannotBeOrderedHelp = () => "Cada línea indica el motivo. Cámbiela o quítela para continuar."
export const linesRemoved = (d) => plural(d.count, 0, es, { "0": "No se quitó nada de su carrito.", one: "Se quitó " + strictNumber(currentLocale(), d.count, 0, "count") + " línea de su carrito.", other: "Se quitaron " + strictNumber(currentLocale(), d.count, 0, "count") + " líneas de su carrito." })
export const moveToList = () => "Mover a una lista"
export const nextPriceBreak = (d) => d.price + " c/u a partir de " + d.quantity
export const notAddedToBuyersCart = () => "El producto no se agregó al carrito. Intente más tarde."
export const notAddedToGuestsCart = () => "Ocurrió un error inesperado. Intente más tarde."
export const notInCart = () => "Eso ya no está en su carrito."
export const note = () => "Nota"
export const noteAndReference = () => "Nota y referencia"
export const noteAndReferenceOf = (d) => "Nota y referencia de " + d.product
export const noteSaved = () => "Se guardaron la nota y la referencia."
export const noteTooLong = (d) => d.field + " admite como máximo " + number(currentLocale(), d.max, 0) + " caracteres, y aquí hay " + number(currentLocale(), d.length, 0) + "."
export const nothingSelected = () => "Marque primero las líneas."
export const outOfStock = () => "Este producto está agotado. Reduzca la cantidad o quite la línea para hacer el pedido ahora."
export const pack = () => "Empaque"
export const pagesOfCart = () => "Páginas del carrito"
export const partNumber = () => "Número de pieza"
export const priceEach = () => "Precio c/u"
export const proceedToCheckout = () => "Finalizar la compra"
export const product = () => "Producto"
export const productRemoved = () => "El producto se quitó de su carrito."
export const products = () => "Productos"
export const productsAfterDiscounts = () => "Productos tras descuentos"
export const putBack = (d) => plural(d.count, 0, es, { other: "Volver a agregar" })
export const quantity = () => "Cantidad"
export const quantityChanged = () => "Se cambió la cantidad."
export const quantityOf = (d) => "Cantidad de " + d.product
export const reference = () => "Su referencia"
export const remove = () => "Quitar"
export const removeCoupon = (d) => "Quitar el cupón " + d.code
export const removeLine = (d) => "Quitar " + d.product
export const removeSelected = () => "Quitar marcadas"
export const saveAsList = () => "Guardar como lista"
export const saveNote = () => "Guardar"
export const saving = () => "Guardando"
export const selectAll = () => "Marcar todo"
export const selectAllOnPage = () => "Marcar todo en esta página"
export const selectLine = (d) => "Marcar " + d.product
export const selectedCount = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " marcada", other: strictNumber(currentLocale(), d.count, 0, "count") + " marcadas" })
export const selectionActions = () => "Líneas marcadas"
export const shipping = () => "Envío"
export const shippingLater = () => "Al finalizar la compra"
export const shippingOfDeliveries = (d) => plural(d.count, 0, es, { one: "Por " + strictNumber(currentLocale(), d.count, 0, "count") + " entrega", other: "Por " + strictNumber(currentLocale(), d.count, 0, "count") + " entregas" })
export const signInToCheckOut = () => "Ingresar para comprar"
export const signInToSavedCart = () => "Ingresar para ver su carrito guardado"
export const summary = () => "Resumen"
export const tax = () => "Impuestos"
export const taxLater = () => "Al finalizar la compra"
export const total = () => "Total"
export const update = () => "Actualizar"
export const updateQuantityOf = (d) => "Cambiar la cantidad de " + d.product
export const youSave = () => "Su ahorro"
