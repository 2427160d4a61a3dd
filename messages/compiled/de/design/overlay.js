// Compiled by `npm run messages`: change the catalogue, not this file.
export const cancel = () => "Abbrechen"
export const close = () => "Schließen"
