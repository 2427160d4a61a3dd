// Compiled by `npm run messages`: change the catalogue, not this file.
/** Keep the reference {reference}. With it and your email address you can {findOrder} again. */
export declare const keepReference: (values: { readonly reference: string; readonly findOrder: string }) => string
/** find this order */
export declare const findThisOrder: () => string
