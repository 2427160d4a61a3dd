// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/kernel/quantity.js'
import * as es from '../es/kernel/quantity.js'
import * as fr from '../fr/kernel/quantity.js'
import * as de from '../de/kernel/quantity.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const enterBetween = (values) => chooseCatalogue(catalogues).enterBetween(values)
export const notANumber = (values) => chooseCatalogue(catalogues).notANumber(values)
