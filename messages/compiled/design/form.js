// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/form.js'
import * as es from '../es/design/form.js'
import * as fr from '../fr/design/form.js'
import * as de from '../de/design/form.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const checkTheseEntries = (values) => chooseCatalogue(catalogues).checkTheseEntries(values)
export const hide = (values) => chooseCatalogue(catalogues).hide(values)
export const optional = (values) => chooseCatalogue(catalogues).optional(values)
export const show = (values) => chooseCatalogue(catalogues).show(values)
