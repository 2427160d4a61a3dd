// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/page-model/forms.js'
import * as es from '../es/page-model/forms.js'
import * as fr from '../fr/page-model/forms.js'
import * as de from '../de/page-model/forms.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const atLeast = (values) => chooseCatalogue(catalogues).atLeast(values)
export const atMost = (values) => chooseCatalogue(catalogues).atMost(values)
export const canBeTicked = (values) => chooseCatalogue(catalogues).canBeTicked(values)
export const chooseAtLeastOne = (values) => chooseCatalogue(catalogues).chooseAtLeastOne(values)
export const chooseDay = (values) => chooseCatalogue(catalogues).chooseDay(values)
export const chooseFromList = (values) => chooseCatalogue(catalogues).chooseFromList(values)
export const chooseOne = (values) => chooseCatalogue(catalogues).chooseOne(values)
export const confirmation = (values) => chooseCatalogue(catalogues).confirmation(values)
export const earliestDay = (values) => chooseCatalogue(catalogues).earliestDay(values)
export const fillIn = (values) => chooseCatalogue(catalogues).fillIn(values)
export const inSteps = (values) => chooseCatalogue(catalogues).inSteps(values)
export const latestDay = (values) => chooseCatalogue(catalogues).latestDay(values)
export const notADay = (values) => chooseCatalogue(catalogues).notADay(values)
export const notAnEmailAddress = (values) => chooseCatalogue(catalogues).notAnEmailAddress(values)
export const notANumber = (values) => chooseCatalogue(catalogues).notANumber(values)
export const notAPhoneNumber = (values) => chooseCatalogue(catalogues).notAPhoneNumber(values)
export const oneAnswer = (values) => chooseCatalogue(catalogues).oneAnswer(values)
export const pleaseTick = (values) => chooseCatalogue(catalogues).pleaseTick(values)
export const send = (values) => chooseCatalogue(catalogues).send(values)
export const tooLong = (values) => chooseCatalogue(catalogues).tooLong(values)
export const unknownField = (values) => chooseCatalogue(catalogues).unknownField(values)
