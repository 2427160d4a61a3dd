// Compiled by `npm run messages`: change the catalogue, not this file.
/** Media */
export declare const media: () => string
/** Only site builders work on the pages of this shop. Sign in as one of them, or ask one for what you need. */
export declare const onlySiteBuilders: () => string
/** The page did not arrive in full. */
export declare const pageIncomplete: () => string
/** Pages */
export declare const pages: () => string
/** The search does not say what it is for. */
export declare const searchKindUnknown: () => string
/** Sections */
export declare const sections: () => string
/** {shop} {builder} */
export declare const shopAndBuilder: (values: { readonly shop: string; readonly builder: string }) => string
/** Sign out */
export declare const signOut: () => string
/** Signed in as {userName} */
export declare const signedInAs: (values: { readonly userName: string }) => string
/** Site builder */
export declare const siteBuilder: () => string
/** Site settings */
export declare const siteSettings: () => string
/** Slots */
export declare const slots: () => string
/** Theme */
export declare const theme: () => string
/** To the shop */
export declare const toTheShop: () => string
/** {title} | Site builder | {shop} */
export declare const windowTitle: (values: { readonly title: string; readonly shop: string }) => string
/** The editor did not say which window it is in. */
export declare const windowUnknown: () => string
