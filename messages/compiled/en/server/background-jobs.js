// Compiled by `npm run messages`: change the catalogue, not this file.

export const unknownJob = () => "This shop runs no such job."
