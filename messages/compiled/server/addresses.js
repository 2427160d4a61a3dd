// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/addresses.js'
import * as es from '../es/server/addresses.js'
import * as fr from '../fr/server/addresses.js'
import * as de from '../de/server/addresses.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const foreignAccount = (values) => chooseCatalogue(catalogues).foreignAccount(values)
export const fullBook = (values) => chooseCatalogue(catalogues).fullBook(values)
export const invalidFieldName = (values) => chooseCatalogue(catalogues).invalidFieldName(values)
export const malformedId = (values) => chooseCatalogue(catalogues).malformedId(values)
export const malformedToken = (values) => chooseCatalogue(catalogues).malformedToken(values)
export const noAccount = (values) => chooseCatalogue(catalogues).noAccount(values)
export const tooManyCustomFields = (values) => chooseCatalogue(catalogues).tooManyCustomFields(values)
export const tooManyFields = (values) => chooseCatalogue(catalogues).tooManyFields(values)
export const unknownAddress = (values) => chooseCatalogue(catalogues).unknownAddress(values)
export const unknownCountry = (values) => chooseCatalogue(catalogues).unknownCountry(values)
export const unknownType = (values) => chooseCatalogue(catalogues).unknownType(values)
