/** Errors of the address book. */
export const addressErrors = {
  noAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Your user belongs to no account, so there is no address book.',
  },
  foreignAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'You may not see or change the addresses of this account.',
  },
  unknownAddress: { code: 'ITEM_NOT_FOUND', message: 'The account has no address of this id.' },
  unknownCountry: { code: 'ITEM_NOT_FOUND', message: 'There is no country of this code.' },
  fullBook: {
    code: 'LIMIT_EXCEEDED',
    message: 'The address book of this account is full. Remove an address first.',
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'fields' names more fields than an address has.",
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'pageToken' is no token that this list gave out.",
  },
  malformedId: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'addressId' is no record id.",
  },
  unknownType: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'addressType' takes Shipping and Billing.",
  },
} as const

/** Creates the error for an invalid field of an address. */
export function invalidAddressError(message: string) {
  return { code: 'INVALID_API_INPUT', message } as const
}
