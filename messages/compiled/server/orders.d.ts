// Compiled by `npm run messages`: change the catalogue, not this file.
/** Name the e-mail address or phone number that the order was placed with. */
export declare const guestWithoutProof: () => string
/** ''earliestDate'' and ''latestDate'' must be dates such as 2026-01-31T00:00:00Z. */
export declare const malformedDate: () => string
/** The page token is not one that this shop has given out. */
export declare const malformedToken: () => string
/** There were too many tries to find an order. Wait a minute and try again. */
export declare const tooManyLookups: () => string
/** The query parameter ''orderDeliveryGroupSummaryId'' names no delivery group of this order. */
export declare const unknownDeliveryGroup: () => string
/** There is no such order, or it is not yours. */
export declare const unknownOrder: () => string
/** orderSummaryIds: there is no order ''{id}'', or it is not yours. */
export declare const unknownOrderInList: (values: { readonly id: string }) => string
/** This product does not exist any more or is not available to you. */
export declare const unknownProduct: () => string
