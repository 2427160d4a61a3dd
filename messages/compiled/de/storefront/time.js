// Compiled by `npm run messages`: change the catalogue, not this file.
export const labelWithTimeZone = (d) => d.label + " (" + d.timeZone + ")"
export const momentBy = (d) => d.moment + " von " + d.user
