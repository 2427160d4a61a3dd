// Compiled by `npm run messages`: change the catalogue, not this file.
export const dismiss = () => "Cerrar"
export const inStock = (d) => d.quantity + " en existencia"
export const madeToOrder = () => "Sobre pedido"
export const onlyFewLeft = (d) => "Solo hay " + d.quantity
export const outOfStock = () => "Agotado"
