// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/inventory.js'
import * as es from '../es/server/inventory.js'
import * as fr from '../fr/server/inventory.js'
import * as de from '../de/server/inventory.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const cannotAdjust = (values) => chooseCatalogue(catalogues).cannotAdjust(values)
export const groupOfStore = (values) => chooseCatalogue(catalogues).groupOfStore(values)
export const locationsAndGroups = (values) => chooseCatalogue(catalogues).locationsAndGroups(values)
export const malformedNoticeEmail = (values) => chooseCatalogue(catalogues).malformedNoticeEmail(values)
export const malformedProduct = (values) => chooseCatalogue(catalogues).malformedProduct(values)
export const noProducts = (values) => chooseCatalogue(catalogues).noProducts(values)
export const notAwaited = (values) => chooseCatalogue(catalogues).notAwaited(values)
export const notEnoughLeft = (values) => chooseCatalogue(catalogues).notEnoughLeft(values)
export const tooManyNotices = (values) => chooseCatalogue(catalogues).tooManyNotices(values)
export const tooManyNoticesOfUser = (values) => chooseCatalogue(catalogues).tooManyNoticesOfUser(values)
export const tooManyStockQueries = (values) => chooseCatalogue(catalogues).tooManyStockQueries(values)
export const unknownAwaitedProduct = (values) => chooseCatalogue(catalogues).unknownAwaitedProduct(values)
export const unknownLevel = (values) => chooseCatalogue(catalogues).unknownLevel(values)
export const unknownLocation = (values) => chooseCatalogue(catalogues).unknownLocation(values)
export const unknownNotice = (values) => chooseCatalogue(catalogues).unknownNotice(values)
export const unknownScope = (values) => chooseCatalogue(catalogues).unknownScope(values)
