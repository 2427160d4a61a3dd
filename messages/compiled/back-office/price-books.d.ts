// Compiled by `npm run messages`: change the catalogue, not this file.
/** Compare price books */
export declare const compare: () => string
/** Compare */
export declare const compareButton: () => string
/** Difference */
export declare const difference: () => string
/** {count, plural, =0 {No price differs} one {# price differs} other {# prices differ}}, {same, number} are the same. */
export declare const differenceCount: (values: { readonly count: number; readonly same: number }) => string
/** Differences */
export declare const differences: () => string
/** Prices in this book */
export declare const entries: () => string
/** Change as many prices as you like and save them together; a new row takes a part number. A change for a later day is a price book of its own, with dates and a smaller priority number. */
export declare const entriesHint: () => string
/** Export as CSV */
export declare const exportFile: () => string
/** Find */
export declare const find: () => string
/** Part number */
export declare const findPartNumber: () => string
/** The first {count, number} are shown; the file has all. */
export declare const firstShown: (values: { readonly count: number }) => string
/** Buyer groups that pay by it */
export declare const groups: () => string
/** Without a buyer group the book is for everyone. */
export declare const groupsHint: () => string
/** No price book is called “{text}”. */
export declare const noBook: (values: { readonly text: string }) => string
/** none */
export declare const noPrice: () => string
/** One price book */
export declare const oneBook: () => string
/** Another price book */
export declare const otherBook: () => string
/** Part number */
export declare const partNumber: () => string
/** Percent */
export declare const percent: () => string
/** {percent} % */
export declare const percentText: (values: { readonly percent: string }) => string
/** Product */
export declare const product: () => string
