// Compiled by `npm run messages`: change the catalogue, not this file.
/** Attributes to compare by */
export declare const attributes: () => string
/** Attributes of the variations */
export declare const attributeSet: () => string
/** The attributes that tell the variations apart, such as size and colour. */
export declare const attributeSetHint: () => string
/** What buyers filter and compare by. A value that is emptied is removed. */
export declare const attributesHint: () => string
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
/** Generate variations */
export declare const generateVariations: () => string
/** In the shop */
export declare const inTheShop: () => string
/** Pictures and documents */
export declare const media: () => string
/** Files are uploaded in the library of the site builder. The one with the smallest sort order comes first. */
export declare const mediaHint: () => string
/** Name */
export declare const name: () => string
/** Open in the shop */
export declare const openInShop: () => string
/** Another attribute */
export declare const otherAttribute: () => string
/** Its value */
export declare const otherValue: () => string
/** Part number */
export declare const partNumber: () => string
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
/** Save attributes */
export declare const saveAttributes: () => string
/** Save what you have typed on this page first. */
export declare const saveFirst: () => string
/** Selling models */
export declare const sellingModels: () => string
/** State */
export declare const state: () => string
/** Stock */
export declare const stock: () => string
/** Values */
export declare const values: () => string
/** Variations */
export declare const variations: () => string
/** The products that are chosen by size, colour and so on. */
export declare const variationsHint: () => string
/** Why this price */
export declare const whyPrice: () => string
/** Take out of the shop */
export declare const withdraw: () => string
