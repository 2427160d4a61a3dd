// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/tax.js'
import * as es from '../es/server/tax.js'
import * as fr from '../fr/server/tax.js'
import * as de from '../de/server/tax.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const invalidPostalCode = (values) => chooseCatalogue(catalogues).invalidPostalCode(values)
export const missingInBody = (values) => chooseCatalogue(catalogues).missingInBody(values)
export const missingInQuery = (values) => chooseCatalogue(catalogues).missingInQuery(values)
export const mixedCurrencies = (values) => chooseCatalogue(catalogues).mixedCurrencies(values)
export const otherAccount = (values) => chooseCatalogue(catalogues).otherAccount(values)
export const postalCodeOfOtherState = (values) => chooseCatalogue(catalogues).postalCodeOfOtherState(values)
export const rateTooHigh = (values) => chooseCatalogue(catalogues).rateTooHigh(values)
export const repeatedLine = (values) => chooseCatalogue(catalogues).repeatedLine(values)
export const tooManyLines = (values) => chooseCatalogue(catalogues).tooManyLines(values)
export const unknownInBody = (values) => chooseCatalogue(catalogues).unknownInBody(values)
export const unknownInQuery = (values) => chooseCatalogue(catalogues).unknownInQuery(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
export const unknownTaxedProduct = (values) => chooseCatalogue(catalogues).unknownTaxedProduct(values)
export const unsupportedCurrency = (values) => chooseCatalogue(catalogues).unsupportedCurrency(values)
