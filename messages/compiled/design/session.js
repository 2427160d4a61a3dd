// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/design/session.js'
import * as es from '../es/design/session.js'
import * as fr from '../fr/design/session.js'
import * as de from '../de/design/session.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const backToTheQuestion = (values) => chooseCatalogue(catalogues).backToTheQuestion(values)
export const close = (values) => chooseCatalogue(catalogues).close(values)
export const continueWorking = (values) => chooseCatalogue(catalogues).continueWorking(values)
export const loggedOutIn = (values) => chooseCatalogue(catalogues).loggedOutIn(values)
export const logOut = (values) => chooseCatalogue(catalogues).logOut(values)
export const secondsLeft = (values) => chooseCatalogue(catalogues).secondsLeft(values)
export const sessionTimedOut = (values) => chooseCatalogue(catalogues).sessionTimedOut(values)
export const stillThere = (values) => chooseCatalogue(catalogues).stillThere(values)
export const suspension = (values) => chooseCatalogue(catalogues).suspension(values)
