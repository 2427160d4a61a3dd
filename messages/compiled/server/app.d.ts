// Compiled by `npm run messages`: change the catalogue, not this file.
/** Answers */
export declare const answers: () => string
/** Body */
export declare const body: () => string
/** Calls */
export declare const calls: () => string
/** This document as OpenAPI 3.1 */
export declare const documentAsOpenApi: () => string
/** The session of this token has ended or never was. */
export declare const endedTokenSession: () => string
/** A page of another site may not send this form. */
export declare const formOfAnotherSite: () => string
/** The headers of the request are too large. */
export declare const headersTooLarge: () => string
/** Only a signed-in site builder may look at the shop as somebody else. */
export declare const notSiteBuilder: () => string
/** Pages take forms only. */
export declare const onlyForms: () => string
/** {location}, optional */
export declare const optionalParameter: (values: { readonly location: string }) => string
/** Name */
export declare const parameterName: () => string
/** Value */
export declare const parameterValue: () => string
/** Parameters */
export declare const parameters: () => string
/** The server that keeps this does not answer. Try again later. */
export declare const remoteUnavailable: () => string
/** The request did not arrive in time. */
export declare const requestTimeout: () => string
/** Shapes */
export declare const shapes: () => string
/** Skip to the calls */
export declare const skipToCalls: () => string
/** To the shop */
export declare const toTheShop: () => string
/** The server opens no tunnels. */
export declare const noTunnel: () => string
/** The server meets no expectation other than ''100-continue''. */
export declare const unknownExpectation: () => string
/** There is no such web store. */
export declare const unknownWebstore: () => string
/** This is no HTTP request that can be read. */
export declare const unreadableRequest: () => string
