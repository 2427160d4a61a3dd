// Compiled by `npm run messages`: change the catalogue, not this file.
/** Attributes of the variations */
export declare const attributeSet: () => string
/** The attributes that tell the variations apart, such as size and colour. */
export declare const attributeSetHint: () => string
/** Attributes to compare by */
export declare const attributes: () => string
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
/** This product is no longer sold. Its page stays for links. */
export declare const isRetired: () => string
/** Pictures and documents */
export declare const media: () => string
/** Name */
export declare const name: () => string
/** No product is called “{text}”, and none has that part number. */
export declare const noSuccessor: (values: { readonly text: string }) => string
/** Open in the shop */
export declare const openInShop: () => string
/** Another attribute */
export declare const otherAttribute: () => string
/** Its value */
export declare const otherValue: () => string
/** A product does not replace itself. */
export declare const ownSuccessor: () => string
/** Part number */
export declare const partNumber: () => string
/** Parts of this page */
export declare const parts: () => string
/** Planned prices */
export declare const plannedPrices: () => string
/** Prices */
export declare const prices: () => string
/** One price for each price book, currency and selling model. “More” leads to the price breaks of a price. */
export declare const pricesHint: () => string
/** Publish */
export declare const publish: () => string
/** Quantity rule */
export declare const quantities: () => string
/** Related products */
export declare const relations: () => string
/** Accessories, spare parts, alternatives and the successor, by part number. The page of the product shows them in this order. */
export declare const relationsHint: () => string
/** It is replaced by */
export declare const replacedBy: () => string
/** Retire */
export declare const retire: () => string
/** A retired product cannot be bought, listed or found any more; carts that contain it say so. Its page stays for links and leads to the successor. Variations are retired with their parent. It can be sold again. */
export declare const retireHint: () => string
/** Retired */
export declare const retired: () => string
/** Retirement */
export declare const retirement: () => string
/** Save attributes */
export declare const saveAttributes: () => string
/** Save what you have typed on this page first. */
export declare const saveFirst: () => string
/** See it as a customer */
export declare const seeAs: () => string
/** Account, by its name */
export declare const seeAsAccount: () => string
/** Find the account */
export declare const seeAsFind: () => string
/** The shop opens with the assortment and prices of the account, until you stop acting for it. */
export declare const seeAsHint: () => string
/** See it as {account} */
export declare const seeAsOpen: (values: { readonly account: string }) => string
/** No account is called “{text}”, or several are. */
export declare const seeAsUnknown: (values: { readonly text: string }) => string
/** Sell again */
export declare const sellAgain: () => string
/** Selling models */
export declare const sellingModels: () => string
/** Search engines */
export declare const seo: () => string
/** What they show of the page of the product. Without a text of its own it is made from the name and the description; '{'!Record.Name'}' stands for the name. */
export declare const seoHint: () => string
/** State */
export declare const state: () => string
/** Stock */
export declare const stock: () => string
/** Successor: part number or name */
export declare const successor: () => string
/** Values */
export declare const values: () => string
/** Variations */
export declare const variations: () => string
/** The products that are chosen by size, colour and so on. */
export declare const variationsHint: () => string
/** {count, plural, =0 {Nobody waits for a mail that the product is back.} one {# customer is mailed when the product is back.} other {# customers are mailed when the product is back.}} */
export declare const waitingCount: (values: { readonly count: number }) => string
/** Customers who wait */
export declare const waitingForStock: () => string
/** Why this price */
export declare const whyPrice: () => string
/** Take out of the shop */
export declare const withdraw: () => string
