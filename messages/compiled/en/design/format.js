// Compiled by `npm run messages`: change the catalogue, not this file.

export const dateAndTime = (d) => d.date + ", " + d.time
