// Compiled by `npm run messages`: change the catalogue, not this file.
/** What are you looking for? */
export declare const enterSomething: () => string
/** Find */
export declare const find: () => string
/** Found for “{term}” */
export declare const foundFor: (values: { readonly term: string }) => string
/** Nothing found */
export declare const nothingFound: () => string
/** Settings */
export declare const settings: () => string
/** There are more: enter more of it. */
export declare const thereAreMore: () => string
/** Order numbers, reference and PO numbers, invoices, fulfillment orders, shipments and their tracking numbers, returns, part numbers, names of products, accounts, people, categories, price books, groups, promotions and locations are looked for. */
export declare const whatIsFound: () => string
