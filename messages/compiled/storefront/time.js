// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/time.js'
import * as es from '../es/storefront/time.js'
import * as fr from '../fr/storefront/time.js'
import * as de from '../de/storefront/time.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const labelWithTimeZone = (values) => chooseCatalogue(catalogues).labelWithTimeZone(values)
export const momentBy = (values) => chooseCatalogue(catalogues).momentBy(values)
