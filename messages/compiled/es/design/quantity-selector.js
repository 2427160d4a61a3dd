// Compiled by `npm run messages`: change the catalogue, not this file.
export const maximum = (d) => "Cantidad máxima: " + d.quantity
export const minimum = (d) => "Cantidad mínima: " + d.quantity
export const multiples = (d) => "Se vende en múltiplos de " + d.quantity
export const oneStepLess = () => "Disminuir"
export const oneStepMore = () => "Aumentar"
export const outOfStock = () => "Agotado"
export const quantity = () => "Cantidad"
export const rules = () => "Reglas de cantidad"
