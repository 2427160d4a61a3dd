import * as messages from '@hydrant/messages/compiled/server/addresses.js'

/** Errors of the address book. */
export const addressErrors = {
  noAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.noAccount,
  },
  foreignAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.foreignAccount,
  },
  unknownAddress: { code: 'ITEM_NOT_FOUND', message: messages.unknownAddress },
  unknownCountry: { code: 'ITEM_NOT_FOUND', message: messages.unknownCountry },
  fullBook: {
    code: 'LIMIT_EXCEEDED',
    message: messages.fullBook,
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.tooManyFields,
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedToken,
  },
  malformedId: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedId,
  },
  unknownType: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unknownType,
  },
} as const
