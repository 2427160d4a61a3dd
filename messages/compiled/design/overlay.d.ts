// Compiled by `npm run messages`: change the catalogue, not this file.
/** Cancel */
export declare const cancel: () => string
/** Close */
export declare const close: () => string
