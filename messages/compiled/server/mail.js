// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/mail.js'
import * as es from '../es/server/mail.js'
import * as fr from '../fr/server/mail.js'
import * as de from '../de/server/mail.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const invalidRecipient = (values) => chooseCatalogue(catalogues).invalidRecipient(values)
export const legalNotice = (values) => chooseCatalogue(catalogues).legalNotice(values)
export const noLongerApplies = (values) => chooseCatalogue(catalogues).noLongerApplies(values)
export const notGivenUp = (values) => chooseCatalogue(catalogues).notGivenUp(values)
export const privacy = (values) => chooseCatalogue(catalogues).privacy(values)
export const serverAnswered = (values) => chooseCatalogue(catalogues).serverAnswered(values)
export const serverSilent = (values) => chooseCatalogue(catalogues).serverSilent(values)
export const serverUnreachable = (values) => chooseCatalogue(catalogues).serverUnreachable(values)
export const terms = (values) => chooseCatalogue(catalogues).terms(values)
export const unknownKind = (values) => chooseCatalogue(catalogues).unknownKind(values)
export const unknownMail = (values) => chooseCatalogue(catalogues).unknownMail(values)
export const unsentForDays = (values) => chooseCatalogue(catalogues).unsentForDays(values)
export const writingFailed = (values) => chooseCatalogue(catalogues).writingFailed(values)
