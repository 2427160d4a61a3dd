// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/payments.js'
import * as es from '../es/server/payments.js'
import * as fr from '../fr/server/payments.js'
import * as de from '../de/server/payments.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const amountNotCharged = (values) => chooseCatalogue(catalogues).amountNotCharged(values)
export const cardExpired = (values) => chooseCatalogue(catalogues).cardExpired(values)
export const cardLimitReached = (values) => chooseCatalogue(catalogues).cardLimitReached(values)
export const cardOfGatewayPage = (values) => chooseCatalogue(catalogues).cardOfGatewayPage(values)
export const cardsOff = (values) => chooseCatalogue(catalogues).cardsOff(values)
export const declinedByBank = (values) => chooseCatalogue(catalogues).declinedByBank(values)
export const eventNotHandledYet = (values) => chooseCatalogue(catalogues).eventNotHandledYet(values)
export const expiredCardDate = (values) => chooseCatalogue(catalogues).expiredCardDate(values)
export const insufficientFunds = (values) => chooseCatalogue(catalogues).insufficientFunds(values)
export const malformedSecurityCode = (values) => chooseCatalogue(catalogues).malformedSecurityCode(values)
export const noCardNumber = (values) => chooseCatalogue(catalogues).noCardNumber(values)
export const noFailedPayment = (values) => chooseCatalogue(catalogues).noFailedPayment(values)
export const noPurchaseOrderNumber = (values) => chooseCatalogue(catalogues).noPurchaseOrderNumber(values)
export const noPurchaseOrders = (values) => chooseCatalogue(catalogues).noPurchaseOrders(values)
export const noTestCard = (values) => chooseCatalogue(catalogues).noTestCard(values)
export const noToken = (values) => chooseCatalogue(catalogues).noToken(values)
export const noTokenNow = (values) => chooseCatalogue(catalogues).noTokenNow(values)
export const notAuthenticated = (values) => chooseCatalogue(catalogues).notAuthenticated(values)
export const onlyPurchaseOrders = (values) => chooseCatalogue(catalogues).onlyPurchaseOrders(values)
export const otherAmount = (values) => chooseCatalogue(catalogues).otherAmount(values)
export const overCardLimit = (values) => chooseCatalogue(catalogues).overCardLimit(values)
export const paymentNotCompleted = (values) => chooseCatalogue(catalogues).paymentNotCompleted(values)
export const paymentOvertaken = (values) => chooseCatalogue(catalogues).paymentOvertaken(values)
export const systemError = (values) => chooseCatalogue(catalogues).systemError(values)
export const tooManyCards = (values) => chooseCatalogue(catalogues).tooManyCards(values)
export const typeIsFixed = (values) => chooseCatalogue(catalogues).typeIsFixed(values)
export const unexpectedFailure = (values) => chooseCatalogue(catalogues).unexpectedFailure(values)
export const unexpectedFailureOf = (values) => chooseCatalogue(catalogues).unexpectedFailureOf(values)
export const unknownCardToken = (values) => chooseCatalogue(catalogues).unknownCardToken(values)
export const unknownReference = (values) => chooseCatalogue(catalogues).unknownReference(values)
export const unsignedEvent = (values) => chooseCatalogue(catalogues).unsignedEvent(values)
export const wrongSecurityCode = (values) => chooseCatalogue(catalogues).wrongSecurityCode(values)
