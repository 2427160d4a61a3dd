// Compiled by `npm run messages`: change the catalogue, not this file.
/** Dismiss */
export declare const dismiss: () => string
/** {quantity} in stock */
export declare const inStock: (values: { readonly quantity: string }) => string
/** Made to order */
export declare const madeToOrder: () => string
/** Only {quantity} left */
export declare const onlyFewLeft: (values: { readonly quantity: string }) => string
/** Out of stock */
export declare const outOfStock: () => string
