// Compiled by `npm run messages`: change the catalogue, not this file.
export const dismiss = () => "Schließen"
export const inStock = (d) => d.quantity + " vorrätig"
export const madeToOrder = () => "Auf Bestellung"
export const onlyFewLeft = (d) => "Nur noch " + d.quantity + " vorrätig"
export const outOfStock = () => "Nicht vorrätig"
