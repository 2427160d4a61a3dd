// Compiled by `npm run messages`: change the catalogue, not this file.
/** {action}: {product} */
export declare const actionForProduct: (values: { readonly action: string; readonly product: string }) => string
/** It is impossible to add to the cart. The maximum limit has been exceeded. */
export declare const limitExceeded: () => string
/** Request a quote */
export declare const requestQuote: () => string
