// Compiled by `npm run messages`: change the catalogue, not this file.
/** Only {available} of this line are still expected. */
export declare const lessExpected: (values: { readonly available: string }) => string
/** No more can be received than is expected, or returned and rejected than is received. */
export declare const lessReceived: () => string
/** The quantity must be more than zero. */
export declare const noQuantity: () => string
/** {sku}: only {available} can come back. What is announced in a return order is returned by that. */
export declare const tooMuchToReturn: (values: { readonly sku: string; readonly available: string }) => string
/** The return order has no line ''{id}''. */
export declare const unknownReturnLine: (values: { readonly id: string }) => string
/** There is no such return order. */
export declare const unknownReturnOrder: () => string
