// Compiled by `npm run messages`: change the catalogue, not this file.
export const malformedAnchor = () => "El parámetro de consulta 'anchorValues' admite ID de productos o categorías."
export const malformedProduct = () => "Identificador no válido: productId no es un ID de producto."
export const noAnchors = () => "Este recomendador necesita productos: indíquelos en 'anchorValues' o active 'anchorFromCurrentCart'."
export const tooManyAnchors = () => "El parámetro de consulta 'anchorValues' admite como máximo 50 ID."
export const unknownProduct = () => "No existe ese producto entre los que usted puede ver."
