// Compiled by `npm run messages`: change the catalogue, not this file.

export const checkTheseEntries = () => "Please check these entries"
export const hide = () => "Hide"
export const optional = () => "optional"
export const show = () => "Show"
