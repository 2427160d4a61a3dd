// Compiled by `npm run messages`: change the catalogue, not this file.
/** As low as {price} in quantity */
export declare const asLowAs: (values: { readonly price: string }) => string
/** Buy more, pay less */
export declare const buyMore: () => string
/** Discount */
export declare const discount: () => string
/** {label} {amount} */
export declare const discountOf: (values: { readonly label: string; readonly amount: string }) => string
/** {quantity} or more */
export declare const from: (values: { readonly quantity: string }) => string
/** Original price */
export declare const originalPrice: () => string
/** Price each */
export declare const priceEach: () => string
/** Price Unavailable */
export declare const priceUnavailable: () => string
/** Quantity */
export declare const quantity: () => string
/** {from} – {to} */
export declare const range: (values: { readonly from: string; readonly to: string }) => string
/** Tax included */
export declare const taxIncluded: () => string
/** Your price */
export declare const yourPrice: () => string
