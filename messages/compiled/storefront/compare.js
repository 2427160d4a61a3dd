// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/compare.js'
import * as es from '../es/storefront/compare.js'
import * as fr from '../fr/storefront/compare.js'
import * as de from '../de/storefront/compare.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const add = (values) => chooseCatalogue(catalogues).add(values)
export const addByPartNumber = (values) => chooseCatalogue(catalogues).addByPartNumber(values)
export const browseProducts = (values) => chooseCatalogue(catalogues).browseProducts(values)
export const chooseOptions = (values) => chooseCatalogue(catalogues).chooseOptions(values)
export const compareProducts = (values) => chooseCatalogue(catalogues).compareProducts(values)
export const differs = (values) => chooseCatalogue(catalogues).differs(values)
export const none = (values) => chooseCatalogue(catalogues).none(values)
export const nothingToCompare = (values) => chooseCatalogue(catalogues).nothingToCompare(values)
export const nothingToCompareHelp = (values) => chooseCatalogue(catalogues).nothingToCompareHelp(values)
export const onlySoMany = (values) => chooseCatalogue(catalogues).onlySoMany(values)
export const order = (values) => chooseCatalogue(catalogues).order(values)
export const pack = (values) => chooseCatalogue(catalogues).pack(values)
export const price = (values) => chooseCatalogue(catalogues).price(values)
export const pricedOnRequest = (values) => chooseCatalogue(catalogues).pricedOnRequest(values)
export const property = (values) => chooseCatalogue(catalogues).property(values)
export const remove = (values) => chooseCatalogue(catalogues).remove(values)
export const showAllRows = (values) => chooseCatalogue(catalogues).showAllRows(values)
export const showDifferences = (values) => chooseCatalogue(catalogues).showDifferences(values)
export const stock = (values) => chooseCatalogue(catalogues).stock(values)
export const unknownPartNumber = (values) => chooseCatalogue(catalogues).unknownPartNumber(values)
