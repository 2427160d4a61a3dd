// Compiled by `npm run messages`: change the catalogue, not this file.

export const bookWithoutGroups = () => "Without its last buyer group this price book would be for everyone. Deactivate or delete the price book first."
export const boundsInWrongOrder = () => "UpperBound: it is below LowerBound."
export const hiddenPrice = () => "You may see this product but not its price."
export const invalidDateOrder = (d) => d.field + ": bad order of dates: it is not later than " + d.other
export const noProducts = () => "Name at least one product in productIds."
export const originalBook = () => "This is the price book with the original prices. It is for everyone and cannot be deleted."
export const overlappingTiers = () => "LowerBound: another tier of the schedule has a quantity of this range."
export const percentageAboveHundred = () => "TierValue: a percentage is at most 100."
export const recordCurrency = (d) => "CurrencyIsoCode: this shop does not sell in " + d.currency + "."
export const tooManyProducts = () => "Ask for the prices of at most 100 products at once, or post up to 500."
export const unknownProduct = () => "There is no such product among those you may see."
