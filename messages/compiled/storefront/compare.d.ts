// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add */
export declare const add: () => string
/** Add a product by its part number */
export declare const addByPartNumber: () => string
/** Browse products */
export declare const browseProducts: () => string
/** Depends on the options */
export declare const chooseOptions: () => string
/** Compare products */
export declare const compareProducts: () => string
/** differs */
export declare const differs: () => string
/** Not stated */
export declare const none: () => string
/** Nothing to compare yet */
export declare const nothingToCompare: () => string
/** Tick “Compare” at up to four products of a list, or enter their part numbers here. */
export declare const nothingToCompareHelp: () => string
/** Only the first {count, number} products are shown: more do not fit side by side. */
export declare const onlySoMany: (values: { readonly count: number }) => string
/** Order */
export declare const order: () => string
/** Pack */
export declare const pack: () => string
/** Price */
export declare const price: () => string
/** Price on request */
export declare const pricedOnRequest: () => string
/** Property */
export declare const property: () => string
/** Remove */
export declare const remove: () => string
/** Show all rows */
export declare const showAllRows: () => string
/** Show only what differs */
export declare const showDifferences: () => string
/** Stock */
export declare const stock: () => string
/** No product has the part number {partNumber}. Check it, or search for it. */
export declare const unknownPartNumber: (values: { readonly partNumber: string }) => string
