/** Errors concerning accounts and registration. */
export const accountErrors = {
  zeroAccount: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'effectiveAccountId' names no account.",
    status: 400,
  },
  malformedAccount: {
    code: 'INVALID_ID_FIELD',
    message: "Invalid identifier: the query parameter 'effectiveAccountId' is no account id.",
    status: 400,
  },
  foreignAccount: { code: 'INSUFFICIENT_ACCESS', message: 'You may not act for this account.', status: 403 },
  unknownAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: 'There is no such account among those you manage.',
    status: 404,
  },
  malformedPreviewAccount: {
    code: 'INVALID_ID_FIELD',
    message: "Invalid identifier: the header 'x-preview-as' is neither 'guest' nor an account id.",
    status: 400,
  },
  unknownPreviewAccount: {
    code: 'EFFECTIVE_ACCOUNT_NOT_FOUND',
    message: "There is no such account as the header 'x-preview-as' names.",
    status: 404,
  },
  tooManyFields: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'fields' names more fields than one call takes.",
    status: 400,
  },
  registrationDisabled: {
    code: 'API_DISABLED_FOR_ORG',
    message: 'This store does not let people register. Ask it for an account.',
    status: 403,
  },
  missingFirstName: { code: 'INVALID_API_INPUT', message: "The 'request.firstName' is empty.", status: 400 },
  missingLastName: { code: 'INVALID_API_INPUT', message: "The 'request.lastName' is empty.", status: 400 },
  invalidEmail: { code: 'INVALID_API_INPUT', message: "The 'request.email' is no email address.", status: 400 },
  tooManyRegistrations: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'Too many registrations came from your network address within an hour. Try again later.',
    status: 429,
  },
  unsupportedCurrency: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'currencyIsoCode' names a currency that this store does not sell in.",
    status: 400,
  },
} as const
