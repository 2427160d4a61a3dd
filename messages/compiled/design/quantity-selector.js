// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/quantity-selector.js'
import * as es from '../es/design/quantity-selector.js'
import * as fr from '../fr/design/quantity-selector.js'
import * as de from '../de/design/quantity-selector.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const maximum = (values) => chooseCatalogue(catalogues).maximum(values)
export const minimum = (values) => chooseCatalogue(catalogues).minimum(values)
export const multiples = (values) => chooseCatalogue(catalogues).multiples(values)
export const oneStepLess = (values) => chooseCatalogue(catalogues).oneStepLess(values)
export const oneStepMore = (values) => chooseCatalogue(catalogues).oneStepMore(values)
export const outOfStock = (values) => chooseCatalogue(catalogues).outOfStock(values)
export const quantity = (values) => chooseCatalogue(catalogues).quantity(values)
export const rules = (values) => chooseCatalogue(catalogues).rules(values)
