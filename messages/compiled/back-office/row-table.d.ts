// Compiled by `npm run messages`: change the catalogue, not this file.
/** More */
export declare const details: () => string
/** More of {row} */
export declare const detailsOfRow: (values: { readonly row: string }) => string
/** {field}: {row} */
export declare const fieldOfRow: (values: { readonly field: string; readonly row: string }) => string
/** The first {count, plural, one {#} other {#}} are shown: search for the others. */
export declare const hasMore: (values: { readonly count: number }) => string
/** Part number */
export declare const key: () => string
/** new */
export declare const newRow: () => string
/** There are none. */
export declare const none: () => string
/** Remove */
export declare const remove: () => string
/** Remove {row} */
export declare const removeRow: (values: { readonly row: string }) => string
/** {count, plural, one {# row was} other {# rows were}} not saved */
export declare const rowsRejected: (values: { readonly count: number }) => string
/** {count, plural, =0 {No other row was changed.} one {# other row was saved.} other {# other rows were saved.}} */
export declare const rowsSaved: (values: { readonly count: number }) => string
/** Save {name} */
export declare const saveTable: (values: { readonly name: string }) => string
