// Compiled by `npm run messages`: change the catalogue, not this file.
/** The PDF is cut off: its end is missing. Export it again and upload that. */
export declare const brokenDocument: () => string
/** The picture is broken or cut off: it cannot be read to its end. Export it again and upload that. */
export declare const brokenImage: () => string
/** The SVG drawing cannot be read: it is not well-formed, or shows nothing. Export it again, as plain SVG in UTF-8. */
export declare const brokenSvg: () => string
/** {field}: a decorative picture has no alternative text. */
export declare const decorativeRecord: (values: { readonly field: string }) => string
/** A decorative picture has no alternative text: send either ''alternateText'' or ''isDecorative'': true. */
export declare const decorativeWithText: () => string
/** The file is empty. */
export declare const emptyFile: () => string
/** The file is used: {uses}{others, plural, =0 {} other { and # more}}. Take it out there first. */
export declare const fileInUse: (values: { readonly uses: string; readonly others: number }) => string
/** The file is larger than the {megabytes} MB that are taken. Make it smaller and upload it again. */
export declare const fileTooLarge: (values: { readonly megabytes: string }) => string
/** The file did not arrive whole. Upload it again. */
export declare const incompleteUpload: () => string
/** The query parameter ''pageToken'' is none that this list gave out. */
export declare const malformedPageToken: () => string
/** Pages show this file: only site builders change what it is called there. */
export declare const mediaOfPages: () => string
/** {kind, select, page {page} product {product} category {category} brand {brand} content {content} shop {logo of} other {}} "{name}" */
export declare const mediaUse: (values: { readonly kind: 'page' | 'product' | 'category' | 'brand' | 'content' | 'shop' | 'other'; readonly name: string }) => string
/** Say what the picture shows: ''alternateText'' is empty. For a picture that says nothing send ''isDecorative'': true. */
export declare const noAlternateText: () => string
/** {field}: give the https address of a file that is elsewhere; files are uploaded to the media library. */
export declare const noExternalUrl: (values: { readonly field: string }) => string
/** Give the file a title: ''title'' is blank. */
export declare const noTitle: () => string
/** {field}: say what the picture shows, or mark it as decorative. */
export declare const recordWithoutText: (values: { readonly field: string }) => string
/** The SVG drawing declares entities of its own, which are not read. Export it as plain SVG. */
export declare const svgEntities: () => string
/** The SVG drawing copies parts that hold copies themselves, which can grow without end. Export it with its symbols expanded. */
export declare const svgNestedCopies: () => string
/** The SVG drawing takes too long to be looked through. Simplify it, or upload it as PNG. */
export declare const svgTooComplex: () => string
/** The SVG drawing has groups within groups, more than {levels} levels of them. Ungroup it, or upload it as PNG. */
export declare const svgTooDeep: (values: { readonly levels: string }) => string
/** The SVG drawing has more than a million characters. Simplify it, or upload it as PNG. */
export declare const svgTooLong: () => string
/** The query parameter ''contentKeys'' names more than {maximum} files. Ask for them in several calls. */
export declare const tooManyContentKeys: (values: { readonly maximum: string }) => string
/** The picture has more than {millions} million pixels, all frames of an animation together. Make it smaller and upload it again. */
export declare const tooManyPixels: (values: { readonly millions: string }) => string
/** The library takes JPEG, PNG, WebP, AVIF, GIF, SVG and PDF. By its content this file is none of them, whatever its name says. */
export declare const unknownFileKind: () => string
/** There is no file of this key in the media library. */
export declare const unknownMedia: () => string
/** There is no media of this key. */
export declare const unknownMediaKey: () => string
/** PDF, JPEG, PNG, WebP, AVIF and GIF are taken. By its content this file is none of them, whatever its name says. */
export declare const unknownPrivateKind: () => string
/** Your attempt to delete {id} could not be completed because the file was uploaded: delete it in the media library. */
export declare const uploadedFile: (values: { readonly id: string }) => string
