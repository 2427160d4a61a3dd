// Compiled by `npm run messages`: change the catalogue, not this file.
/** The address of the recipient cannot be used. */
export declare const invalidRecipient: () => string
/** Legal notice */
export declare const legalNotice: () => string
/** What this mail tells of no longer applies. */
export declare const noLongerApplies: () => string
/** There is no mail at this position that was given up. */
export declare const notGivenUp: () => string
/** Privacy policy */
export declare const privacy: () => string
/** The mail server answered {command} with status {status}. */
export declare const serverAnswered: (values: { readonly command: string; readonly status: string }) => string
/** The mail server did not finish within {seconds, plural, one {# second} other {# seconds}}. */
export declare const serverSilent: (values: { readonly seconds: number }) => string
/** The mail server could not be used: {code}. */
export declare const serverUnreachable: (values: { readonly code: string }) => string
/** Terms and conditions */
export declare const terms: () => string
/** This version of the shop does not know this kind of mail. */
export declare const unknownKind: () => string
/** There is no mail at this position. */
export declare const unknownMail: () => string
/** It was not sent within {days, plural, one {# day} other {# days}} after it was written. */
export declare const unsentForDays: (values: { readonly days: number }) => string
/** The mail could not be written; the log has the error. */
export declare const writingFailed: () => string
