// Compiled by `npm run messages`: change the catalogue, not this file.
/** This form has been replaced since you opened the page. Check what you have entered and send it once more. */
export declare const formReplaced: () => string
/** ''earliestDate'' and ''latestDate'' must be days or moments such as 2026-01-31 or 2026-01-31T08:00:00Z. */
export declare const malformedDate: () => string
/** Many forms have come from you within an hour. Wait a while and send this one again, or call us. */
export declare const tooManyForms: () => string
/** There is no such form on this page. */
export declare const unknownForm: () => string
/** No form was received under this reference number. */
export declare const unknownReference: () => string
/** There is no such form among those that were received. */
export declare const unknownSubmission: () => string
