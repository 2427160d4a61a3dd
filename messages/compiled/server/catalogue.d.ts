// Compiled by `npm run messages`: change the catalogue, not this file.
/** ChildProductId: a part must be a product that can be bought by itself. */
export declare const componentIsNoProduct: () => string
/** ParentProductId: this product is no set and no bundle. */
export declare const componentOfNoSet: () => string
/** Your attempt to delete {id} could not be completed because it contains other categories. */
export declare const dependentCategories: (values: { readonly id: string }) => string
/** Your attempt to delete {id} could not be completed because it has variations. */
export declare const dependentProducts: (values: { readonly id: string }) => string
/** Only a signed-in site builder may see drafts. */
export declare const draftsNotAllowed: () => string
/** Home */
export declare const home: () => string
/** Name products either by ids or by skus. */
export declare const idsOrSkus: () => string
/** The query parameter ''pageToken'' is no page of this list. */
export declare const malformedPageToken: () => string
/** Maximum: it is below Minimum. */
export declare const maximumBelowMinimum: () => string
/** MaximumTerm__c: it is below MinimumTerm__c. */
export declare const maximumTermBelowMinimum: () => string
/** Only sets and bundles have child products. */
export declare const notASetOrBundle: () => string
/** {field}: it must be above zero. */
export declare const notPositive: (values: { readonly field: string }) => string
/** {field}: a category cannot be inside itself. */
export declare const ownAncestor: (values: { readonly field: string }) => string
/** PricingTerm and PricingTermUnit: what is sold once has neither, everything else both. */
export declare const recurringTerm: () => string
/** {field}: a category with this name exists already beside it: {id} */
export declare const siblingName: (values: { readonly field: string; readonly id: string }) => string
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
