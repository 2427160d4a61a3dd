// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/offline.js'
import * as es from '../es/storefront/offline.js'
import * as fr from '../fr/storefront/offline.js'
import * as de from '../de/storefront/offline.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const addedAfterwards = (values) => chooseCatalogue(catalogues).addedAfterwards(values)
export const addedLater = (values) => chooseCatalogue(catalogues).addedLater(values)
export const doNotAdd = (values) => chooseCatalogue(catalogues).doNotAdd(values)
export const notAccepted = (values) => chooseCatalogue(catalogues).notAccepted(values)
export const notStored = (values) => chooseCatalogue(catalogues).notStored(values)
export const offlineHeading = (values) => chooseCatalogue(catalogues).offlineHeading(values)
export const offlineText = (values) => chooseCatalogue(catalogues).offlineText(values)
export const offlineTitle = (values) => chooseCatalogue(catalogues).offlineTitle(values)
export const otherAccount = (values) => chooseCatalogue(catalogues).otherAccount(values)
export const pendingAdditions = (values) => chooseCatalogue(catalogues).pendingAdditions(values)
export const quantityOfProduct = (values) => chooseCatalogue(catalogues).quantityOfProduct(values)
export const refusedAfterwards = (values) => chooseCatalogue(catalogues).refusedAfterwards(values)
export const refusedCount = (values) => chooseCatalogue(catalogues).refusedCount(values)
export const refusedProduct = (values) => chooseCatalogue(catalogues).refusedProduct(values)
export const removeFromList = (values) => chooseCatalogue(catalogues).removeFromList(values)
export const shownFromLastVisit = (values) => chooseCatalogue(catalogues).shownFromLastVisit(values)
export const tryAgain = (values) => chooseCatalogue(catalogues).tryAgain(values)
export const unknownOutcome = (values) => chooseCatalogue(catalogues).unknownOutcome(values)
export const visitedPages = (values) => chooseCatalogue(catalogues).visitedPages(values)
export const waitingCount = (values) => chooseCatalogue(catalogues).waitingCount(values)
