/** Errors concerning accounts and registration. */
export const accountErrors = {
  zeroAccount: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'effectiveAccountId' names no account.",
  },
  malformedAccount: {
    code: 'INVALID_ID_FIELD',
    message: "Invalid identifier: the query parameter 'effectiveAccountId' is no account id.",
  },
  foreignAccount: { code: 'INSUFFICIENT_ACCESS', message: 'You may not act for this account.' },
  unknownAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: 'There is no such account among those you manage.',
  },
  malformedPreviewAccount: {
    code: 'INVALID_ID_FIELD',
    message: "Invalid identifier: the header 'x-preview-as' is neither 'guest' nor an account id.",
  },
  unknownPreviewAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: "There is no such account as the header 'x-preview-as' names.",
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'fields' names more fields than one call takes.",
  },
  registrationDisabled: {
    code: 'API_DISABLED_FOR_ORG',
    message: 'This store does not let people register. Ask it for an account.',
  },
  missingFirstName: { code: 'INVALID_API_INPUT', message: "The 'request.firstName' is empty." },
  missingLastName: { code: 'INVALID_API_INPUT', message: "The 'request.lastName' is empty." },
  invalidEmail: { code: 'INVALID_API_INPUT', message: "The 'request.email' is no email address." },
  tooManyRegistrations: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'Too many registrations came from your network address within an hour. Try again later.',
  },
  unsupportedCurrency: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'currencyIsoCode' names a currency that this store does not sell in.",
  },
} as const
