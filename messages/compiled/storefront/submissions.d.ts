// Compiled by `npm run messages`: change the catalogue, not this file.
/** The product was not added to the cart. Try again later. */
export declare const notAddedToCart: () => string
/** The product was not added to the cart. Try again later. Should it have arrived after all, trying again does not add it twice. */
export declare const notAddedToCartUnlessArrived: () => string
