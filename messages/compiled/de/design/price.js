// Compiled by `npm run messages`: change the catalogue, not this file.
export const asLowAs = (d) => "Staffelpreis ab " + d.price
export const buyMore = () => "Staffelpreise"
export const discount = () => "Rabatt"
export const discountOf = (d) => d.label + " " + d.amount
export const from = (d) => "ab " + d.quantity
export const originalPrice = () => "Ursprünglicher Preis"
export const priceEach = () => "Einzelpreis"
export const priceUnavailable = () => "Preis nicht verfügbar"
export const quantity = () => "Menge"
export const range = (d) => d.from + " – " + d.to
export const taxIncluded = () => "inkl. Steuer"
export const yourPrice = () => "Ihr Preis"
