// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionForProduct = (d) => d.action + ": " + d.product
export const limitExceeded = () => "No se puede agregar al carrito. Se superó el límite máximo."
export const requestQuote = () => "Solicitar cotización"
