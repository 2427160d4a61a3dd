// Compiled by `npm run messages`: change the catalogue, not this file.
/** postalCode: ''{postalCode}'' is no postal code of this country. */
export declare const invalidPostalCode: (values: { readonly postalCode: string }) => string
/** {field}: an address of this country needs one. */
export declare const missingInBody: (values: { readonly field: string }) => string
/** The query parameter ''{parameter}'' is missing: taxes of this country depend on the {part, select, country {country} other {state}}. */
export declare const missingInQuery: (values: { readonly parameter: string; readonly part: string }) => string
/** currencyIsoCode: all lines must be in the currency of the request. */
export declare const mixedCurrencies: () => string
/** effectiveAccountId: name the account in the query parameter ''effectiveAccountId''. */
export declare const otherAccount: () => string
/** postalCode: the ZIP code {postalCode} is not in the state {state}. */
export declare const postalCodeOfOtherState: (values: { readonly postalCode: string; readonly state: string }) => string
/** RatePercent__c: a tax rate is at most {maximum} percent. */
export declare const rateTooHigh: (values: { readonly maximum: string }) => string
/** lineId: ''{lineId}'' is used by two lines. */
export declare const repeatedLine: (values: { readonly lineId: string }) => string
/** Name at most 500 lines in one call. */
export declare const tooManyLines: () => string
/** {field}: ''{code}'' is the code of no {part, select, country {country} other {state}}. */
export declare const unknownInBody: (values: { readonly field: string; readonly code: string; readonly part: string }) => string
/** The query parameter ''{parameter}'' is ''{code}'', which is the code of no {part, select, country {country} other {state}}. */
export declare const unknownInQuery: (values: { readonly parameter: string; readonly code: string; readonly part: string }) => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
/** productId: there is no product ''{productId}'' among those you may see. */
export declare const unknownTaxedProduct: (values: { readonly productId: string }) => string
/** currencyIsoCode: this store does not sell in that currency. */
export declare const unsupportedCurrency: () => string
