// Compiled by `npm run messages`: change the catalogue, not this file.
/** Description */
export declare const description: () => string
/** Name and description as shoppers read them in the other languages of the shop. Where one is empty, they read the shop’s own words. */
export declare const hint: () => string
/** Languages */
export declare const languages: () => string
/** Name */
export declare const name: () => string
/** Save languages */
export declare const save: () => string
