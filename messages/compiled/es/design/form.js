// Compiled by `npm run messages`: change the catalogue, not this file.
export const checkTheseEntries = () => "Revise estos datos"
export const hide = () => "Ocultar"
export const optional = () => "opcional"
export const show = () => "Mostrar"
