// Compiled by `npm run messages`: change the catalogue, not this file.
/** {count, plural, one {The product that you added offline is in your cart now.} other {# products that you added offline are in your cart now.}} */
export declare const addedAfterwards: (values: { readonly count: number }) => string
/** You are offline. {product} will be added to your cart when you are online. */
export declare const addedLater: (values: { readonly product: string }) => string
/** Do not add these */
export declare const doNotAdd: () => string
/** The shop did not accept it. Try to add it again. */
export declare const notAccepted: () => string
/** The product was not added to the cart, as your browser could not store it. Try again when you are online. */
export declare const notStored: () => string
/** You are offline */
export declare const offlineHeading: () => string
/** This page cannot be shown without a network, because you have not visited it recently. It opens by itself when you are online again. */
export declare const offlineText: () => string
/** Offline */
export declare const offlineTitle: () => string
/** You are buying for another account now. */
export declare const otherAccount: () => string
/** Added while you were offline */
export declare const pendingAdditions: () => string
/** {quantity} × {product} */
export declare const quantityOfProduct: (values: { readonly quantity: string; readonly product: string }) => string
/** {count, plural, one {A product that you added offline could not be added to your cart.} other {# products that you added offline could not be added to your cart.}} */
export declare const refusedAfterwards: (values: { readonly count: number }) => string
/** {count, plural, one {1 product was not added to your cart} other {# products were not added to your cart}} */
export declare const refusedCount: (values: { readonly count: number }) => string
/** {quantity} × {product}: {problem} */
export declare const refusedProduct: (values: { readonly quantity: string; readonly product: string; readonly problem: string }) => string
/** Remove from this list */
export declare const removeFromList: () => string
/** You are offline. This page is as it was on {moment}; prices and stock may have changed. */
export declare const shownFromLastVisit: (values: { readonly moment: string }) => string
/** Try again */
export declare const tryAgain: () => string
/** We do not know whether it was added. Check your cart. */
export declare const unknownOutcome: () => string
/** Pages that you can read now */
export declare const visitedPages: () => string
/** {count, plural, one {1 product will be added to your cart when you are online} other {# products will be added to your cart when you are online}} */
export declare const waitingCount: (values: { readonly count: number }) => string
