// Compiled by `npm run messages`: change the catalogue, not this file.
/** There is nothing on this list. */
export declare const emptyList: () => string
/** A list takes up to 5,000 products. Remove some first. */
export declare const fullList: () => string
/** Enter a quantity above zero. */
export declare const malformedQuantity: () => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** There is no account to share the list with. */
export declare const noAccount: () => string
/** Enter a name for the list. */
export declare const noName: () => string
/** Only the owner of this list can do that. */
export declare const notOwner: () => string
/** The query parameter ''productFields'' takes at most 15 fields. */
export declare const tooManyFields: () => string
/** You can have up to 100 lists. Delete one first. */
export declare const tooManyLists: () => string
/** There is no such line on this list any more. */
export declare const unknownItem: () => string
/** There is no such list, or it is not yours. */
export declare const unknownList: () => string
/** This product does not exist or is not available to you. */
export declare const unknownProduct: () => string
