// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/search.js'
import * as es from '../es/server/search.js'
import * as fr from '../fr/server/search.js'
import * as de from '../de/server/search.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const allProducts = (values) => chooseCatalogue(catalogues).allProducts(values)
export const boundIsNoNumber = (values) => chooseCatalogue(catalogues).boundIsNoNumber(values)
export const brand = (values) => chooseCatalogue(catalogues).brand(values)
export const emptyRange = (values) => chooseCatalogue(catalogues).emptyRange(values)
export const fieldsWithoutTerm = (values) => chooseCatalogue(catalogues).fieldsWithoutTerm(values)
export const invalidRefinement = (values) => chooseCatalogue(catalogues).invalidRefinement(values)
export const malformedGroup = (values) => chooseCatalogue(catalogues).malformedGroup(values)
export const malformedPageToken = (values) => chooseCatalogue(catalogues).malformedPageToken(values)
export const malformedRefinements = (values) => chooseCatalogue(catalogues).malformedRefinements(values)
export const missingTermAndCategory = (values) => chooseCatalogue(catalogues).missingTermAndCategory(values)
export const noCategoryOfStore = (values) => chooseCatalogue(catalogues).noCategoryOfStore(values)
export const noSuchAttribute = (values) => chooseCatalogue(catalogues).noSuchAttribute(values)
export const noSuggestionsRequested = (values) => chooseCatalogue(catalogues).noSuggestionsRequested(values)
export const noValues = (values) => chooseCatalogue(catalogues).noValues(values)
export const pageOutOfRange = (values) => chooseCatalogue(catalogues).pageOutOfRange(values)
export const queryAndSkus = (values) => chooseCatalogue(catalogues).queryAndSkus(values)
export const sortByName = (values) => chooseCatalogue(catalogues).sortByName(values)
export const sortByNameDescending = (values) => chooseCatalogue(catalogues).sortByNameDescending(values)
export const sortByNewest = (values) => chooseCatalogue(catalogues).sortByNewest(values)
export const sortByPrice = (values) => chooseCatalogue(catalogues).sortByPrice(values)
export const sortByPriceDescending = (values) => chooseCatalogue(catalogues).sortByPriceDescending(values)
export const sortByRelevance = (values) => chooseCatalogue(catalogues).sortByRelevance(values)
export const tooManyPartNumbers = (values) => chooseCatalogue(catalogues).tooManyPartNumbers(values)
export const tooManyWords = (values) => chooseCatalogue(catalogues).tooManyWords(values)
export const unknownCategory = (values) => chooseCatalogue(catalogues).unknownCategory(values)
export const unknownSearchField = (values) => chooseCatalogue(catalogues).unknownSearchField(values)
export const unknownSortRule = (values) => chooseCatalogue(catalogues).unknownSortRule(values)
