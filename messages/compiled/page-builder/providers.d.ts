// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** What the picture says */
export declare const altText: () => string
/** At most */
export declare const atMost: () => string
/** At most so many products */
export declare const atMostSoManyProducts: () => string
/** Cart */
export declare const cart: () => string
/** Category */
export declare const category: () => string
/** Collection */
export declare const collection: () => string
/** Content */
export declare const content: () => string
/** Its key in the media library */
export declare const itsKeyInTheMediaLibrary: () => string
/** Key, when it is known elsewhere */
export declare const key: () => string
/** Leads to */
export declare const leadsTo: () => string
/** Name */
export declare const name: () => string
/** One size for all devices */
export declare const oneSizeForAllDevices: () => string
/** Order */
export declare const order: () => string
/** Or the products of a category */
export declare const orTheProductsOfACategory: () => string
/** Say this instead of what the library says */
export declare const overrideAltText: () => string
/** Part numbers, with commas between them */
export declare const partNumbers: () => string
/** Picture */
export declare const picture: () => string
/** Picture provider */
export declare const pictureProvider: () => string
/** Pictures */
export declare const pictures: () => string
/** Place when it is a background */
export declare const placeWhenItIsABackground: () => string
/** Product */
export declare const product: () => string
/** Products */
export declare const products: () => string
/** Repeated item */
export declare const repeatedItem: () => string
/** Search */
export declare const search: () => string
/** Shown at a time (0 for all) */
export declare const shownAtATime: () => string
/** Size when it is a background */
export declare const sizeWhenItIsABackground: () => string
/** Sort by, such as name or unitPrice */
export declare const sortBy: () => string
/** Text */
export declare const text: () => string
/** Things */
export declare const things: () => string
/** Use sizes that the server keeps */
export declare const useSizesThatTheServerKeeps: () => string
/** Words to search for */
export declare const wordsToSearchFor: () => string
