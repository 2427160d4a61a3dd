// Compiled by `npm run messages`: change the catalogue, not this file.
/** Without its last buyer group this price book would be for everyone. Deactivate or delete the price book first. */
export declare const bookWithoutGroups: () => string
/** UpperBound: it is below LowerBound. */
export declare const boundsInWrongOrder: () => string
/** You may see this product but not its price. */
export declare const hiddenPrice: () => string
/** {field}: bad order of dates: it is not later than {other} */
export declare const invalidDateOrder: (values: { readonly field: string; readonly other: string }) => string
/** Name at least one product in productIds. */
export declare const noProducts: () => string
/** This is the price book with the original prices. It is for everyone and cannot be deleted. */
export declare const originalBook: () => string
/** LowerBound: another tier of the schedule has a quantity of this range. */
export declare const overlappingTiers: () => string
/** TierValue: a percentage is at most 100. */
export declare const percentageAboveHundred: () => string
/** CurrencyIsoCode: this shop does not sell in {currency}. */
export declare const recordCurrency: (values: { readonly currency: string }) => string
/** Ask for the prices of at most 100 products at once, or post up to 500. */
export declare const tooManyProducts: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
