// Compiled by `npm run messages`: change the catalogue, not this file.
/** {title} | {shop} */
export declare const titleWithShopName: (values: { readonly title: string; readonly shop: string }) => string
