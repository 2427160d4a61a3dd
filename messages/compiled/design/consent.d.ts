// Compiled by `npm run messages`: change the catalogue, not this file.
/** Accept All */
export declare const acceptAll: () => string
/** Close */
export declare const close: () => string
/** Cookies */
export declare const cookies: () => string
/** Essential */
export declare const essential: () => string
/** Keep you signed in, your cart together and the shop safe. They are always on. */
export declare const essentialDetail: () => string
/** Manage Preferences */
export declare const managePreferences: () => string
/** Marketing */
export declare const marketing: () => string
/** Let us show you offers that fit what you look at. */
export declare const marketingDetail: () => string
/** Preferences */
export declare const preferences: () => string
/** Remember what you chose, such as how lists are shown. */
export declare const preferencesDetail: () => string
/** Reject All */
export declare const rejectAll: () => string
/** Save Preferences */
export declare const savePreferences: () => string
/** Statistics */
export declare const statistics: () => string
/** Tell us which pages are used, so that we can make them better. */
export declare const statisticsDetail: () => string
