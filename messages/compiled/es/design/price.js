// Compiled by `npm run messages`: change the catalogue, not this file.
export const asLowAs = (d) => "Desde " + d.price + " por volumen"
export const buyMore = () => "Compre más, pague menos"
export const discount = () => "Descuento"
export const discountOf = (d) => d.label + " " + d.amount
export const from = (d) => d.quantity + " o más"
export const originalPrice = () => "Precio original"
export const priceEach = () => "Precio c/u"
export const priceUnavailable = () => "Precio no disponible"
export const quantity = () => "Cantidad"
export const range = (d) => d.from + " – " + d.to
export const taxIncluded = () => "Impuestos incl."
export const yourPrice = () => "Su precio"
