// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/forms.js'
import * as es from '../es/server/forms.js'
import * as fr from '../fr/server/forms.js'
import * as de from '../de/server/forms.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const formReplaced = (values) => chooseCatalogue(catalogues).formReplaced(values)
export const malformedDate = (values) => chooseCatalogue(catalogues).malformedDate(values)
export const tooManyForms = (values) => chooseCatalogue(catalogues).tooManyForms(values)
export const unknownForm = (values) => chooseCatalogue(catalogues).unknownForm(values)
export const unknownReference = (values) => chooseCatalogue(catalogues).unknownReference(values)
export const unknownSubmission = (values) => chooseCatalogue(catalogues).unknownSubmission(values)
