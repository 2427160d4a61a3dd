// Compiled by `npm run messages`: change the catalogue, not this file.
/** This is a preview: nothing was added to a cart. */
export declare const previewNothingAdded: () => string
/** This is a preview: nothing was sent. */
export declare const previewNothingSent: () => string
