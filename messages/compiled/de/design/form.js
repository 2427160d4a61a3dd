// Compiled by `npm run messages`: change the catalogue, not this file.
export const checkTheseEntries = () => "Bitte prüfen Sie diese Eingaben"
export const hide = () => "Verbergen"
export const optional = () => "optional"
export const show = () => "Anzeigen"
