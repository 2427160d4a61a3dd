// Compiled by `npm run messages`: change the catalogue, not this file.

export const asLowAs = (d) => "As low as " + d.price + " in quantity"
export const buyMore = () => "Buy more, pay less"
export const discount = () => "Discount"
export const discountOf = (d) => d.label + " " + d.amount
export const from = (d) => d.quantity + " or more"
export const originalPrice = () => "Original price"
export const priceEach = () => "Price each"
export const priceUnavailable = () => "Price Unavailable"
export const quantity = () => "Quantity"
export const range = (d) => d.from + " – " + d.to
export const taxIncluded = () => "Tax included"
export const yourPrice = () => "Your price"
