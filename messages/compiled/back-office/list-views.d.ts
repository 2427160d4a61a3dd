// Compiled by `npm run messages`: change the catalogue, not this file.
/** All staff lose it. The records stay. */
export declare const deleteSharedText: () => string
/** The records stay. */
export declare const deleteText: () => string
/** Delete the view {view}? */
export declare const deleteTitle: (values: { readonly view: string }) => string
/** Delete */
export declare const deleteView: () => string
/** For all staff */
export declare const forAllStaff: () => string
/** Save and change views */
export declare const manageViews: () => string
/** Left out, because these fields do not exist any more or you may not see them: {fields}. Records that these filters left out are shown. */
export declare const missingFields: (values: { readonly fields: string }) => string
/** Name of {view} */
export declare const nameOf: (values: { readonly view: string }) => string
/** Name of the new view */
export declare const nameOfView: () => string
/** Open the list with this view */
export declare const open: () => string
/** No longer open the list with it */
export declare const openNot: () => string
/** Rename */
export declare const rename: () => string
/** Update to what the list shows now */
export declare const replace: () => string
/** Save as a view */
export declare const saveView: () => string
/** {name} (all staff) */
export declare const sharedView: (values: { readonly name: string }) => string
