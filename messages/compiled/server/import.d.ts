// Compiled by `npm run messages`: change the catalogue, not this file.
/** Send the product file itself as the body, as text/csv. */
export declare const productFileRequired: () => string
