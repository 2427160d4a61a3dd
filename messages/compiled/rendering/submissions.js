// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/rendering/submissions.js'
import * as es from '../es/rendering/submissions.js'
import * as fr from '../fr/rendering/submissions.js'
import * as de from '../de/rendering/submissions.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const notSentAfterFailure = (values) => chooseCatalogue(catalogues).notSentAfterFailure(values)
export const notSentForNetwork = (values) => chooseCatalogue(catalogues).notSentForNetwork(values)
export const outdatedAfterFailure = (values) => chooseCatalogue(catalogues).outdatedAfterFailure(values)
export const outdatedForNetwork = (values) => chooseCatalogue(catalogues).outdatedForNetwork(values)
export const tryAgain = (values) => chooseCatalogue(catalogues).tryAgain(values)
export const unreachable = (values) => chooseCatalogue(catalogues).unreachable(values)
