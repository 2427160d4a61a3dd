import { invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/setup.js'

/** Errors of setting up a shop. */
export const setupErrors = {
  alreadySetUp: { code: 'ITEM_NOT_FOUND', message: messages.alreadySetUp },
  wrongToken: { code: 'INSUFFICIENT_ACCESS', message: messages.wrongToken },
  missingFirstName: invalidFieldError('firstName', messages.missingFirstName),
  missingLastName: invalidFieldError('lastName', messages.missingLastName),
  invalidEmail: invalidFieldError('email', messages.invalidEmail),
  takenEmail: invalidFieldError('email', messages.takenEmail),
  unknownCountry: invalidFieldError('country', messages.unknownCountry),
  unknownCurrency: invalidFieldError('currencyIsoCode', messages.unknownCurrency),
} as const
