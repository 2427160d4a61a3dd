// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/overlay.js'
import * as es from '../es/design/overlay.js'
import * as fr from '../fr/design/overlay.js'
import * as de from '../de/design/overlay.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const cancel = (values) => chooseCatalogue(catalogues).cancel(values)
export const close = (values) => chooseCatalogue(catalogues).close(values)
