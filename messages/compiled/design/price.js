// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/price.js'
import * as es from '../es/design/price.js'
import * as fr from '../fr/design/price.js'
import * as de from '../de/design/price.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const asLowAs = (values) => chooseCatalogue(catalogues).asLowAs(values)
export const buyMore = (values) => chooseCatalogue(catalogues).buyMore(values)
export const discount = (values) => chooseCatalogue(catalogues).discount(values)
export const discountOf = (values) => chooseCatalogue(catalogues).discountOf(values)
export const from = (values) => chooseCatalogue(catalogues).from(values)
export const originalPrice = (values) => chooseCatalogue(catalogues).originalPrice(values)
export const priceEach = (values) => chooseCatalogue(catalogues).priceEach(values)
export const priceUnavailable = (values) => chooseCatalogue(catalogues).priceUnavailable(values)
export const quantity = (values) => chooseCatalogue(catalogues).quantity(values)
export const range = (values) => chooseCatalogue(catalogues).range(values)
export const taxIncluded = (values) => chooseCatalogue(catalogues).taxIncluded(values)
export const yourPrice = (values) => chooseCatalogue(catalogues).yourPrice(values)
