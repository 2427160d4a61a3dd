// Compiled by `npm run messages`: change the catalogue, not this file.
/** the accent */
export declare const accent: () => string
/** Light accent */
export declare const accentOnBars: () => string
/** the accent when pointed at */
export declare const accentPointedAt: () => string
/** Accent text */
export declare const accentText: () => string
/** dark bars */
export declare const bars: () => string
/** dark bars when pointed at */
export declare const barsPointedAt: () => string
/** Border in the color of accent text */
export declare const border: () => string
/** Errors */
export declare const errorOnBars: () => string
/** Notes */
export declare const infoOnBars: () => string
/** Muted text */
export declare const mutedOnBars: () => string
/** the page */
export declare const pageGround: () => string
/** {pair}: the contrast is {ratio} : 1 in the {look, select, dark {dark} other {light}} look, and must be at least {minimum} : 1. */
export declare const pairIsWeak: (values: { readonly pair: string; readonly ratio: string; readonly look: string; readonly minimum: string }) => string
/** {front} on {back} */
export declare const pairOn: (values: { readonly front: string; readonly back: string }) => string
/** Success */
export declare const positiveOnBars: () => string
/** sheets */
export declare const sheet: () => string
/** the soft accent */
export declare const softAccent: () => string
/** sunken parts */
export declare const sunken: () => string
/** Text */
export declare const text: () => string
/** Warnings */
export declare const warningOnBars: () => string
