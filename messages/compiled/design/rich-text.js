// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/rich-text.js'
import * as es from '../es/design/rich-text.js'
import * as fr from '../fr/design/rich-text.js'
import * as de from '../de/design/rich-text.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const video = (values) => chooseCatalogue(catalogues).video(values)
