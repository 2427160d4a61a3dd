// Compiled by `npm run messages`: change the catalogue, not this file.
/** This decides how the block looks, which is the same wherever it stands: it cannot ask for values. */
export declare const decidesTheLook: () => string
/** Known are: {names}. */
export declare const known: (values: { readonly names: string }) => string
/** Known then are: {names}. */
export declare const knownThen: (values: { readonly names: string }) => string
/** ''{name}'' has no ''{property}''. It has: {properties}. */
export declare const noSuchProperty: (values: { readonly name: string; readonly property: string; readonly properties: string }) => string
/** ''{path}'' is no name of a value: names are words with points between them. */
export declare const notAName: (values: { readonly path: string }) => string
/** This expression is not closed: it ends with '}'. */
export declare const notClosed: () => string
/** Nothing is called ''{name}'' here. {hint} */
export declare const nothingCalled: (values: { readonly name: string; readonly hint: string }) => string
/** ''{name}'' is not known yet when this is fetched. {hint} */
export declare const notKnownYet: (values: { readonly name: string; readonly hint: string }) => string
/** There is no value that can be filled in here. */
export declare const noValues: () => string
/** This is stored with what visitors send, and taken as it stands here: it cannot ask for values. */
export declare const storedWithSubmissions: () => string
/** Write it as '{!'{path}'}'. */
export declare const writeItAs: (values: { readonly path: string }) => string
