// Compiled by `npm run messages`: change the catalogue, not this file.
export const lessExpected = (d) => "De esta línea solo se esperan " + d.available + "."
export const lessReceived = () => "No se puede recibir más de lo que se espera, ni devolver y rechazar más de lo que se recibió."
export const noQuantity = () => "La cantidad debe ser mayor que cero."
export const tooMuchToReturn = (d) => d.sku + ": solo se pueden devolver " + d.available + ". Lo que está anunciado en una orden de devolución se devuelve con ella."
export const unknownReturnLine = (d) => "La orden de devolución no tiene la línea '" + d.id + "'."
export const unknownReturnOrder = () => "No existe esa orden de devolución."
