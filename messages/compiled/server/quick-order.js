// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/quick-order.js'
import * as es from '../es/server/quick-order.js'
import * as fr from '../fr/server/quick-order.js'
import * as de from '../de/server/quick-order.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const ambiguousPartNumber = (values) => chooseCatalogue(catalogues).ambiguousPartNumber(values)
export const lowStock = (values) => chooseCatalogue(catalogues).lowStock(values)
export const malformedQuantity = (values) => chooseCatalogue(catalogues).malformedQuantity(values)
export const outOfStock = (values) => chooseCatalogue(catalogues).outOfStock(values)
export const unknownPartNumber = (values) => chooseCatalogue(catalogues).unknownPartNumber(values)
export const withArrival = (values) => chooseCatalogue(catalogues).withArrival(values)
