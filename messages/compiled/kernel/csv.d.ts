// Compiled by `npm run messages`: change the catalogue, not this file.
/** A quotation mark is opened and never closed. */
export declare const neverClosed: () => string
/** The text after a closing quotation mark, "{text}", belongs to no cell. */
export declare const textAfterQuotationMark: (values: { readonly text: string }) => string
