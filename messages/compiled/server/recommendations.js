// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/recommendations.js'
import * as es from '../es/server/recommendations.js'
import * as fr from '../fr/server/recommendations.js'
import * as de from '../de/server/recommendations.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const malformedAnchor = (values) => chooseCatalogue(catalogues).malformedAnchor(values)
export const malformedProduct = (values) => chooseCatalogue(catalogues).malformedProduct(values)
export const noAnchors = (values) => chooseCatalogue(catalogues).noAnchors(values)
export const tooManyAnchors = (values) => chooseCatalogue(catalogues).tooManyAnchors(values)
export const unknownProduct = (values) => chooseCatalogue(catalogues).unknownProduct(values)
