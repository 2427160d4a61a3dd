// Compiled by `npm run messages`: change the catalogue, not this file.
import { plural, strictNumber } from '@messageformat/runtime'
import { es } from '@messageformat/runtime/lib/cardinals'
import { currentLocale } from '@hydrant/messages/locale.ts'
export const applyFilters = () => "Aplicar filtros"
export const applySpan = () => "Aplicar"
export const askUs = () => "Consúltenos"
export const askUsText = (d) => "Podemos conseguir más de lo que aparece en la tienda. " + d.requestQuote + " de lo que busca, o " + d.contactUs + "."
export const atLeast = (d) => d.filter + ": desde " + d.value
export const atMost = (d) => d.filter + ": hasta " + d.value
export const boughtBefore = () => "Compras anteriores"
export const browseCategories = () => "Explorar las categorías"
export const cart = () => "Carrito"
export const checkSpelling = () => "Revise la ortografía, o busque un número de pieza, una marca o una palabra más sencilla."
export const chooseOptions = () => "Elegir opciones"
export const chosenFilters = () => "Filtros elegidos"
export const close = () => "Cerrar"
export const columnWithUnit = (d) => d.label + " (" + d.unit + ")"
export const compare = () => "Comparar"
export const compareChosen = () => "Comparar los productos elegidos"
export const compareProduct = (d) => "Comparar " + d.name
export const contactUs = () => "contáctenos"
export const filterValue = (d) => d.filter + ": " + d.value
export const filters = () => "Filtros"
export const foundPages = () => "Páginas con estas palabras"
export const inStock = () => "En existencia"
export const isPartNumber = (d) => "Este es el número de pieza " + d.term + "."
export const name = () => "Nombre"
export const noFilteredProducts = () => "Ningún producto cumple con todo esto"
export const noFilteredProductsHelp = () => "Quite un filtro, o busque un número de pieza, una marca o una palabra más sencilla."
export const noMatches = () => "No hay resultados para esta búsqueda"
export const noProducts = () => "No hay productos aquí"
export const notStated = () => "no se indica"
export const order = () => "Pedir"
export const ownNumberOf = (d) => d.partNumber + ", " + d.name
export const pagesOfProducts = () => "Páginas de productos"
export const partNumber = () => "Número de pieza"
export const price = () => "Precio"
export const pricedOnRequest = () => "Precio a solicitud"
export const productCount = (d) => plural(d.count, 0, es, { one: strictNumber(currentLocale(), d.count, 0, "count") + " producto", other: strictNumber(currentLocale(), d.count, 0, "count") + " productos" })
export const removeAll = () => "Quitar todo"
export const removeAllFilters = () => "Quitar todos los filtros"
export const removeFilter = (d) => "Quitar " + d.filter
export const requestQuote = () => "Solicite una cotización"
export const resultsFor = (d) => "Resultados de " + d.term
export const search = (d) => "Búsqueda: " + d.term
export const searchDescription = (d) => "Productos y números de pieza que coinciden con " + d.term + "."
export const seeAllResults = () => "Ver todos los resultados de esta búsqueda"
export const showAsGrid = () => "Ver en cuadrícula"
export const showAsList = () => "Ver en lista"
export const showAsTable = () => "Ver en tabla"
export const showOnly = () => "Ver solo"
export const similarSearches = () => "Búsquedas con resultados"
export const sortButton = () => "Ordenar"
export const sortBy = () => "Ordenar por"
export const sortByColumn = (d) => "Ordenar por " + d.column
export const spanFrom = () => "Desde"
export const spanTo = () => "Hasta"
export const subcategories = () => "Subcategorías"
export const tableOfProducts = () => "Productos como tabla"
export const termTooLong = (d) => "Una búsqueda puede tener como máximo " + d.maximum + " caracteres. Un número de pieza o unas pocas palabras sencillas dan los mejores resultados."
