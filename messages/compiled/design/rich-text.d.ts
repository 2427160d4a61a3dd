// Compiled by `npm run messages`: change the catalogue, not this file.
/** Video */
export declare const video: () => string
