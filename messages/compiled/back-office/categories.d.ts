// Compiled by `npm run messages`: change the catalogue, not this file.
/** Add */
export declare const add: () => string
/** After {name} */
export declare const after: (values: { readonly name: string }) => string
/** All fields */
export declare const allFields: () => string
/** As a list */
export declare const asList: () => string
/** At the top */
export declare const atTheTop: () => string
/** Categories */
export declare const categories: () => string
/** Move {name} down */
export declare const down: (values: { readonly name: string }) => string
/** First */
export declare const first: () => string
/** Inside */
export declare const inside: () => string
/** Last */
export declare const last: () => string
/** Move */
export declare const move: () => string
/** Name */
export declare const name: () => string
/** New category at the top */
export declare const newAtTop: () => string
/** New category inside {name} */
export declare const newInside: (values: { readonly name: string }) => string
/** not in the menu */
export declare const notInMenu: () => string
/** Place */
export declare const place: () => string
/** In another category: first, otherwise last */
export declare const placeHint: () => string
/** Products in it */
export declare const products: () => string
/** Rename */
export declare const rename: () => string
/** Select none */
export declare const selectNone: () => string
/** Tree */
export declare const tree: () => string
/** Drag a category onto the edge of another one to stand before or after it, or into its middle. The arrows, and the form of a selected category, do the same. */
export declare const treeHint: () => string
/** Move {name} up */
export declare const up: (values: { readonly name: string }) => string
