// Compiled by `npm run messages`: change the catalogue, not this file.

export const maximum = (d) => "Maximum quantity " + d.quantity
export const minimum = (d) => "Minimum quantity " + d.quantity
export const multiples = (d) => "Sold in multiples of " + d.quantity
export const oneStepLess = () => "One step less"
export const oneStepMore = () => "One step more"
export const outOfStock = () => "Out of stock"
export const quantity = () => "Quantity"
export const rules = () => "Quantity rules"
