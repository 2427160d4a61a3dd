// Compiled by `npm run messages`: change the catalogue, not this file.
/** The change must not be zero, and no more can be taken away than the {quantity} on hand. */
export declare const cannotAdjust: (values: { readonly quantity: string }) => string
/** Your attempt to delete {id} could not be completed because the store sells from this group. */
export declare const groupOfStore: (values: { readonly id: string }) => string
/** Name locations or locationgroups, not both. */
export declare const locationsAndGroups: () => string
/** Enter an email address, such as ada@example.com. */
export declare const malformedNoticeEmail: () => string
/** Invalid identifier: products names what looks like a product id and is none. */
export declare const malformedProduct: () => string
/** Name at least one product in products. */
export declare const noProducts: () => string
/** This product can be ordered now, or is not sold any more. */
export declare const notAwaited: () => string
/** There is not enough left of product {productId}. */
export declare const notEnoughLeft: (values: { readonly productId: string }) => string
/** Too many mails were asked for. Try again in an hour. */
export declare const tooManyNotices: () => string
/** You wait for as many products as one can. End some of them first. */
export declare const tooManyNoticesOfUser: () => string
/** Ask for at most 100 products times locations, or 20 when products are named by part number. */
export declare const tooManyStockQueries: () => string
/** There is no such product. */
export declare const unknownAwaitedProduct: () => string
/** There is no such stock level. */
export declare const unknownLevel: () => string
/** The query parameter ''{parameter}'' names ''{id}'', which this store does not have. */
export declare const unknownLocation: (values: { readonly parameter: string; readonly id: string }) => string
/** This has ended already, or the link has expired. */
export declare const unknownNotice: () => string
/** Write the scope as webStoreId Eq ''<id>'', with the id of this web store. */
export declare const unknownScope: () => string
