// Compiled by `npm run messages`: change the catalogue, not this file.
/** All planned, applied and canceled changes */
export declare const allPlanned: () => string
/** Price book */
export declare const book: () => string
/** Cancel */
export declare const cancel: () => string
/** Cancel the change of {sku} from {date} */
export declare const cancelOne: (values: { readonly sku: string; readonly date: string }) => string
/** Compare price books */
export declare const compare: () => string
/** Compare */
export declare const compareButton: () => string
/** Currency */
export declare const currency: () => string
/** Difference */
export declare const difference: () => string
/** {count, plural, =0 {No price differs} one {# price differs} other {# prices differ}}, {same, number} are the same. */
export declare const differenceCount: (values: { readonly count: number; readonly same: number }) => string
/** Differences */
export declare const differences: () => string
/** Prices in this book */
export declare const entries: () => string
/** Change as many prices as you like and save them together; a new row takes a part number. Changes for a later day are planned below. */
export declare const entriesHint: () => string
/** {sku}: {before} becomes {after} */
export declare const example: (values: { readonly sku: string; readonly before: string; readonly after: string }) => string
/** Export as CSV */
export declare const exportFile: () => string
/** Find */
export declare const find: () => string
/** Part number */
export declare const findPartNumber: () => string
/** The next {count, number} are shown. Find others by their part number, above. */
export declare const firstPlanned: (values: { readonly count: number }) => string
/** The first {count, number} are shown; the file has all. */
export declare const firstShown: (values: { readonly count: number }) => string
/** From */
export declare const from: () => string
/** Buyer groups that pay by it */
export declare const groups: () => string
/** Without a buyer group the book is for everyone. */
export declare const groupsHint: () => string
/** Plan many by a file or pasted rows */
export declare const importPlan: () => string
/** No price book is called “{text}”. */
export declare const noBook: (values: { readonly text: string }) => string
/** none */
export declare const noPrice: () => string
/** No product is called “{text}”, and none has that part number. */
export declare const noProduct: (values: { readonly text: string }) => string
/** Nothing is planned. */
export declare const nothingPlanned: () => string
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
/** Percent (-5 for less) */
export declare const percentage: () => string
/** Plan a price of a subscription */
export declare const planAllFields: () => string
/** Change all prices of this book */
export declare const planBook: () => string
/** Plan {count, plural, one {# price} other {# prices}} */
export declare const planBookButton: (values: { readonly count: number }) => string
/** Plan a price */
export declare const planOne: () => string
/** Plan */
export declare const planOneButton: () => string
/** Planned changes */
export declare const planned: () => string
/** A day begins at midnight UTC; the prices change then, also in carts. Price breaks stay as they are and apply to the new price. A product without a price in this book gets one. */
export declare const plannedHint: () => string
/** Show what would change */
export declare const preview: () => string
/** {same, plural, =0 {None stays} one {# stays} other {# stay}} the same after rounding; {planned, plural, =0 {none is} one {# is} other {# are}} planned for that day already and left as it is. */
export declare const previewRest: (values: { readonly same: number; readonly planned: number }) => string
/** {count, plural, =0 {No price would change} one {# price would change} other {# prices would change}} */
export declare const previewTitle: (values: { readonly count: number }) => string
/** Price now */
export declare const priceNow: () => string
/** Price then */
export declare const priceThen: () => string
/** Product */
export declare const product: () => string
