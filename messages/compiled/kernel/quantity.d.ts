// Compiled by `npm run messages`: change the catalogue, not this file.
/** Enter a value between {minimum} and {maximum} in increments of {increment}. */
export declare const enterBetween: (values: { readonly minimum: string; readonly maximum: string; readonly increment: string }) => string
/** Enter a valid number. */
export declare const notANumber: () => string
