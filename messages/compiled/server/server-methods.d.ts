// Compiled by `npm run messages`: change the catalogue, not this file.
/** The ''{name}'' param is required to execute the request. */
export declare const missingParam: (values: { readonly name: string }) => string
/** This server method changes something: send it with POST. */
export declare const postRequired: () => string
/** Product is successfully added to Cart */
export declare const productAdded: () => string
/** There is no such server method. */
export declare const unknownMethod: () => string
/** The query parameter ''methodParams'', or ''params'', must be a JSON object. */
export declare const unreadableParams: () => string
