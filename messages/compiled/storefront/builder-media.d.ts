// Compiled by `npm run messages`: change the catalogue, not this file.
/** Alternative text */
export declare const alternativeText: () => string
/** What the picture tells to those who do not see it. */
export declare const alternativeTextHint: () => string
/** Brand */
export declare const brand: () => string
/** Category */
export declare const category: () => string
/** The form did not say what to do with the file. Go back and try again. */
export declare const changeUnknown: () => string
/** Close */
export declare const close: () => string
/** The connection broke. Try again. */
export declare const connectionBroke: () => string
/** Content */
export declare const content: () => string
/** Decoration */
export declare const decoration: () => string
/** It says nothing that the text around it does not say. */
export declare const decorationHint: () => string
/** Delete the file */
export declare const deleteFile: () => string
/** Delete “{title}”? */
export declare const deleteFileTitle: (values: { readonly title: string }) => string
/** It is used nowhere. It cannot be put back. */
export declare const deletionEffect: () => string
/** It cannot be deleted while it is used. */
export declare const deletionImpossible: () => string
/** Documents */
export declare const documents: () => string
/** {total, plural, one {# file of this kind} other {# files of this kind}} */
export declare const fileCount: (values: { readonly total: number }) => string
/** The file is deleted. */
export declare const fileDeleted: () => string
/** Being looked at */
export declare const fileProcessed: () => string
/** The shop did not take the file. Try again. */
export declare const fileRejected: () => string
/** “{title}” is saved. */
export declare const fileSaved: (values: { readonly title: string }) => string
/** {name} is in the library. */
export declare const fileUploaded: (values: { readonly name: string }) => string
/** Focal point */
export declare const focalPoint: () => string
/** From the left, % */
export declare const fromTheLeft: () => string
/** From the top, % */
export declare const fromTheTop: () => string
/** {size} kB */
export declare const kilobytes: (values: { readonly size: string }) => string
/** Kind */
export declare const kind: () => string
/** The library is empty. Upload the first pictures. */
export declare const libraryEmpty: () => string
/** Media */
export declare const media: () => string
/** {size} MB */
export declare const megabytes: (values: { readonly size: string }) => string
/** Newest files */
export declare const newestFiles: () => string
/** No alternative text */
export declare const noAlternativeText: () => string
/** Nothing has “{query}” in its title, name or alternative text. */
export declare const nothingHas: (values: { readonly query: string }) => string
/** Nothing here */
export declare const nothingHere: () => string
/** Nowhere yet. */
export declare const nowhereYet: () => string
/** Older files */
export declare const olderFiles: () => string
/** Page */
export declare const page: () => string
/** {percent} % */
export declare const percentUploaded: (values: { readonly percent: string }) => string
/** Pictures */
export declare const pictures: () => string
/** {width} × {height} pixels */
export declare const pixels: (values: { readonly width: string; readonly height: string }) => string
/** Product */
export declare const product: () => string
/** Save */
export declare const save: () => string
/** Search */
export declare const search: () => string
/** Title, file name or alternative text */
export declare const searchLabel: () => string
/** Logo of the shop */
export declare const shopLogo: () => string
/** Title */
export declare const title: () => string
/** {file}, uploaded {moment} */
export declare const uploadedAt: (values: { readonly file: string; readonly moment: string }) => string
/** The file could not be uploaded. */
export declare const uploadFailed: () => string
/** Upload files */
export declare const uploadFiles: () => string
/** JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, up to 50 MB each. Choose them, or drop them here. */
export declare const uploadHint: () => string
/** Uploading needs JavaScript. */
export declare const uploadNeedsScripts: () => string
/** {kind}: {name} */
export declare const use: (values: { readonly kind: string; readonly name: string }) => string
/** Where it is used */
export declare const whereUsed: () => string
