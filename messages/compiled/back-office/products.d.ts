// Compiled by `npm run messages`: change the catalogue, not this file.
/** Attributes of the variations */
export declare const attributeSet: () => string
/** The attributes that tell the variations apart, such as size and colour. */
export declare const attributeSetHint: () => string
/** Categories */
export declare const categories: () => string
/** Parts of the set or bundle */
export declare const components: () => string
/** Draft */
export declare const draft: () => string
/** Who may see it */
export declare const entitlements: () => string
/** The entitlement policies of the product: buyer groups see it by them. */
export declare const entitlementsHint: () => string
/** In the shop */
export declare const inTheShop: () => string
/** Pictures and documents */
export declare const media: () => string
/** Files are uploaded in the library of the site builder. The one with the smallest sort order comes first. */
export declare const mediaHint: () => string
/** Open in the shop */
export declare const openInShop: () => string
/** Parts of this page */
export declare const parts: () => string
/** Prices */
export declare const prices: () => string
/** One price for each price book, currency and selling model. “More” leads to the price breaks of a price. */
export declare const pricesHint: () => string
/** Publish */
export declare const publish: () => string
/** Quantity rule */
export declare const quantities: () => string
/** Save what you have typed on this page first. */
export declare const saveFirst: () => string
/** Selling models */
export declare const sellingModels: () => string
/** Stock */
export declare const stock: () => string
/** Variations */
export declare const variations: () => string
/** The products that are chosen by size, colour and so on, with their values. */
export declare const variationsHint: () => string
/** Why this price */
export declare const whyPrice: () => string
/** Take out of the shop */
export declare const withdraw: () => string
