// Compiled by `npm run messages`: change the catalogue, not this file.
/** There is no event at this position that was given up. */
export declare const notGivenUp: () => string
