// Compiled by `npm run messages`: change the catalogue, not this file.
export const notAddedToCart = () => "El producto no se agregó al carrito. Intente más tarde."
export const notAddedToCartUnlessArrived = () => "El producto no se agregó al carrito. Intente más tarde. Si a pesar de todo se agregó, intentarlo de nuevo no lo agrega dos veces."
