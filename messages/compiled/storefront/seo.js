// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/seo.js'
import * as es from '../es/storefront/seo.js'
import * as fr from '../fr/storefront/seo.js'
import * as de from '../de/storefront/seo.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const titleWithShopName = (values) => chooseCatalogue(catalogues).titleWithShopName(values)
