// Compiled by `npm run messages`: change the catalogue, not this file.
/** Please check these entries */
export declare const checkTheseEntries: () => string
/** Hide */
export declare const hide: () => string
/** optional */
export declare const optional: () => string
/** Show */
export declare const show: () => string
