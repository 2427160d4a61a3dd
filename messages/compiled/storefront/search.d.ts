// Compiled by `npm run messages`: change the catalogue, not this file.
/** Apply filters */
export declare const applyFilters: () => string
/** Apply */
export declare const applySpan: () => string
/** Ask us */
export declare const askUs: () => string
/** We can get more than the shop lists. {requestQuote} for what you are looking for, or {contactUs}. */
export declare const askUsText: (values: { readonly requestQuote: string; readonly contactUs: string }) => string
/** {filter}: from {value} */
export declare const atLeast: (values: { readonly filter: string; readonly value: string }) => string
/** {filter}: up to {value} */
export declare const atMost: (values: { readonly filter: string; readonly value: string }) => string
/** Bought before */
export declare const boughtBefore: () => string
/** Browse the categories */
export declare const browseCategories: () => string
/** Cart */
export declare const cart: () => string
/** Check the spelling, or search for a part number, a brand or a plainer word. */
export declare const checkSpelling: () => string
/** Choose options */
export declare const chooseOptions: () => string
/** Chosen filters */
export declare const chosenFilters: () => string
/** Close */
export declare const close: () => string
/** {label} ({unit}) */
export declare const columnWithUnit: (values: { readonly label: string; readonly unit: string }) => string
/** Compare */
export declare const compare: () => string
/** Compare the chosen products */
export declare const compareChosen: () => string
/** Compare {name} */
export declare const compareProduct: (values: { readonly name: string }) => string
/** contact us */
export declare const contactUs: () => string
/** {filter}: {value} */
export declare const filterValue: (values: { readonly filter: string; readonly value: string }) => string
/** Filters */
export declare const filters: () => string
/** Pages with these words */
export declare const foundPages: () => string
/** In stock */
export declare const inStock: () => string
/** This is part number {term}. */
export declare const isPartNumber: (values: { readonly term: string }) => string
/** Name */
export declare const name: () => string
/** Nothing matches all of this */
export declare const noFilteredProducts: () => string
/** Take a filter away, or search for a part number, a brand or a plainer word. */
export declare const noFilteredProductsHelp: () => string
/** Nothing matches this search */
export declare const noMatches: () => string
/** There are no products here */
export declare const noProducts: () => string
/** not stated */
export declare const notStated: () => string
/** Order */
export declare const order: () => string
/** {partNumber}, {name} */
export declare const ownNumberOf: (values: { readonly partNumber: string; readonly name: string }) => string
/** Pages of products */
export declare const pagesOfProducts: () => string
/** Part number */
export declare const partNumber: () => string
/** Price */
export declare const price: () => string
/** Priced on request */
export declare const pricedOnRequest: () => string
/** {count, plural, one {# product} other {# products}} */
export declare const productCount: (values: { readonly count: number }) => string
/** Remove all */
export declare const removeAll: () => string
/** Remove all filters */
export declare const removeAllFilters: () => string
/** Remove {filter} */
export declare const removeFilter: (values: { readonly filter: string }) => string
/** Request a quote */
export declare const requestQuote: () => string
/** Results for {term} */
export declare const resultsFor: (values: { readonly term: string }) => string
/** Search: {term} */
export declare const search: (values: { readonly term: string }) => string
/** Products and part numbers that match {term}. */
export declare const searchDescription: (values: { readonly term: string }) => string
/** See all results for this search */
export declare const seeAllResults: () => string
/** Show as grid */
export declare const showAsGrid: () => string
/** Show as list */
export declare const showAsList: () => string
/** Show as table */
export declare const showAsTable: () => string
/** Show only */
export declare const showOnly: () => string
/** These find something */
export declare const similarSearches: () => string
/** Sort */
export declare const sortButton: () => string
/** Sort by */
export declare const sortBy: () => string
/** Sort by {column} */
export declare const sortByColumn: (values: { readonly column: string }) => string
/** From */
export declare const spanFrom: () => string
/** To */
export declare const spanTo: () => string
/** Subcategories */
export declare const subcategories: () => string
/** Products as a table */
export declare const tableOfProducts: () => string
/** A search can have at most {maximum} characters. A part number or a few plain words find the most. */
export declare const termTooLong: (values: { readonly maximum: string }) => string
