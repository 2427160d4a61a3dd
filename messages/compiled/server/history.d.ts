// Compiled by `npm run messages`: change the catalogue, not this file.
/** The entry {id} was added past the chain. */
export declare const added: (values: { readonly id: string }) => string
/** The entry {id} at position {position} is not what it was, or not where it was. */
export declare const changed: (values: { readonly id: string; readonly position: string }) => string
/** npm run history -- --verify [--hash <hash>]

Follows the chain of the history of changes from the first entry to the last one, in the database of DATABASE_URL or, while the shop is stopped, in HYDRANT_DATA_DIR. With the hash that an earlier run printed, that entry must still be in the chain. */
export declare const help: () => string
/** Write ''from'' and ''to'' as a day or a time, such as 2026-03-31 or 2026-03-31T12:00:00Z. */
export declare const malformedTime: () => string
/** The entry at position {position} is missing. */
export declare const missing: (values: { readonly position: string }) => string
/** This database has no history: it is of no shop, or of an older version, which gets one when the shop starts. */
export declare const noHistory: () => string
/** There is no shop in the data folder {folder}. */
export declare const noShopInFolder: (values: { readonly folder: string }) => string
/** {count, plural, =0 {The history is empty.} one {The only entry of the history is what it was. Its hash: {hash}} other {All # entries of the history are what they were. The hash of the last one: {hash}}} */
export declare const unchanged: (values: { readonly count: number; readonly hash: string }) => string
/** {count, plural, =0 {None was found before it.} one {The one before it is what it was.} other {All # before it are what they were.}} */
export declare const unchangedBefore: (values: { readonly count: number }) => string
/** No entry has the hash that was given: the history was made anew, or it is another one. */
export declare const unknownHash: () => string
