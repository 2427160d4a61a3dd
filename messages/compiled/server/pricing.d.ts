// Compiled by `npm run messages`: change the catalogue, not this file.
/** This change was applied, or its day has begun. It stays, because it tells why a price has changed. */
export declare const appliedChange: () => string
/** Without its last buyer group this price book would be for everyone. Deactivate or delete the price book first. */
export declare const bookWithoutGroups: () => string
/** UpperBound: it is below LowerBound. */
export declare const boundsInWrongOrder: () => string
/** Status__c: a new change is Planned. */
export declare const createdPlanned: () => string
/** The shop does not sell in {currency} any more. */
export declare const currencyNotSold: (values: { readonly currency: string }) => string
/** EffectiveDate__c: the day of this change has begun. Change the price itself. */
export declare const dayHasBegun: () => string
/** You may see this product but not its price. */
export declare const hiddenPrice: () => string
/** {field}: bad order of dates: it is not later than {other} */
export declare const invalidDateOrder: (values: { readonly field: string; readonly other: string }) => string
/** effectiveDate: it is a day after today (in UTC). */
export declare const laterDay: () => string
/** effectiveDate: it is a day, such as 2027-01-31. */
export declare const malformedDay: () => string
/** percentage: it is a number above -100 and up to 1000, with up to 4 decimal places, and not 0. */
export declare const malformedPercentage: () => string
/** Name at least one product in productIds. */
export declare const noProducts: () => string
/** Status__c: this change is not planned any more. Plan a new one. */
export declare const notPlannedAnyMore: () => string
/** Status__c: a planned change is canceled, and nothing else. */
export declare const onlyCanceled: () => string
/** This is the price book with the original prices. It is for everyone and cannot be deleted. */
export declare const originalBook: () => string
/** LowerBound: another tier of the schedule has a quantity of this range. */
export declare const overlappingTiers: () => string
/** EffectiveDate__c: it is a day after today (in UTC). A price that changes today is changed itself. */
export declare const pastDay: () => string
/** TierValue: a percentage is at most 100. */
export declare const percentageAboveHundred: () => string
/** CurrencyIsoCode: this shop does not sell in {currency}. */
export declare const recordCurrency: (values: { readonly currency: string }) => string
/** This price book has more than {maximum, number} prices. Plan them by a file. */
export declare const tooManyPrices: (values: { readonly maximum: number }) => string
/** Ask for the prices of at most 100 products at once, or post up to 500. */
export declare const tooManyProducts: () => string
/** There is no such price book. */
export declare const unknownPriceBook: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
