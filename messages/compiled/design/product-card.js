// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/product-card.js'
import * as es from '../es/design/product-card.js'
import * as fr from '../fr/design/product-card.js'
import * as de from '../de/design/product-card.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const actionFor = (values) => chooseCatalogue(catalogues).actionFor(values)
export const adding = (values) => chooseCatalogue(catalogues).adding(values)
export const addToCart = (values) => chooseCatalogue(catalogues).addToCart(values)
export const bundle = (values) => chooseCatalogue(catalogues).bundle(values)
export const chooseOptions = (values) => chooseCatalogue(catalogues).chooseOptions(values)
export const configurableBundle = (values) => chooseCatalogue(catalogues).configurableBundle(values)
export const loading = (values) => chooseCatalogue(catalogues).loading(values)
export const outOfStock = (values) => chooseCatalogue(catalogues).outOfStock(values)
export const partNumber = (values) => chooseCatalogue(catalogues).partNumber(values)
export const pricedOnRequest = (values) => chooseCatalogue(catalogues).pricedOnRequest(values)
export const priceUnavailable = (values) => chooseCatalogue(catalogues).priceUnavailable(values)
export const quantity = (values) => chooseCatalogue(catalogues).quantity(values)
export const quantityOf = (values) => chooseCatalogue(catalogues).quantityOf(values)
export const set = (values) => chooseCatalogue(catalogues).set(values)
export const subscription = (values) => chooseCatalogue(catalogues).subscription(values)
export const viewOptions = (values) => chooseCatalogue(catalogues).viewOptions(values)
