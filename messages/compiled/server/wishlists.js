// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/wishlists.js'
import * as es from '../es/server/wishlists.js'
import * as fr from '../fr/server/wishlists.js'
import * as de from '../de/server/wishlists.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const emptyList = (values) => chooseCatalogue(catalogues).emptyList(values)
export const fullList = (values) => chooseCatalogue(catalogues).fullList(values)
export const malformedQuantity = (values) => chooseCatalogue(catalogues).malformedQuantity(values)
export const malformedToken = (values) => chooseCatalogue(catalogues).malformedToken(values)
export const noAccount = (values) => chooseCatalogue(catalogues).noAccount(values)
export const noName = (values) => chooseCatalogue(catalogues).noName(values)
export const notOwner = (values) => chooseCatalogue(catalogues).notOwner(values)
export const tooManyFields = (values) => chooseCatalogue(catalogues).tooManyFields(values)
export const tooManyLists = (values) => chooseCatalogue(catalogues).tooManyLists(values)
export const unknownItem = (values) => chooseCatalogue(catalogues).unknownItem(values)
export const unknownList = (values) => chooseCatalogue(catalogues).unknownList(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
