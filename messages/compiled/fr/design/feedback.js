// Compiled by `npm run messages`: change the catalogue, not this file.
export const dismiss = () => "Masquer"
export const inStock = (d) => d.quantity + " en stock"
export const madeToOrder = () => "Sur commande"
export const onlyFewLeft = (d) => "Plus que " + d.quantity
export const outOfStock = () => "Rupture de stock"
