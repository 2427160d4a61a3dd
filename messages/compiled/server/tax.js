// Compiled by `npm run messages`: change the catalogue, not this file.

export const mixedCurrencies = () => "currencyIsoCode: all lines must be in the currency of the request."
export const otherAccount = () => "effectiveAccountId: name the account in the query parameter 'effectiveAccountId'."
export const tooManyLines = () => "Name at most 500 lines in one call."
export const unknownProduct = () => "There is no such product among those you may see."
export const unsupportedCurrency = () => "currencyIsoCode: this store does not sell in that currency."
