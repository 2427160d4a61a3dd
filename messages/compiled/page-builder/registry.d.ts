// Compiled by `npm run messages`: change the catalogue, not this file.
/** Unknown block ({type}) */
export declare const unknownBlock: (values: { readonly type: string }) => string
