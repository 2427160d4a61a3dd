/** Errors of the address book. */
export const addressErrors = {
  noAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Your user belongs to no account, so there is no address book.',
    status: 403,
  },
  foreignAccount: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'You may not see or change the addresses of this account.',
    status: 403,
  },
  unknownAddress: { code: 'ITEM_NOT_FOUND', message: 'The account has no address of this id.', status: 404 },
  unknownCountry: { code: 'ITEM_NOT_FOUND', message: 'There is no country of this code.', status: 404 },
  fullBook: {
    code: 'LIMIT_EXCEEDED',
    message: 'The address book of this account is full. Remove an address first.',
    status: 400,
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'fields' names more fields than an address has.",
    status: 400,
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'pageToken' is no token that this list gave out.",
    status: 400,
  },
  malformedId: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'addressId' is no record id.",
    status: 400,
  },
  unknownType: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'addressType' takes Shipping and Billing.",
    status: 400,
  },
} as const

/** Creates the error for an invalid field of an address. */
export function invalidAddressError(message: string) {
  return { code: 'INVALID_API_INPUT', message, status: 400 } as const
}
