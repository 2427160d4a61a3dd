// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/returns.js'
import * as es from '../es/server/returns.js'
import * as fr from '../fr/server/returns.js'
import * as de from '../de/server/returns.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const lessExpected = (values) => chooseCatalogue(catalogues).lessExpected(values)
export const lessReceived = (values) => chooseCatalogue(catalogues).lessReceived(values)
export const noQuantity = (values) => chooseCatalogue(catalogues).noQuantity(values)
export const tooMuchToReturn = (values) => chooseCatalogue(catalogues).tooMuchToReturn(values)
export const unknownReturnLine = (values) => chooseCatalogue(catalogues).unknownReturnLine(values)
export const unknownReturnOrder = (values) => chooseCatalogue(catalogues).unknownReturnOrder(values)
