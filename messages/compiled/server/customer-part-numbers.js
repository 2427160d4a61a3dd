// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/customer-part-numbers.js'
import * as es from '../es/server/customer-part-numbers.js'
import * as fr from '../fr/server/customer-part-numbers.js'
import * as de from '../de/server/customer-part-numbers.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const ambiguousPartNumber = (values) => chooseCatalogue(catalogues).ambiguousPartNumber(values)
export const malformedNumber = (values) => chooseCatalogue(catalogues).malformedNumber(values)
export const malformedToken = (values) => chooseCatalogue(catalogues).malformedToken(values)
export const noAccount = (values) => chooseCatalogue(catalogues).noAccount(values)
export const shopNumber = (values) => chooseCatalogue(catalogues).shopNumber(values)
export const takenNumber = (values) => chooseCatalogue(catalogues).takenNumber(values)
export const tooManyNumbers = (values) => chooseCatalogue(catalogues).tooManyNumbers(values)
export const unknownNumber = (values) => chooseCatalogue(catalogues).unknownNumber(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
