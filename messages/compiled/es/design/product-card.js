// Compiled by `npm run messages`: change the catalogue, not this file.
export const actionFor = (d) => d.action + ": " + d.product
export const adding = () => "Agregando"
export const addToCart = () => "Al carrito"
export const bundle = () => "Paquete"
export const chooseOptions = () => "Elija las opciones para ver el precio"
export const configurableBundle = () => "Paquete configurable"
export const loading = () => "Cargando"
export const outOfStock = () => "Agotado"
export const partNumber = () => "Número de pieza"
export const pricedOnRequest = () => "Precio a solicitud"
export const priceUnavailable = () => "Precio no disponible"
export const quantity = () => "Cantidad"
export const quantityOf = (d) => "Cantidad de " + d.product
export const set = () => "Juego"
export const subscription = () => "Suscripción"
export const viewOptions = () => "Ver opciones"
