// Compiled by `npm run messages`: change the catalogue, not this file.
/** All products */
export declare const allProducts: () => string
/** {bound} is no number: ''{text}'' */
export declare const boundIsNoNumber: (values: { readonly bound: string; readonly text: string }) => string
/** Brand */
export declare const brand: () => string
/** a range needs min or max */
export declare const emptyRange: () => string
/** The searchFields say where to look for a searchTerm, and there is none. */
export declare const fieldsWithoutTerm: () => string
/** The refinement ''{name}'' cannot be used: {problem}. */
export declare const invalidRefinement: (values: { readonly name: string; readonly problem: string }) => string
/** The query parameter ''effectiveBuyerGroupIds'' takes ids of buyer groups. */
export declare const malformedGroup: () => string
/** ''pageToken'' must be one that this list has given out. */
export declare const malformedPageToken: () => string
/** Write refinements as base64 of a JSON list of '{'nameOrId, values'}'. */
export declare const malformedRefinements: () => string
/** A search needs a searchTerm or a categoryId. */
export declare const missingTermAndCategory: () => string
/** ''{id}'' is no category of this store */
export declare const noCategoryOfStore: (values: { readonly id: string }) => string
/** this store has no such attribute */
export declare const noSuchAttribute: () => string
/** Ask for suggested terms, suggested products or both. */
export declare const noSuggestionsRequested: () => string
/** it has no values */
export declare const noValues: () => string
/** A search can be paged as long as page times pageSize is at most 5000. */
export declare const pageOutOfRange: () => string
/** Ask either by ''query'' or by ''skus''. */
export declare const queryAndSkus: () => string
/** Name, A to Z */
export declare const sortByName: () => string
/** Name, Z to A */
export declare const sortByNameDescending: () => string
/** Newest first */
export declare const sortByNewest: () => string
/** Price, low to high */
export declare const sortByPrice: () => string
/** Price, high to low */
export declare const sortByPriceDescending: () => string
/** Best match */
export declare const sortByRelevance: () => string
/** The ''skus'' name at most 100 part numbers at once. */
export declare const tooManyPartNumbers: () => string
/** A search term has at most 32 words. */
export declare const tooManyWords: () => string
/** The categoryId names no category of this store. */
export declare const unknownCategory: () => string
/** The searchFields name a field that cannot be searched. */
export declare const unknownSearchField: () => string
/** The sortRuleId names none of the sortRules that searches answer with. */
export declare const unknownSortRule: () => string
