// Compiled by `npm run messages`: change the catalogue, not this file.
/** Maximum quantity {quantity} */
export declare const maximum: (values: { readonly quantity: string }) => string
/** Minimum quantity {quantity} */
export declare const minimum: (values: { readonly quantity: string }) => string
/** Sold in multiples of {quantity} */
export declare const multiples: (values: { readonly quantity: string }) => string
/** One step less */
export declare const oneStepLess: () => string
/** One step more */
export declare const oneStepMore: () => string
/** Out of stock */
export declare const outOfStock: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity rules */
export declare const rules: () => string
