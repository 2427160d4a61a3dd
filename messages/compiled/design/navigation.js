// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/navigation.js'
import * as es from '../es/design/navigation.js'
import * as fr from '../fr/design/navigation.js'
import * as de from '../de/design/navigation.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const breadcrumb = (values) => chooseCatalogue(catalogues).breadcrumb(values)
export const moreValues = (values) => chooseCatalogue(catalogues).moreValues(values)
export const nextPage = (values) => chooseCatalogue(catalogues).nextPage(values)
export const page = (values) => chooseCatalogue(catalogues).page(values)
export const pages = (values) => chooseCatalogue(catalogues).pages(values)
export const previousPage = (values) => chooseCatalogue(catalogues).previousPage(values)
export const showFewer = (values) => chooseCatalogue(catalogues).showFewer(values)
export const valuesOf = (values) => chooseCatalogue(catalogues).valuesOf(values)
