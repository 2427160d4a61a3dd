// Compiled by `npm run messages`: change the catalogue, not this file.
export const cancel = () => "Cancelar"
export const close = () => "Cerrar"
