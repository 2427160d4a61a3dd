// Compiled by `npm run messages`: change the catalogue, not this file.
/** Breadcrumb */
export declare const breadcrumb: () => string
/** {count} more */
export declare const moreValues: (values: { readonly count: string }) => string
/** Next page */
export declare const nextPage: () => string
/** Page {page} */
export declare const page: (values: { readonly page: string }) => string
/** Pages */
export declare const pages: () => string
/** Previous page */
export declare const previousPage: () => string
/** Show fewer */
export declare const showFewer: () => string
/** values of {facet} */
export declare const valuesOf: (values: { readonly facet: string }) => string
