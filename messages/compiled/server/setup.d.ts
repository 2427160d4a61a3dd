// Compiled by `npm run messages`: change the catalogue, not this file.
/** This shop has an administrator already, so it cannot be set up again. If that is you, sign in. */
export declare const alreadySetUp: () => string
/** The ''email'' is no email address. */
export declare const invalidEmail: () => string
/** The ''firstName'' is empty. */
export declare const missingFirstName: () => string
/** The ''lastName'' is empty. */
export declare const missingLastName: () => string
/** The shop has prices in {currency} already, so its currency has to be {currency}. */
export declare const otherPrices: (values: { readonly currency: string }) => string
/** Another user of this shop has this email address already. */
export declare const takenEmail: () => string
/** The ''country'' is none of the countries in ISO 3166. */
export declare const unknownCountry: () => string
/** The ''currencyIsoCode'' is none of the currencies in ISO 4217. */
export declare const unknownCurrency: () => string
/** This address is incomplete or no longer valid. Each start of the shop prints a new one while the shop has no administrator: restart it, and open that address. */
export declare const wrongToken: () => string
