// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const account = () => "Cuenta"
export const accountOrdersEmpty = (d) => "Los pedidos que se realizan para " + d.account + " aparecen aquí."
export const accountOrdersEmptyWithoutName = () => "Los pedidos que se realizan para su cuenta aparecen aquí."
export const addToList = () => "Agregar a una lista"
export const anyStatus = () => "Todos"
export const asBuyerText = () => "Este es el pedido como lo ve el comprador. Aquí no se puede hacer nada."
export const asBuyerTitle = () => "Como lo ve el comprador"
export const attention = () => "A la atención de"
export const backToOffice = () => "Volver a administración"
export const billingAddress = () => "Dirección de facturación"
export const browseProducts = () => "Ver productos"
export const canceledItems = () => "Artículos cancelados"
export const canceledQuantity = (d) => "Cancelado: " + d.quantity
export const card = () => "Tarjeta"
export const cardEndingIn = (d) => d.brand + " terminada en " + d.digits
export const checkBothOrderFields = () => "No se encontró ningún pedido con esta referencia y este correo electrónico. Revise ambos; el número de pedido por sí solo no basta."
export const continueShopping = () => "Seguir comprando"
export const costCenter = () => "Centro de costos"
export const creditMemo = (d) => "Nota de crédito " + d.number + " (PDF)"
export const creditedForReturns = () => "Acreditado por devoluciones"
export const currency = () => "Moneda"
export const date = () => "Fecha"
export const deliveryAddress = () => "Dirección de entrega"
export const deliveryMethod = () => "Método de entrega"
export const desiredDeliveryDate = () => "Fecha de entrega deseada"
export const discount = () => "Descuento"
export const each = () => "C/u"
export const emailAddress = () => "Correo electrónico"
export const emailHint = () => "El que indicó al finalizar la compra."
export const enterEmail = () => "Escriba el correo electrónico que indicó al finalizar la compra."
export const enterReference = () => "Escriba la referencia de su pedido."
export const estimatedArrival = () => "Llegada estimada"
export const expectedOn = (d) => "Se espera el " + d.date
export const findAnotherOrder = () => "Buscar otro pedido"
export const findOrder = () => "Buscar pedido"
export const findOrderIntro = () => "¿Pidió sin ingresar? Escriba la referencia de su pedido y su correo electrónico."
export const findThisOrder = () => "consultar este pedido"
export const findYourOrder = () => "Buscar su pedido"
export const fromDay = () => "Desde"
export const gift = () => "Regalo"
export const giftFor = (d) => "Para " + d.recipient
export const giftWrapLeftOut = () => "No se incluyó la envoltura de regalo: puede elegir una al finalizar la compra."
export const invoice = (d) => "Factura " + d.number + " (PDF)"
export const invoiceGoesToBillingAddress = (d) => "La factura menciona la orden de compra " + d.purchaseOrder + " y se envía a la dirección de facturación."
export const invoices = () => "Facturas y notas de crédito"
export const itemsInCart = (d) => "Los artículos del pedido " + d.number + " están en su carrito."
export const itemsOfOrder = () => "Artículos de este pedido"
export const itemsOfShipment = (d) => "Artículos del envío " + d.number
export const keepReference = (d) => "Guarde la referencia " + d.reference + ". Con ella y su correo electrónico podrá " + d.findOrder + " más adelante."
export const leftToPay = (d) => d.amount + " por pagar"
export const leftToPayUntil = (d) => d.amount + " por pagar a más tardar el " + d.date
export const lineDiscount = (d) => "Descuento " + d.amount
export const lineNote = (d) => "Nota: " + d.text
export const lineReference = (d) => "Su referencia: " + d.text
export const mailsGoTo = (d) => "Enviamos una confirmación a " + d.email + "."
export const newerOrders = () => "Más recientes"
export const noMatchingOrders = () => "Ningún pedido coincide"
export const noMatchingOrdersHelp = () => "Pruebe con menos letras, otro estatus u otras fechas."
export const noOrders = () => "Aún no hay pedidos"
export const notes = () => "Mensajes sobre este pedido"
export const olderOrders = () => "Más antiguos"
export const order = () => "Pedido"
export const orderIsPlaced = (d) => "Pedido " + d.number + " realizado"
export const orderNotFound = () => "No se encontró su pedido"
export const orderNumber = () => "Número de pedido"
export const orderSummary = () => "Resumen del pedido"
export const orderTheseAgain = () => "Volver a pedir estos artículos"
export const orderTitle = (d) => "Pedido " + d.number
export const orderedBy = () => "Pedido por"
export const orderedByAnyone = () => "Cualquier persona"
export const orderedByMe = () => "Yo"
export const orderedForAccount = (d) => "¿Pidió para una cuenta? " + d.signIn + " para ver sus pedidos."
export const orders = () => "Pedidos"
export const ordersNewestFirst = (d) => "Pedidos de " + d.account + ", primero los más recientes"
export const pagesOfOrders = () => "Páginas de pedidos"
export const paidBy = () => "Pagado con"
export const placedNumber = (d) => "Número de pedido " + d.number
export const placedNumberAndCard = (d) => "Número de pedido " + d.number + ", pagado con " + d.card
export const placedNumberAndPurchaseOrder = (d) => "Número de pedido " + d.number + ", orden de compra " + d.purchaseOrder
export const placedNumberPurchaseOrderAndCard = (d) => "Número de pedido " + d.number + ", orden de compra " + d.purchaseOrder + ", pagado con " + d.card
export const priceEach = () => "Precio c/u"
export const printConfirmation = () => "Imprimir"
export const product = () => "Producto"
export const productWithProblem = (d) => d.product + ": " + d.problem
export const products = () => "Productos"
export const productsAfterDiscounts = () => "Productos tras descuentos"
export const purchaseOrder = () => "Orden de compra"
export const purchaseOrderFile = () => "Archivo de la orden de compra"
export const quantity = () => "Cantidad"
export const questionsAboutOrder = () => "¿Preguntas sobre este pedido?"
export const reference = () => "Referencia"
export const referenceHint = () => "Está en la confirmación de su pedido, por ejemplo, ER37G-VYS2M-6GPHH-HG4DE."
export const returnedQuantity = (d) => "Devuelto: " + d.quantity
export const searchOrders = () => "Buscar pedidos"
export const searchOrdersLabel = () => "Número, OC, pieza o persona"
export const seeYourOrders = () => "Ver sus pedidos"
export const sentAsGift = () => "Enviado como regalo"
export const settledOnDay = (d) => "Saldada el " + d.date
export const shipmentItem = (d) => d.quantity + " × " + d.partNumber + " " + d.name
export const shipments = () => "Envíos"
export const shippedBy = (d) => "Enviado el " + d.date + " por " + d.carrier
export const shipping = () => "Envío"
export const shippingInDeliveries = (d) => plural(d.count, 0, es, { one: "Se envían en " + strictNumber(currentLocale(), d.count, 0, "count") + " entrega, a la dirección que se indica abajo, por el método que eligió para ella.", other: "Se envían en " + strictNumber(currentLocale(), d.count, 0, "count") + " entregas, cada una a la dirección que se indica abajo, por el método que eligió para ella." })
export const shippingToAddress = () => "Se envían a la dirección de entrega que se indica abajo."
export const shippingToAddressByMethod = (d) => "Se envían a la dirección de entrega que se indica abajo por el método que eligió: " + d.method + "."
export const showAllOrders = () => "Ver todos los pedidos"
export const signIn = () => "Ingrese"
export const someItemsNotAdded = (d) => "Algunos artículos no se pudieron volver a agregar. " + d.problems
export const status = () => "Estatus"
export const statusApproved = () => "Aprobado"
export const statusAwaitingApproval = () => "Recibido, en espera de nuestra aprobación"
export const statusBeingPrepared = () => "En preparación"
export const statusCancelled = () => "Cancelado"
export const statusOnHold = () => "En espera: nos comunicaremos con usted"
export const statusPartlyShipped = () => "Enviado en parte"
export const statusReceived = () => "Recibido"
export const statusShipped = () => "Enviado"
export const tax = () => "Impuestos"
export const toDay = () => "Hasta"
export const total = () => "Total"
export const trackShipment = (d) => "Rastrear " + d.number
export const trackingNumber = (d) => "Número de rastreo " + d.number
export const unnamedProduct = () => "Un producto"
export const warehousePicks = () => "El almacén prepara sus artículos. Desde ahora están reservados para usted."
export const warehousePicksThen = () => "Después, el almacén prepara sus artículos."
export const weApproveFirst = () => "Revisamos y aprobamos su pedido. Hasta entonces, sus artículos están reservados para usted."
export const whatHappensNext = () => "Qué sigue"
export const yourOrderIsPlaced = () => "Recibimos su pedido"
