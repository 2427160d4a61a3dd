// Compiled by `npm run messages`: change the catalogue, not this file.
/** There is nothing on this wishlist. */
export declare const emptyList: () => string
/** A wishlist takes up to 500 products. Remove one first. */
export declare const fullList: () => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** Enter a name for the wishlist. */
export declare const noName: () => string
/** The query parameter ''productFields'' takes at most 15 fields. */
export declare const tooManyFields: () => string
/** You can have up to 50 wishlists. Delete one first. */
export declare const tooManyLists: () => string
/** There is no such item on this wishlist. */
export declare const unknownItem: () => string
/** There is no such wishlist, or it is not yours. */
export declare const unknownList: () => string
/** This product does not exist or is not available to you. */
export declare const unknownProduct: () => string
