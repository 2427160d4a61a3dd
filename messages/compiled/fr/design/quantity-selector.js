// Compiled by `npm run messages`: change the catalogue, not this file.
export const maximum = (d) => "Quantité maximale " + d.quantity
export const minimum = (d) => "Quantité minimale " + d.quantity
export const multiples = (d) => "Vendu par multiples de " + d.quantity
export const oneStepLess = () => "Diminuer"
export const oneStepMore = () => "Augmenter"
export const outOfStock = () => "Rupture de stock"
export const quantity = () => "Quantité"
export const rules = () => "Règles de quantité"
