// Compiled by `npm run messages`: change the catalogue, not this file.
export const maximum = (d) => "Höchstmenge " + d.quantity
export const minimum = (d) => "Mindestmenge " + d.quantity
export const multiples = (d) => "Nur in Vielfachen von " + d.quantity + " erhältlich"
export const oneStepLess = () => "Einen Schritt weniger"
export const oneStepMore = () => "Einen Schritt mehr"
export const outOfStock = () => "Nicht vorrätig"
export const quantity = () => "Menge"
export const rules = () => "Mengenregeln"
