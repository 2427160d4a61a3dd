// Compiled by `npm run messages`: change the catalogue, not this file.

export const actionForProduct = (d) => d.action + ": " + d.product
export const limitExceeded = () => "It is impossible to add to the cart. The maximum limit has been exceeded."
export const requestQuote = () => "Request a quote"
