// Compiled by `npm run messages`.
import { chooseCatalogue } from '@hydrant/messages/locale.ts'
import * as en from '../en/server/accounts.js'
import * as es from '../es/server/accounts.js'
import * as fr from '../fr/server/accounts.js'
import * as de from '../de/server/accounts.js'
const catalogues = { 'en': en, 'es': es, 'fr': fr, 'de': de }
export const decidedRegistration = (values) => chooseCatalogue(catalogues).decidedRegistration(values)
export const endedCertificate = (values) => chooseCatalogue(catalogues).endedCertificate(values)
export const foreignAccount = (values) => chooseCatalogue(catalogues).foreignAccount(values)
export const groupWithPriceBooks = (values) => chooseCatalogue(catalogues).groupWithPriceBooks(values)
export const guestGroup = (values) => chooseCatalogue(catalogues).guestGroup(values)
export const invalidEmail = (values) => chooseCatalogue(catalogues).invalidEmail(values)
export const knownApplicant = (values) => chooseCatalogue(catalogues).knownApplicant(values)
export const malformedAccount = (values) => chooseCatalogue(catalogues).malformedAccount(values)
export const malformedPreviewAccount = (values) => chooseCatalogue(catalogues).malformedPreviewAccount(values)
export const missingCertificateNumber = (values) => chooseCatalogue(catalogues).missingCertificateNumber(values)
export const missingCompany = (values) => chooseCatalogue(catalogues).missingCompany(values)
export const missingFirstName = (values) => chooseCatalogue(catalogues).missingFirstName(values)
export const missingLastName = (values) => chooseCatalogue(catalogues).missingLastName(values)
export const missingPassword = (values) => chooseCatalogue(catalogues).missingPassword(values)
export const missingReason = (values) => chooseCatalogue(catalogues).missingReason(values)
export const noSuchAccount = (values) => chooseCatalogue(catalogues).noSuchAccount(values)
export const ownAccountManaged = (values) => chooseCatalogue(catalogues).ownAccountManaged(values)
export const ownParentAccount = (values) => chooseCatalogue(catalogues).ownParentAccount(values)
export const registrationDisabled = (values) => chooseCatalogue(catalogues).registrationDisabled(values)
export const tooManyFields = (values) => chooseCatalogue(catalogues).tooManyFields(values)
export const tooManyRegistrations = (values) => chooseCatalogue(catalogues).tooManyRegistrations(values)
export const unknownAccount = (values) => chooseCatalogue(catalogues).unknownAccount(values)
export const unknownBuyerGroup = (values) => chooseCatalogue(catalogues).unknownBuyerGroup(values)
export const unknownCertificate = (values) => chooseCatalogue(catalogues).unknownCertificate(values)
export const unknownCertificateDay = (values) => chooseCatalogue(catalogues).unknownCertificateDay(values)
export const unknownPreviewAccount = (values) => chooseCatalogue(catalogues).unknownPreviewAccount(values)
export const unknownRegistration = (values) => chooseCatalogue(catalogues).unknownRegistration(values)
export const unsupportedCurrency = (values) => chooseCatalogue(catalogues).unsupportedCurrency(values)
export const zeroAccount = (values) => chooseCatalogue(catalogues).zeroAccount(values)
