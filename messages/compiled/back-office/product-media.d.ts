// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add {title} */
export declare const add: (values: { readonly title: string }) => string
/** Add */
export declare const addButton: () => string
/** Shown */
export declare const addTo: () => string
/** Alternative text */
export declare const alternateText: () => string
/** What the picture shows, for people who cannot see it. It is used wherever the picture is. */
export declare const alternateTextHint: () => string
/** As a document on its page */
export declare const attachments: () => string
/** Decorative */
export declare const decorative: () => string
/** Document */
export declare const document: () => string
/** {field} of {title} */
export declare const field: (values: { readonly field: string; readonly title: string }) => string
/** File */
export declare const file: () => string
/** JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, up to {megabytes} MB. Larger ones are uploaded in the library of the site builder. */
export declare const fileHint: (values: { readonly megabytes: string }) => string
/** The file is larger than {megabytes} MB. */
export declare const fileTooLarge: (values: { readonly megabytes: string }) => string
/** Find */
export declare const find: () => string
/** Title in the library */
export declare const findInLibrary: () => string
/** Choose from the library */
export declare const fromLibrary: () => string
/** The primary picture comes first. Lists show the first picture of the list images, the page of the product the others. */
export declare const hint: () => string
/** In lists */
export declare const inLists: () => string
/** Pictures and documents */
export declare const media: () => string
/** Choose a file. */
export declare const noFile: () => string
/** There are none yet. */
export declare const none: () => string
/** Nothing in the library has that in its title. */
export declare const noneFound: () => string
/** On its page */
export declare const onPage: () => string
/** Order */
export declare const order: () => string
/** Primary */
export declare const primary: () => string
/** {title} is the primary picture: {group} */
export declare const primaryRow: (values: { readonly title: string; readonly group: string }) => string
/** Remove */
export declare const remove: () => string
/** Remove {title} */
export declare const removeRow: (values: { readonly title: string }) => string
/** Save pictures */
export declare const save: () => string
/** Title */
export declare const title: () => string
/** Upload and add */
export declare const upload: () => string
/** Upload a file */
export declare const uploadTitle: () => string
/** The order is a whole number. */
export declare const wrongOrder: () => string
