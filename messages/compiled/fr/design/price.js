// Compiled by `npm run messages`: change the catalogue, not this file.
export const asLowAs = (d) => "Dès " + d.price + " en quantité"
export const buyMore = () => "Prix dégressifs"
export const discount = () => "Remise"
export const discountOf = (d) => d.label + " " + d.amount
export const from = (d) => d.quantity + " ou plus"
export const originalPrice = () => "Prix d’origine"
export const priceEach = () => "Prix unitaire"
export const priceUnavailable = () => "Prix indisponible"
export const quantity = () => "Quantité"
export const range = (d) => d.from + " – " + d.to
export const taxIncluded = () => "Taxes comprises"
export const yourPrice = () => "Votre prix"
