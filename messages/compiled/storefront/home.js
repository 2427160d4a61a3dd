// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/home.js'
import * as es from '../es/storefront/home.js'
import * as fr from '../fr/storefront/home.js'
import * as de from '../de/storefront/home.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const actionForProduct = (values) => chooseCatalogue(catalogues).actionForProduct(values)
export const limitExceeded = (values) => chooseCatalogue(catalogues).limitExceeded(values)
export const requestQuote = (values) => chooseCatalogue(catalogues).requestQuote(values)
