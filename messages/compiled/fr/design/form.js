// Compiled by `npm run messages`: change the catalogue, not this file.
export const checkTheseEntries = () => "Veuillez vérifier ces saisies"
export const hide = () => "Masquer"
export const optional = () => "facultatif"
export const show = () => "Afficher"
