// Compiled by `npm run messages`: change the catalogue, not this file.
/** The session of this token has ended or never was. */
export declare const endedTokenSession: () => string
/** A page of another site may not send this form. */
export declare const formOfAnotherSite: () => string
/** Only a signed-in site builder may look at the shop as somebody else. */
export declare const notSiteBuilder: () => string
/** Pages take forms only. */
export declare const onlyForms: () => string
/** The server that keeps this does not answer. Try again later. */
export declare const remoteUnavailable: () => string
/** There is no such web store. */
export declare const unknownWebstore: () => string
