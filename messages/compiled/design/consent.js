// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/consent.js'
import * as es from '../es/design/consent.js'
import * as fr from '../fr/design/consent.js'
import * as de from '../de/design/consent.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const acceptAll = (values) => chooseCatalogue(catalogues).acceptAll(values)
export const close = (values) => chooseCatalogue(catalogues).close(values)
export const cookies = (values) => chooseCatalogue(catalogues).cookies(values)
export const essential = (values) => chooseCatalogue(catalogues).essential(values)
export const essentialDetail = (values) => chooseCatalogue(catalogues).essentialDetail(values)
export const managePreferences = (values) => chooseCatalogue(catalogues).managePreferences(values)
export const marketing = (values) => chooseCatalogue(catalogues).marketing(values)
export const marketingDetail = (values) => chooseCatalogue(catalogues).marketingDetail(values)
export const preferences = (values) => chooseCatalogue(catalogues).preferences(values)
export const preferencesDetail = (values) => chooseCatalogue(catalogues).preferencesDetail(values)
export const rejectAll = (values) => chooseCatalogue(catalogues).rejectAll(values)
export const savePreferences = (values) => chooseCatalogue(catalogues).savePreferences(values)
export const statistics = (values) => chooseCatalogue(catalogues).statistics(values)
export const statisticsDetail = (values) => chooseCatalogue(catalogues).statisticsDetail(values)
