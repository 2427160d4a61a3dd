// Compiled by `npm run messages`: change the catalogue, not this file.
/** Answers */
export declare const answers: () => string
/** anything */
export declare const anything: () => string
/** Body */
export declare const body: () => string
/** Calls */
export declare const calls: () => string
/** unless given: {value} */
export declare const defaultValue: (values: { readonly value: string }) => string
/** {type} of {values} by key */
export declare const dictionaryOf: (values: { readonly type: string; readonly values: string }) => string
/** This document as OpenAPI 3.1 */
export declare const documentAsOpenApi: () => string
/** {one} or {other} */
export declare const either: (values: { readonly one: string; readonly other: string }) => string
/** The session of this token has ended or never was. */
export declare const endedTokenSession: () => string
/** Field */
export declare const field: () => string
/** Fields */
export declare const fields: () => string
/** A page of another site may not send this form. */
export declare const formOfAnotherSite: () => string
/** The headers of the request are too large. */
export declare const headersTooLarge: () => string
/** list of {type} */
export declare const listOf: (values: { readonly type: string }) => string
/** at most this many: {value} */
export declare const maxItems: (values: { readonly value: string }) => string
/** at most this long: {value} */
export declare const maxLength: (values: { readonly value: string }) => string
/** to {value} */
export declare const maximum: (values: { readonly value: string }) => string
/** at least this many: {value} */
export declare const minItems: (values: { readonly value: string }) => string
/** at least this long: {value} */
export declare const minLength: (values: { readonly value: string }) => string
/** from {value} */
export declare const minimum: (values: { readonly value: string }) => string
/** The server opens no tunnels. */
export declare const noTunnel: () => string
/** Only a signed-in site builder may look at the shop as somebody else. */
export declare const notSiteBuilder: () => string
/** Pages take forms only. */
export declare const onlyForms: () => string
/** optional */
export declare const optional: () => string
/** {location}, optional */
export declare const optionalParameter: (values: { readonly location: string }) => string
/** Name */
export declare const parameterName: () => string
/** Value */
export declare const parameterValue: () => string
/** Parameters */
export declare const parameters: () => string
/** matches {value} */
export declare const pattern: (values: { readonly value: string }) => string
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
/** The server meets no expectation other than ''100-continue''. */
export declare const unknownExpectation: () => string
/** There is no such web store. */
export declare const unknownWebstore: () => string
/** This is no HTTP request that can be read. */
export declare const unreadableRequest: () => string
