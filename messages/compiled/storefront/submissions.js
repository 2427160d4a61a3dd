// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/storefront/submissions.js'
import * as es from '../es/storefront/submissions.js'
import * as fr from '../fr/storefront/submissions.js'
import * as de from '../de/storefront/submissions.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const notAddedToCart = (values) => chooseCatalogue(catalogues).notAddedToCart(values)
export const notAddedToCartUnlessArrived = (values) => chooseCatalogue(catalogues).notAddedToCartUnlessArrived(values)
