// Compiled by `npm run messages`: change the catalogue, not this file.

export const actionFor = (d) => d.action + ": " + d.product
export const adding = () => "Adding"
export const addToCart = () => "Add to cart"
export const bundle = () => "Bundle"
export const chooseOptions = () => "Choose options to see the price"
export const configurableBundle = () => "Configurable bundle"
export const loading = () => "Loading"
export const outOfStock = () => "Out of stock"
export const partNumber = () => "Part number"
export const pricedOnRequest = () => "Priced on request"
export const priceUnavailable = () => "Price unavailable"
export const quantity = () => "Quantity"
export const quantityOf = (d) => "Quantity of " + d.product
export const set = () => "Set"
export const subscription = () => "Subscription"
export const viewOptions = () => "View options"
