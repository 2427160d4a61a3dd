// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const addNumber = () => "Agregar un número de pieza"
export const addYourNumber = () => "Agregar su número de pieza"
export const entered = () => "Registrado"
export const file = () => "Archivo"
export const fileCut = () => "Solo se leyeron las primeras 20,000 filas."
export const fileEntered = (d) => plural(d.added, 0, es, { one: strictNumber(currentLocale(), d.added, 0, "added") + " número agregado", other: strictNumber(currentLocale(), d.added, 0, "added") + " números agregados" }) + "; cambiados: " + d.changed + "; sin cambios: " + d.unchanged + "; no registrados: " + d.wrong + "."
export const fileHint = () => "CSV o Excel (.xlsx) de hasta 2 MB con dos columnas: su número de pieza y el nuestro. Si ya tiene un número, se le asigna el producto del archivo."
export const fileStopped = (d) => "Desde la fila " + d.row + " no se registró nada: " + d.problem
export const intro = () => "El pedido rápido y la búsqueda entienden estos números para todos los usuarios de su cuenta."
export const learned = () => "Anotado en una línea de un pedido o una lista"
export const nextPage = () => "Página siguiente"
export const noFile = () => "Elija un archivo."
export const noMatch = () => "Ningún número de pieza coincide"
export const noNumbers = () => "Todavía no hay números de pieza"
export const noNumbersHelp = () => "Agregue su propio número para un producto aquí o en la página del producto. Los números que anota en líneas de pedidos y listas también aparecen aquí."
export const nothingInFile = () => "Este archivo no tiene números de pieza."
export const numberRemoved = () => "Se quitó su número de pieza."
export const numberSaved = (d) => "Se guardó su número de pieza " + d.number + "."
export const otherNumbers = (d) => plural(d.count, 0, es, { one: "Un número más", other: strictNumber(currentLocale(), d.count, 0, "count") + " números más" })
export const ourNumber = () => "Nuestro número de pieza"
export const pagesOfNumbers = () => "Páginas de números de pieza"
export const previousPage = () => "Página anterior"
export const product = () => "Producto"
export const productNotAvailable = () => "No disponible para usted"
export const remove = () => "Quitar"
export const removeNumber = (d) => "Quitar " + d.number
export const removed = (d) => "Se quitó " + d.number + "."
export const rowProblem = (d) => "Fila " + d.row + ", " + d.number + ": " + d.problem
export const save = () => "Guardar"
export const searchNumbers = () => "Buscar números de pieza"
export const searchNumbersLabel = () => "Su número, el nuestro o el nombre del producto"
export const showAll = () => "Mostrar todos los números"
export const source = () => "Origen"
export const upload = () => "Subir"
export const uploadFile = () => "Subir un archivo"
export const yourNumber = () => "Su número de pieza"
export const yourNumberHint = () => "El número con el que su empresa identifica este producto."
export const yourNumberIs = (d) => "Su número de pieza: " + d.number
export const yourNumbers = () => "Sus números de pieza"
