// Compiled by `npm run messages`: change the catalogue, not this file.
/** {action}: {product} */
export declare const actionFor: (values: { readonly action: string; readonly product: string }) => string
/** Adding */
export declare const adding: () => string
/** Add to cart */
export declare const addToCart: () => string
/** Bundle */
export declare const bundle: () => string
/** Choose options to see the price */
export declare const chooseOptions: () => string
/** Configurable bundle */
export declare const configurableBundle: () => string
/** Loading */
export declare const loading: () => string
/** Out of stock */
export declare const outOfStock: () => string
/** Part number */
export declare const partNumber: () => string
/** Priced on request */
export declare const pricedOnRequest: () => string
/** Price unavailable */
export declare const priceUnavailable: () => string
/** Quantity */
export declare const quantity: () => string
/** Quantity of {product} */
export declare const quantityOf: (values: { readonly product: string }) => string
/** Set */
export declare const set: () => string
/** Subscription */
export declare const subscription: () => string
/** View options */
export declare const viewOptions: () => string
