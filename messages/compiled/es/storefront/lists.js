// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addAllToCart = () => "Todo al carrito"
export const addLines = () => "Agregar productos"
export const addSelectedToCart = () => "Agregar marcadas"
export const addToList = () => "Agregar a una lista"
export const addToThisList = () => "Agregar aquí"
export const boughtBefore = () => "Compras anteriores"
export const boughtBeforeDetail = () => "Todo lo que se ha pedido, con la fecha, el precio y la cantidad de la última vez."
export const boughtEmpty = () => "Aún no se ha pedido nada"
export const boughtEmptyHelp = () => "Lo que se pide aparece aquí, para poder volver a pedirlo."
export const boughtNoMatch = () => "No hay resultados para su búsqueda"
export const boughtNoMatchHelp = () => "Busque por una parte del número de pieza o del nombre."
export const boughtOften = (d) => plural(d.count, 0, es, { one: "Pedido una vez", other: "Pedido " + strictNumber(currentLocale(), d.count, 0, "count") + " veces" })
export const boughtSearch = () => "Número de pieza o nombre"
export const boughtSearchLabel = () => "Buscar en compras anteriores"
export const changeList = () => "Nombre y uso compartido"
export const chooseList = () => "Lista"
export const copyList = () => "Copiar esta lista"
export const copyName = () => "Nombre de la copia"
export const copyOf = (d) => d.name + " (copia)"
export const copySubmit = () => "Crear una copia"
export const createList = () => "Crear lista"
export const deleteList = () => "Eliminar lista"
export const deleteListQuestion = () => "¿Eliminar esta lista?"
export const deleteListWarning = (d) => "“" + d.name + "” y sus líneas se eliminan definitivamente."
export const dragLine = (d) => "Arrastre para mover " + d.product
export const everybodyOfAccount = (d) => "Todos los que compran para " + d.account + " pueden verla y agregarle productos"
export const firstPage = () => "Primera página"
export const forAccount = () => "Compartida"
export const forMe = () => "Solo usted"
export const goToCart = () => "Ir al carrito"
export const labelQuantity = (d) => "Cantidad " + d.quantity
export const labels = (d) => "Etiquetas de " + d.name
export const lastTime = (d) => "Última vez, " + d.date + ": " + d.quantity + " a " + d.price
export const lineChangedMeanwhile = () => "Alguien cambió esta línea mientras tanto. Lo que escribió no se guardó: guarde de nuevo para conservarlo."
export const lineCount = (d) => plural(d.count, 0, es, { "0": "Vacía", one: strictNumber(currentLocale(), d.count, 0, "count") + " línea", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas" })
export const lineRestored = () => "La línea está de nuevo en la lista."
export const lines = () => "Líneas"
export const linesInCart = (d) => plural(d.added, 0, es, { "0": "No se agregó nada a su carrito.", one: strictNumber(currentLocale(), d.added, 0, "added") + " línea está en su carrito.", other: strictNumber(currentLocale(), d.added, 0, "added") + " líneas están en su carrito." }) + plural(d.refused, 0, es, { "0": "", one: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " línea no se pudo agregar.", other: " " + strictNumber(currentLocale(), d.refused, 0, "refused") + " líneas no se pudieron agregar." })
export const linesMoved = (d) => plural(d.moved, 0, es, { "0": "No se movió ninguna línea.", one: "Se movió " + strictNumber(currentLocale(), d.moved, 0, "moved") + " línea de su carrito a esta lista.", other: "Se movieron " + strictNumber(currentLocale(), d.moved, 0, "moved") + " líneas de su carrito a esta lista." })
export const linesNotSaved = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " línea no se guardó. El motivo está en la línea.", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas no se guardaron. El motivo está en cada línea." })
export const linesSaved = (d) => plural(d.count, 0, es, { "0": "No había nada que guardar.", one: "Se guardó " + strictNumber(currentLocale(), d.count, 0, "count") + " línea.", other: "Se guardaron " + strictNumber(currentLocale(), d.count, 0, "count") + " líneas." })
export const linesStay = () => "Lo que no se pudo mover sigue en su carrito."
export const list = () => "Lista"
export const listChanged = () => "Último cambio"
export const listCopied = (d) => "La copia se llama “" + d.name + "”."
export const listDeleted = (d) => "Se eliminó “" + d.name + "”."
export const listEmpty = () => "Aún no hay nada en esta lista."
export const listEmptyHelp = () => "Agregue productos abajo, o desde sus páginas, el carrito o un pedido."
export const listFile = () => "Archivo"
export const listName = () => "Nombre"
export const listSaved = () => "Se guardó la lista."
export const listText = () => "Números de pieza y cantidades"
export const listTextHint = () => "Un número de pieza y una cantidad por renglón, celdas de una hoja de cálculo o el texto de un correo."
export const lists = () => "Listas"
export const listsEmpty = () => "Aún no tiene listas"
export const listsEmptyHelp = () => "Dé un nombre a una lista y llénela con productos, el carrito, un pedido o un archivo."
export const listsFor = (d) => "Sus listas y las compartidas con " + d.account
export const moveDown = (d) => "Bajar " + d.product
export const moveToList = () => "Mover a una lista"
export const moveToThisList = () => "Mover aquí"
export const moveUp = (d) => "Subir " + d.product
export const nameMissing = () => "Escriba un nombre para la lista."
export const newList = () => "Nueva lista"
export const newListName = () => "Nombre de la nueva lista"
export const nextPage = () => "Siguiente"
export const noLongerAvailable = () => "Este producto ya no está disponible."
export const noLongerAvailableName = () => "Producto que ya no está disponible"
export const noSource = () => "No hay nada que agregar"
export const noSourceHelp = () => "Abra un producto, el carrito o un pedido y elija allí “Agregar a una lista”."
export const noSubscriptions = () => "Las suscripciones no pueden estar en una lista."
export const note = () => "Nota"
export const noteOf = (d) => "Nota sobre " + d.product
export const nothingSelected = () => "Marque primero las líneas que quiere agregar."
export const nothingToAdd = () => "No hay ningún número de pieza en este texto o archivo."
export const orderOfLastTime = () => "Pedido"
export const pagesOfList = () => "Páginas"
export const previousPage = () => "Anterior"
export const priceEach = () => "Precio c/u"
export const printHelp = () => "Imprima esta página con su navegador."
export const printLabels = () => "Imprimir etiquetas"
export const product = () => "Producto"
export const putItBack = () => "Volver a agregar"
export const quantity = () => "Cantidad"
export const quantityOf = (d) => "Cantidad de " + d.product
export const quantityWrong = () => "Escriba una cantidad mayor que cero, o deje el campo vacío para usar la mínima que se puede comprar."
export const removeLine = (d) => "Quitar " + d.product + " de la lista"
export const removed = (d) => "Se quitó " + d.product + "."
export const rowWithProblem = (d) => d.row + ": " + d.problem
export const rowsAdded = (d) => plural(d.added, 0, es, { "0": "No se agregó ninguna línea.", one: "Se agregó " + strictNumber(currentLocale(), d.added, 0, "added") + " línea.", other: "Se agregaron " + strictNumber(currentLocale(), d.added, 0, "added") + " líneas." }) + plural(d.changed, 0, es, { "0": "", one: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " línea ya estaba en la lista.", other: " " + strictNumber(currentLocale(), d.changed, 0, "changed") + " líneas ya estaban en la lista." }) + plural(d.wrong, 0, es, { "0": "", one: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " no se pudo agregar.", other: " " + strictNumber(currentLocale(), d.wrong, 0, "wrong") + " no se pudieron agregar." })
export const saveLines = () => "Guardar cambios"
export const saveList = () => "Guardar"
export const selectLine = (d) => "Marcar " + d.product
export const shareList = () => "Compartir con la cuenta"
export const sharedBy = (d) => "Compartida por " + d.name
export const sortBought = () => "Ordenar por"
export const sortByCount = () => "Pedidos más veces"
export const sortByDate = () => "Último pedido"
export const sortByNumber = () => "Número de pieza"
export const sourceCart = () => "Lo que está en su carrito"
export const sourceLines = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " línea de su carrito", other: strictNumber(currentLocale(), d.count, 0, "count") + " líneas de su carrito" })
export const sourceOrder = (d) => "Los artículos del pedido " + d.number
export const sourceRows = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " fila de su pedido rápido", other: strictNumber(currentLocale(), d.count, 0, "count") + " filas de su pedido rápido" })
export const total = () => "Total"
export const yourLists = () => "Sus listas"
