// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/kernel/csv.js'
import * as es from '../es/kernel/csv.js'
import * as fr from '../fr/kernel/csv.js'
import * as de from '../de/kernel/csv.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const neverClosed = (values) => chooseCatalogue(catalogues).neverClosed(values)
export const textAfterQuotationMark = (values) => chooseCatalogue(catalogues).textAfterQuotationMark(values)
