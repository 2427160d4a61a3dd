// Compiled by `npm run messages`: change the catalogue, not this file.
/** Only a signed-in site builder may see drafts. */
export declare const draftsNotAllowed: () => string
/** Home */
export declare const home: () => string
/** Name products either by ids or by skus. */
export declare const idsOrSkus: () => string
/** The query parameter ''pageToken'' is no page of this list. */
export declare const malformedPageToken: () => string
/** Only sets and bundles have child products. */
export declare const notASetOrBundle: () => string
/** Ask for at most 100 products at once. */
export declare const tooManyProducts: () => string
/** There is no such category. */
export declare const unknownCategory: () => string
/** There is no such product among those you may see. */
export declare const unknownProduct: () => string
/** There is no product of the part number ''{sku}'' among those you may see. */
export declare const unknownSku: (values: { readonly sku: string }) => string
/** There is no catalogue snapshot ''{snapshotId}''. The application context says the present one as catalogSnapshotVersionId. */
export declare const unknownSnapshot: (values: { readonly snapshotId: string }) => string
