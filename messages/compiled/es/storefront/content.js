// Compiled by `npm run messages`: change the catalogue, not this file.
export const previewNothingAdded = () => "Esta es una vista previa: no se agregó nada a ningún carrito."
export const previewNothingSent = () => "Esta es una vista previa: no se envió nada."
