// Compiled by `npm run messages`: change the catalogue, not this file.
/** The body is larger than this call takes. */
export declare const bodyTooLarge: () => string
/** A page of another site may not do this with your session. */
export declare const crossSite: () => string
/** That did not work */
export declare const didNotWork: () => string
/** Nothing can be saved at the moment: the disk of the shop is full. Try again later. */
export declare const diskFull: () => string
/** Go to the home page */
export declare const goToTheHomePage: () => string
/** Guests of this store may not do this. Sign in first. */
export declare const guestsNotAllowed: () => string
/** This token may only read: its scope is ''read'', and this call needs ''api''. */
export declare const insufficientScope: () => string
/** The body {detail}. */
export declare const invalidBody: (values: { readonly detail: string }) => string
/** Invalid identifier: the path parameter {detail}. */
export declare const invalidPathParameter: (values: { readonly detail: string }) => string
/** The query parameter {detail}. */
export declare const invalidQueryParameter: (values: { readonly detail: string }) => string
/** is not valid */
export declare const isNotValid: () => string
/** Send the body as application/json. */
export declare const jsonRequired: () => string
/** The header ''Idempotency-Key'' takes 8 to 64 letters, digits, hyphens and underscores. */
export declare const malformedRequestKey: () => string
/** {path} takes {allowed}, not {method}. */
export declare const methodNotAllowed: (values: { readonly path: string; readonly allowed: string; readonly method: string }) => string
/** Who looks at the shop as somebody else, by the header ''{header}'', may only read what pages show. */
export declare const notAllowedInPreview: (values: { readonly header: string }) => string
/** There is nothing at {method} {path}. */
export declare const nothingAtPath: (values: { readonly method: string; readonly path: string }) => string
/** Something went wrong on our side. Mention {requestId} when you report it. */
export declare const serverError: (values: { readonly requestId: string }) => string
/** The shop cannot answer at the moment. Try again in a few seconds. */
export declare const shopUnavailable: () => string
/** Sign in to do this: the session is missing or has ended. */
export declare const signInRequired: () => string
/** The address of this request cannot be read. */
export declare const unreadableAddress: () => string
/** The request could not be read: its body is not valid JSON, or is nested too deeply. */
export declare const unreadableBody: () => string
/** Unrecognized field "{field}". */
export declare const unrecognizedField: (values: { readonly field: string }) => string
/** The body holds a NUL or half of a surrogate pair, which no text here may have. */
export declare const unstorableBody: () => string
/** Invalid identifier: the path holds a NUL or half of a surrogate pair, which no text here may have. */
export declare const unstorablePath: () => string
/** The query holds a NUL or half of a surrogate pair, which no text here may have. */
export declare const unstorableQuery: () => string
/** Your user may not do this. */
export declare const wrongRole: () => string
