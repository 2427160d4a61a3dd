/** Refusals that have to do with the account on whose behalf something is asked. */
export const accountRefusals = {
  zeroAccount: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "The query parameter 'effectiveAccountId' names no account.", status: 400 },
  malformedAccount: { code: 'INVALID_ID_FIELD', message: "Invalid identifier: the query parameter 'effectiveAccountId' is no account id.", status: 400 },
  foreignAccount: { code: 'INSUFFICIENT_ACCESS', message: 'You may not act for this account.', status: 403 },
  unknownAccount: { code: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: 'There is no such account among those you manage.', status: 404 },
  malformedPreview: { code: 'INVALID_ID_FIELD', message: "Invalid identifier: the header 'x-preview-as' is neither 'guest' nor an account id.", status: 400 },
  unknownPreview: { code: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: "There is no such account as the header 'x-preview-as' names.", status: 404 },
  tooManyFields: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "The query parameter 'fields' names more fields than one call takes.", status: 400 },
  unsupportedCurrency: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "The query parameter 'currencyIsoCode' names a currency that this store does not sell in.", status: 400 },
} as const
