// Compiled by `npm run messages`: change the catalogue, not this file.
/** You may see this product but not its price. */
export declare const hiddenPrice: () => string
/** Name at least one product in productIds. */
export declare const noProducts: () => string
/** Ask for the prices of at most 100 products at once, or post up to 500. */
export declare const tooManyProducts: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
