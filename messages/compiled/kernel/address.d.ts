// Compiled by `npm run messages`: change the catalogue, not this file.
/** The ZIP code {postalCode} is not in the state {region}: check the fields ''postalCode'' and ''region''. */
export declare const contradictoryZip: (values: { readonly postalCode: string; readonly region: string }) => string
/** ''{country}'' is no two-letter country code: check the field ''country''. */
export declare const invalidCountry: (values: { readonly country: string }) => string
/** ''{phoneNumber}'' is no phone number: check the field ''phoneNumber''. */
export declare const invalidPhoneNumber: (values: { readonly phoneNumber: string }) => string
/** ''{postalCode}'' is no postal code of {country}: check the field ''postalCode''. */
export declare const invalidPostalCode: (values: { readonly postalCode: string; readonly country: string }) => string
/** ''{region}'' is no state or region of {country}: check the field ''region''. */
export declare const invalidRegion: (values: { readonly region: string; readonly country: string }) => string
/** The address needs a ''{field}''. */
export declare const missingField: (values: { readonly field: string }) => string
/** The address needs a ''name'', or a first and a last name. */
export declare const missingName: () => string
/** The address needs a ''region'', the code of its state or province. */
export declare const missingRegion: () => string
