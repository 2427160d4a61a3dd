// Compiled by `npm run messages`: change the catalogue, not this file.
/** The product was not added to the cart. Try again later. */
export declare const notAddedToCart: () => string
/** The product was not added to the cart. Try again later. Should it have arrived after all, trying again does not add it twice. */
export declare const notAddedToCartUnlessArrived: () => string
/** Something went wrong on our side. What you entered is still here. */
export declare const notSentAfterFailure: () => string
/** The shop could not be reached. What you entered is still here. */
export declare const notSentForNetwork: () => string
/** Something went wrong on our side. What this page shows may be out of date. */
export declare const outdatedAfterFailure: () => string
/** The shop could not be reached. What this page shows may be out of date. */
export declare const outdatedForNetwork: () => string
/** Try again */
export declare const tryAgain: () => string
/** The shop could not be reached. */
export declare const unreachable: () => string
