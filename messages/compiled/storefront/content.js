// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/content.js'
import * as es from '../es/storefront/content.js'
import * as fr from '../fr/storefront/content.js'
import * as de from '../de/storefront/content.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const previewNothingAdded = (values) => chooseCatalogue(catalogues).previewNothingAdded(values)
export const previewNothingSent = (values) => chooseCatalogue(catalogues).previewNothingSent(values)
