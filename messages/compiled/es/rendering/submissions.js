// Compiled by `npm run messages`: change the catalogue, not this file.
export const notSentAfterFailure = () => "Ocurrió un problema de nuestro lado. Lo que escribió sigue aquí."
export const notSentForNetwork = () => "No se pudo establecer conexión con la tienda. Lo que escribió sigue aquí."
export const outdatedAfterFailure = () => "Ocurrió un problema de nuestro lado. Es posible que lo que muestra esta página no esté actualizado."
export const outdatedForNetwork = () => "No se pudo establecer conexión con la tienda. Es posible que lo que muestra esta página no esté actualizado."
export const tryAgain = () => "Reintentar"
export const unreachable = () => "No se pudo establecer conexión con la tienda."
