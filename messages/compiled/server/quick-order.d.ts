// Compiled by `npm run messages`: change the catalogue, not this file.
/** Several products have this number. Choose one. */
export declare const ambiguousPartNumber: () => string
/** Only {available} in stock. */
export declare const lowStock: (values: { readonly available: string }) => string
/** Enter a valid number. */
export declare const malformedQuantity: () => string
/** Not in stock at the moment. */
export declare const outOfStock: () => string
/** No product has this part number. */
export declare const unknownPartNumber: () => string
/** {message} {quantity} expected on {day}. */
export declare const withArrival: (values: { readonly message: string; readonly quantity: string; readonly day: string }) => string
