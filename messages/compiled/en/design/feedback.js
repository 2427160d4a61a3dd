// Compiled by `npm run messages`: change the catalogue, not this file.

export const dismiss = () => "Dismiss"
export const inStock = (d) => d.quantity + " in stock"
export const madeToOrder = () => "Made to order"
export const onlyFewLeft = (d) => "Only " + d.quantity + " left"
export const outOfStock = () => "Out of stock"
