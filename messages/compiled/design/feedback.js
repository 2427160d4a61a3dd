// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/feedback.js'
import * as es from '../es/design/feedback.js'
import * as fr from '../fr/design/feedback.js'
import * as de from '../de/design/feedback.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const dismiss = (values) => chooseCatalogue(catalogues).dismiss(values)
export const inStock = (values) => chooseCatalogue(catalogues).inStock(values)
export const madeToOrder = (values) => chooseCatalogue(catalogues).madeToOrder(values)
export const onlyFewLeft = (values) => chooseCatalogue(catalogues).onlyFewLeft(values)
export const outOfStock = (values) => chooseCatalogue(catalogues).outOfStock(values)
