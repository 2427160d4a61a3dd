// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/pricing.js'
import * as es from '../es/server/pricing.js'
import * as fr from '../fr/server/pricing.js'
import * as de from '../de/server/pricing.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const appliedChange = (values) => chooseCatalogue(catalogues).appliedChange(values)
export const bookWithoutGroups = (values) => chooseCatalogue(catalogues).bookWithoutGroups(values)
export const boundsInWrongOrder = (values) => chooseCatalogue(catalogues).boundsInWrongOrder(values)
export const createdPlanned = (values) => chooseCatalogue(catalogues).createdPlanned(values)
export const currencyNotSold = (values) => chooseCatalogue(catalogues).currencyNotSold(values)
export const dayHasBegun = (values) => chooseCatalogue(catalogues).dayHasBegun(values)
export const hiddenPrice = (values) => chooseCatalogue(catalogues).hiddenPrice(values)
export const invalidDateOrder = (values) => chooseCatalogue(catalogues).invalidDateOrder(values)
export const laterDay = (values) => chooseCatalogue(catalogues).laterDay(values)
export const malformedDay = (values) => chooseCatalogue(catalogues).malformedDay(values)
export const malformedPercentage = (values) => chooseCatalogue(catalogues).malformedPercentage(values)
export const noProducts = (values) => chooseCatalogue(catalogues).noProducts(values)
export const notPlannedAnyMore = (values) => chooseCatalogue(catalogues).notPlannedAnyMore(values)
export const onlyCanceled = (values) => chooseCatalogue(catalogues).onlyCanceled(values)
export const originalBook = (values) => chooseCatalogue(catalogues).originalBook(values)
export const overlappingTiers = (values) => chooseCatalogue(catalogues).overlappingTiers(values)
export const pastDay = (values) => chooseCatalogue(catalogues).pastDay(values)
export const percentageAboveHundred = (values) => chooseCatalogue(catalogues).percentageAboveHundred(values)
export const recordCurrency = (values) => chooseCatalogue(catalogues).recordCurrency(values)
export const tooManyPrices = (values) => chooseCatalogue(catalogues).tooManyPrices(values)
export const tooManyProducts = (values) => chooseCatalogue(catalogues).tooManyProducts(values)
export const unknownPriceBook = (values) => chooseCatalogue(catalogues).unknownPriceBook(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
