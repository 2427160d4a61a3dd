// Compiled by `npm run messages`: change the catalogue, not this file.
/** Names of attributes */
export declare const attribute: () => string
/** Values of attributes */
export declare const attributeValue: () => string
/** Delivery methods */
export declare const deliveryMethod: () => string
/** Find */
export declare const find: () => string
/** Shoppers read each label in their language wherever products, carts and deliveries show it. A label without a translation is shown as it is. Orders keep the shop’s own labels. */
export declare const hint: () => string
/** Labels */
export declare const kind: () => string
/** Label */
export declare const label: () => string
/** Labels in other languages */
export declare const labels: () => string
/** Language */
export declare const language: () => string
/** Next page */
export declare const nextPart: () => string
/** No labels */
export declare const noLabels: () => string
/** The shop has one language. Others are added in the settings. */
export declare const noLanguages: () => string
/** Save translations */
export declare const save: () => string
/** Contains */
export declare const search: () => string
/** Selling models */
export declare const sellingModel: () => string
/** Translation */
export declare const translation: () => string
/** Translation of {label} */
export declare const translationOf: (values: { readonly label: string }) => string
/** Units and packs */
export declare const unit: () => string
/** Only those without a translation */
export declare const untranslatedOnly: () => string
/** Used */
export declare const uses: () => string
