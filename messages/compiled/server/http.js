// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/http.js'
import * as es from '../es/server/http.js'
import * as fr from '../fr/server/http.js'
import * as de from '../de/server/http.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const bodyTooLarge = (values) => chooseCatalogue(catalogues).bodyTooLarge(values)
export const crossSite = (values) => chooseCatalogue(catalogues).crossSite(values)
export const didNotWork = (values) => chooseCatalogue(catalogues).didNotWork(values)
export const diskFull = (values) => chooseCatalogue(catalogues).diskFull(values)
export const goToTheHomePage = (values) => chooseCatalogue(catalogues).goToTheHomePage(values)
export const guestsNotAllowed = (values) => chooseCatalogue(catalogues).guestsNotAllowed(values)
export const insufficientScope = (values) => chooseCatalogue(catalogues).insufficientScope(values)
export const invalidBody = (values) => chooseCatalogue(catalogues).invalidBody(values)
export const invalidPathParameter = (values) => chooseCatalogue(catalogues).invalidPathParameter(values)
export const invalidQueryParameter = (values) => chooseCatalogue(catalogues).invalidQueryParameter(values)
export const isNotValid = (values) => chooseCatalogue(catalogues).isNotValid(values)
export const jsonRequired = (values) => chooseCatalogue(catalogues).jsonRequired(values)
export const malformedRequestKey = (values) => chooseCatalogue(catalogues).malformedRequestKey(values)
export const methodNotAllowed = (values) => chooseCatalogue(catalogues).methodNotAllowed(values)
export const notAllowedInPreview = (values) => chooseCatalogue(catalogues).notAllowedInPreview(values)
export const nothingAtPath = (values) => chooseCatalogue(catalogues).nothingAtPath(values)
export const serverError = (values) => chooseCatalogue(catalogues).serverError(values)
export const shopUnavailable = (values) => chooseCatalogue(catalogues).shopUnavailable(values)
export const signInRequired = (values) => chooseCatalogue(catalogues).signInRequired(values)
export const unreadableAddress = (values) => chooseCatalogue(catalogues).unreadableAddress(values)
export const unreadableBody = (values) => chooseCatalogue(catalogues).unreadableBody(values)
export const unrecognizedField = (values) => chooseCatalogue(catalogues).unrecognizedField(values)
export const unstorableBody = (values) => chooseCatalogue(catalogues).unstorableBody(values)
export const unstorablePath = (values) => chooseCatalogue(catalogues).unstorablePath(values)
export const unstorableQuery = (values) => chooseCatalogue(catalogues).unstorableQuery(values)
export const wrongRole = (values) => chooseCatalogue(catalogues).wrongRole(values)
