import { invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/accounts.js'

/** Errors concerning accounts and registration. */
export const accountErrors = {
  zeroAccount: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.zeroAccount,
  },
  malformedAccount: {
    code: 'INVALID_ID_FIELD',
    message: messages.malformedAccount,
  },
  foreignAccount: { code: 'INSUFFICIENT_ACCESS', message: messages.foreignAccount },
  unknownAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: messages.unknownAccount,
  },
  noSuchAccount: { code: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: messages.noSuchAccount },
  malformedPreviewAccount: {
    code: 'INVALID_ID_FIELD',
    message: messages.malformedPreviewAccount,
  },
  unknownPreviewAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: messages.unknownPreviewAccount,
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.tooManyFields,
  },
  registrationDisabled: {
    code: 'API_DISABLED_FOR_ORG',
    message: messages.registrationDisabled,
  },
  missingFirstName: invalidFieldError('firstName', messages.missingFirstName),
  missingLastName: invalidFieldError('lastName', messages.missingLastName),
  invalidEmail: invalidFieldError('email', messages.invalidEmail),
  missingCompany: invalidFieldError('companyName', messages.missingCompany),
  missingPassword: invalidFieldError('password', messages.missingPassword),
  unknownRegistration: { code: 'ITEM_NOT_FOUND', message: messages.unknownRegistration },
  decidedRegistration: { code: 'INVALID_OPERATION', message: messages.decidedRegistration },
  missingCertificateNumber: invalidFieldError('number', messages.missingCertificateNumber),
  unknownCertificateDay: invalidFieldError('validUntil', messages.unknownCertificateDay),
  endedCertificate: invalidFieldError('validUntil', messages.endedCertificate),
  unknownCertificateAccount: { code: 'ITEM_NOT_FOUND', message: messages.noSuchAccount },
  unknownCertificate: { code: 'ITEM_NOT_FOUND', message: messages.unknownCertificate },
  unknownBuyerGroup: invalidFieldError('buyerGroupIds', messages.unknownBuyerGroup),
  knownApplicant: { code: 'INVALID_OPERATION', message: messages.knownApplicant },
  missingReason: invalidFieldError('reason', messages.missingReason),
  tooManyRegistrations: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyRegistrations,
  },
  unsupportedCurrency: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unsupportedCurrency,
  },
} as const
