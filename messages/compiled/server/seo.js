// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/seo.js'
import * as es from '../es/server/seo.js'
import * as fr from '../fr/server/seo.js'
import * as de from '../de/server/seo.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const malformedRecordRange = (values) => chooseCatalogue(catalogues).malformedRecordRange(values)
export const unknownRecord = (values) => chooseCatalogue(catalogues).unknownRecord(values)
