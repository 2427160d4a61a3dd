// Compiled by `npm run messages`: change the catalogue, not this file.
export const ambiguousPartNumber = () => "Varios productos tienen este número. Elija uno."
export const lowStock = (d) => "Solo hay " + d.available + " en existencia."
export const malformedQuantity = () => "Escriba un número válido."
export const outOfStock = () => "Agotado por el momento."
export const unknownPartNumber = () => "Ningún producto tiene este número de pieza."
export const withArrival = (d) => d.message + " Cantidad prevista para el " + d.day + ": " + d.quantity + "."
