// Compiled by `npm run messages`: change the catalogue, not this file.
/** currencyIsoCode: all lines must be in the currency of the request. */
export declare const mixedCurrencies: () => string
/** effectiveAccountId: name the account in the query parameter ''effectiveAccountId''. */
export declare const otherAccount: () => string
/** Name at most 500 lines in one call. */
export declare const tooManyLines: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
/** currencyIsoCode: this store does not sell in that currency. */
export declare const unsupportedCurrency: () => string
