// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/format.js'
import * as es from '../es/design/format.js'
import * as fr from '../fr/design/format.js'
import * as de from '../de/design/format.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const dateAndTime = (values) => chooseCatalogue(catalogues).dateAndTime(values)
