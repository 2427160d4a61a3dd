// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const actionForProduct = (d) => d.action + ": " + d.product
export const addMoreToPay = (d) => "Agregue " + d.quantity + " más para pagar " + d.price + " c/u."
export const addMoreToPayLess = (d) => "Agregue " + d.quantity + " más para pagar " + d.price + " c/u, " + d.percent + " % menos."
export const addToList = () => "Agregar a una lista"
export const addVariations = () => "Al carrito"
export const arrival = () => "Llegada"
export const arrivalPlace = (d) => "A " + d.place
export const arrivalUnavailable = () => "Las fechas de llegada no se pueden mostrar ahora. Las verá al finalizar la compra."
export const arrivalUnknown = () => "Por ahora no se sabe cuándo llegaría."
export const arrivesBy = (d) => "Llega: " + d.days + ", con " + d.method
export const arrivesCheapest = (d) => "Llega: " + d.days + ", con " + d.method + ", el envío más económico"
export const arrivesFastest = (d) => "Llega: " + d.days + ", con " + d.method + ", el envío más rápido"
export const askForArrival = () => "Ver cuándo llega"
export const belowCategory = (d) => "Subcategorías de " + d.name
export const boughtOneByOne = () => "Por separado"
export const brand = () => "Marca"
export const capacity = () => "Capacidad"
export const cellName = (d) => d.row + ", " + d.column
export const changeArrivalPlace = () => "Cambiar el lugar"
export const changesOtherChoices = () => "También cambia otras opciones"
export const choicesMissing = (d) => "Elija " + d.choices + " para ver el precio y las existencias."
export const chooseOrFillIn = (d) => "Elija " + d.choices + " para ver los detalles, o indique abajo cuántas unidades necesita de cada variante."
export const chosenOption = (d) => d.choice + ": " + d.option
export const contractPrice = () => "Precio de contrato"
export const contractPriceOf = (d) => "Precio de contrato de " + d.account
export const contractPriceOfUntil = (d) => "Precio de contrato de " + d.account + " hasta el " + d.date
export const contractPriceUntil = (d) => "Precio de contrato hasta el " + d.date
export const copied = () => "Copiado"
export const copy = () => "Copiar"
export const copyValue = (d) => "Copiar " + d.label
export const covers = () => "Cubre"
export const description = () => "Descripción"
export const detects = () => "Detecta"
export const diameter = () => "Diámetro"
export const documents = () => "Documentos"
export const enlarge = () => "Ampliar"
export const fireClass = () => "Clase de fuego"
export const flow = () => "Caudal"
export const force = () => "Fuerza"
export const fromPrice = (d) => "Desde " + d.price
export const goesWithIt = () => "Complementos"
export const gtin = () => "GTIN"
export const home = () => "Inicio"
export const itemQuantity = (d) => d.quantity + " ×"
export const length = () => "Longitud"
export const light = () => "Luminosidad"
export const loadRating = () => "Carga nominal"
export const manufacturerNumber = () => "Número del fabricante"
export const material = () => "Material"
export const moreExpected = (d) => "Se espera el " + d.day + ": " + d.quantity + " más"
export const nextPicture = () => "Imagen siguiente"
export const noneAtLocation = () => "Sin existencias"
export const notAvailable = () => "no disponible"
export const notDelivered = () => "Por ahora no se puede entregar allí."
export const noticeAsked = () => "Le avisaremos por correo cuando haya existencias."
export const noticeConfirmIntro = (d) => "Usted pidió un correo para cuando " + d.product + " esté de nuevo en existencia. Confírmelo."
export const noticeConfirmed = () => "Gracias. Le avisaremos por correo cuando haya existencias."
export const noticeEmail = () => "Su correo electrónico"
export const noticeEmailHint = () => "Primero le enviaremos un enlace para confirmarlo."
export const noticeEnd = () => "No avisarme"
export const noticeEndIntro = (d) => "Recibirá un correo cuando " + d.product + " esté de nuevo en existencia."
export const noticeEnded = () => "No recibirá correos sobre este producto."
export const noticeGone = () => "Este aviso ya no está activo o el enlace venció."
export const noticeLinkSent = (d) => "Enviamos un enlace a " + d.email + ". Ábralo y le avisaremos cuando haya existencias del producto."
export const noticeNotifiedIntro = (d) => "Ya le avisamos por correo que " + d.product + " está de nuevo en existencia. No recibirá más correos al respecto."
export const noticeRequest = () => "Avisarme cuando haya existencias"
export const noticeTitle = () => "Aviso de existencias"
export const noticeToProduct = () => "Ver el producto"
export const noticeWaiting = () => "Le avisaremos por correo, una sola vez, cuando este producto esté de nuevo en existencia."
export const onlyInStock = (d) => "Solo hay " + d.quantity + " en existencia."
export const optionalPart = (d) => d.partNumber + " · opcional"
export const orderSeveral = () => "Pedir varias a la vez"
export const orderSeveralOf = () => "Cantidad de cada una"
export const outOfStockUntil = (d) => "Agotado · Se espera el " + d.day
export const pack = () => "Empaque"
export const partEach = (d) => d.price + " c/u"
export const partNumber = (d) => "Número de pieza " + d.partNumber
export const partNumberLabel = () => "Número de pieza"
export const partsCost = (d) => d.price + " por separado"
export const partsCostMore = (d) => d.price + " por separado: usted ahorra " + d.saving
export const perUnit = (d) => "por " + d.unit
export const pictureCount = (d) => d.position + " de " + d.count
export const pictures = () => "Imágenes"
export const piecesOnTop = () => "Unidades extra a menor precio"
export const pleaseChoose = () => "por elegir"
export const previousPicture = () => "Imagen anterior"
export const pricedOnRequest = () => "El precio de este producto se da a solicitud: se fabrica sobre pedido o su precio depende de la configuración."
export const quantity = () => "Cantidad"
export const quantityOfVariation = (d) => "Cantidad de " + d.variation
export const quoteOnly = () => "Solo por cotización"
export const relatedProducts = () => "Productos relacionados"
export const replacedBy = (d) => "Reemplazado por " + d.product
export const requestQuote = () => "Solicitar cotización"
export const retired = () => "Ya no está disponible."
export const showArrival = () => "Mostrar fechas de llegada"
export const size = () => "Medidas"
export const soldBy = () => "Venta por"
export const specialPriceUntil = (d) => "Precio especial hasta el " + d.date
export const specifications = () => "Especificaciones"
export const standard = () => "Norma"
export const stockByLocation = () => "Existencias por ubicación"
export const term = () => "Plazo"
export const thread = () => "Rosca"
export const travel = () => "Recorrido"
export const variationsAdded = (d) => plural(d.count, 0, es, { one: "Se agregó " + strictNumber(currentLocale(), d.count, 0, "count") + " variante", other: "Se agregaron " + strictNumber(currentLocale(), d.count, 0, "count") + " variantes" }) + " a su carrito."
export const variationsMissing = () => "Indique cuántas unidades necesita antes de agregarlas a su carrito."
export const variationsNotAdded = () => "No se agregó nada a su carrito. Intente más tarde."
export const variationsPartlyAdded = (d) => plural(d.added, 0, es, { one: "Se agregó " + strictNumber(currentLocale(), d.added, 0, "added") + " variante", other: "Se agregaron " + strictNumber(currentLocale(), d.added, 0, "added") + " variantes" }) + " a su carrito; " + plural(d.refused, 0, es, { one: strictNumber(currentLocale(), d.refused, 0, "refused") + " no se agregó", other: strictNumber(currentLocale(), d.refused, 0, "refused") + " no se agregaron" }) + ". El motivo está en la tabla."
export const variationsRefused = () => "No se agregó nada a su carrito. El motivo está en la tabla."
export const viewCart = () => "Ver carrito"
export const viewDetails = () => "Ver detalles"
export const viewOptions = () => "Ver opciones"
export const viewTerms = () => "Ver plazos"
export const voltage = () => "Voltaje"
export const whatIsInIt = () => "Qué incluye"
