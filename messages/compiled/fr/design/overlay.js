// Compiled by `npm run messages`: change the catalogue, not this file.
export const cancel = () => "Annuler"
export const close = () => "Fermer"
