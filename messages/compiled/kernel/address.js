// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/kernel/address.js'
import * as es from '../es/kernel/address.js'
import * as fr from '../fr/kernel/address.js'
import * as de from '../de/kernel/address.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const contradictoryZip = (values) => chooseCatalogue(catalogues).contradictoryZip(values)
export const invalidCountry = (values) => chooseCatalogue(catalogues).invalidCountry(values)
export const invalidPhoneNumber = (values) => chooseCatalogue(catalogues).invalidPhoneNumber(values)
export const invalidPostalCode = (values) => chooseCatalogue(catalogues).invalidPostalCode(values)
export const invalidRegion = (values) => chooseCatalogue(catalogues).invalidRegion(values)
export const missingField = (values) => chooseCatalogue(catalogues).missingField(values)
export const missingName = (values) => chooseCatalogue(catalogues).missingName(values)
export const missingRegion = (values) => chooseCatalogue(catalogues).missingRegion(values)
