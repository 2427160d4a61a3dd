// Compiled by `npm run messages`: change the catalogue, not this file.
/** This shop runs no such job. */
export declare const unknownJob: () => string
