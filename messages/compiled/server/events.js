// Compiled by `npm run messages`: change the catalogue, not this file.

export const notGivenUp = () => "There is no event at this position that was given up."
