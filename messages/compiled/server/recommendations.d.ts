// Compiled by `npm run messages`: change the catalogue, not this file.
/** The query parameter ''anchorValues'' takes ids of products or categories. */
export declare const malformedAnchor: () => string
/** Invalid identifier: productId is no product id. */
export declare const malformedProduct: () => string
/** This recommender needs products: name them in ''anchorValues'', or set ''anchorFromCurrentCart''. */
export declare const noAnchors: () => string
/** The query parameter ''anchorValues'' takes at most 50 ids. */
export declare const tooManyAnchors: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
