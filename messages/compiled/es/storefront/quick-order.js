// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Al carrito"
export const addRows = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " fila", other: strictNumber(currentLocale(), d.count, 0, "count") + " filas" }) + " al carrito"
export const brokenWorkbook = () => "Este libro de Excel no se puede leer. Guárdelo de nuevo como .xlsx o CSV, o copie sus celdas y péguelas."
export const changeQuantityTo = (d) => "Cambiar a " + d.quantity
export const checkRows = () => "Revisar filas"
export const clearRows = () => "Quitar todas las filas"
export const emptyFile = () => "Este archivo está vacío."
export const fixKey = () => "F2"
export const goToCart = () => "Ir al carrito"
export const intro = () => "Escriba números de pieza y cantidades, o péguelos desde una hoja de cálculo en cualquier fila."
export const listCut = () => "Solo se leyeron las primeras 10,000 filas. Agréguelas al carrito y después lea el resto."
export const listFile = () => "Archivo"
export const listFileHint = () => "Un libro de Excel (.xlsx) o un archivo CSV o de texto de hasta 2 MB, con números de pieza y cantidades en cualquier columna."
export const listText = () => "Texto"
export const listTextHint = () => "Un número de pieza y una cantidad por renglón, o el texto de un correo."
export const lookingUp = () => "Buscando…"
export const lookingUpRows = (d) => "Buscando " + plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " fila", other: strictNumber(currentLocale(), d.count, 0, "count") + " filas" }) + "…"
export const meantProduct = (d) => d.partNumber + ", " + d.name
export const nextPriceBreak = (d) => d.price + " c/u a partir de " + d.quantity
export const noTextFile = () => "Esto no es una lista. Elija un libro de Excel (.xlsx), un archivo CSV u otro archivo de texto."
export const notAllSent = () => "No hubo respuesta, así que no se sabe qué filas están en el carrito."
export const notAllSentHelp = () => "Sus filas siguen aquí. Agréguelas de nuevo: lo que ya está en el carrito no se agrega dos veces."
export const notLookedUp = () => "No se pudieron buscar las filas. Siguen aquí."
export const notedNumber = (d) => "Su número, anotado en una línea: " + d.number
export const nothingInFile = () => "Este archivo no tiene números de pieza."
export const nothingInText = () => "No hay ningún número de pieza en este texto."
export const oldWorkbook = () => "Este libro de Excel tiene un formato antiguo. Guárdelo como .xlsx o CSV."
export const orderWhatIsInStock = (d) => "Pedir lo que hay: " + d.quantity
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pageTitle = () => "Pedido rápido"
export const partNumber = () => "Número de pieza"
export const partNumberOfRow = (d) => "Número de pieza, fila " + d.row
export const priceEach = () => "Precio c/u"
export const product = () => "Producto"
export const quantity = () => "Cantidad"
export const quantityOfRow = (d) => "Cantidad, fila " + d.row
export const quickOrder = () => "Pedido rápido"
export const readListTitle = () => "Leer una lista de un texto o un archivo"
export const readText = () => "Leer texto"
export const readingFile = () => "Leyendo el archivo…"
export const removeRow = (d) => "Quitar la fila " + d.row
export const rowCounts = (d) => plural(d.ready, 0, es, { one: strictNumber(currentLocale(), d.ready, 0, "ready") + " fila se puede agregar", other: strictNumber(currentLocale(), d.ready, 0, "ready") + " filas se pueden agregar" }) + plural(d.wrong, 0, es, { "0": "", one: "; " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " fila necesita corrección", other: "; " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " filas necesitan corrección" }) + "."
export const rowsInCart = (d) => plural(d.count, 0, es, { one: d.quantity + " fila está", other: d.quantity + " filas están" }) + " en su carrito."
export const rowsRefused = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " fila no se agregó", other: strictNumber(currentLocale(), d.count, 0, "count") + " filas no se agregaron" }) + ". El motivo está en la fila."
export const saveAsList = () => "Guardar como lista"
export const scanBarcodes = () => "Escanear códigos de barras"
export const scannerNotLoaded = () => "No se pudo cargar el escáner. Revise su conexión e intente de nuevo."
export const suggestions = () => "Números de pieza"
export const tooLargeFile = () => "Este archivo es demasiado grande. Elija uno de hasta 2 MB."
export const tooLargeWorkbook = () => "Este libro de Excel es demasiado grande. Copie las celdas con números de pieza y cantidades, y péguelas."
export const total = () => "Total"
export const tryAgain = () => "Reintentar"
export const yourNumber = (d) => "Su número: " + d.number
