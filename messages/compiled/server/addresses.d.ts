// Compiled by `npm run messages`: change the catalogue, not this file.
/** You may not see or change the addresses of this account. */
export declare const foreignAccount: () => string
/** The address book of this account is full. Remove an address first. */
export declare const fullBook: () => string
/** ''{name}'' is no name of a custom field. */
export declare const invalidFieldName: (values: { readonly name: string }) => string
/** The query parameter ''addressId'' is no record id. */
export declare const malformedId: () => string
/** The query parameter ''pageToken'' is no token that this list gave out. */
export declare const malformedToken: () => string
/** Your user belongs to no account, so there is no address book. */
export declare const noAccount: () => string
/** An address has at most {maximum} custom fields. */
export declare const tooManyCustomFields: (values: { readonly maximum: string }) => string
/** The query parameter ''fields'' names more fields than an address has. */
export declare const tooManyFields: () => string
/** The account has no address of this id. */
export declare const unknownAddress: () => string
/** There is no country of this code. */
export declare const unknownCountry: () => string
/** The query parameter ''addressType'' takes Shipping and Billing. */
export declare const unknownType: () => string
