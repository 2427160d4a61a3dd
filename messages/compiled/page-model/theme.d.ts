// Compiled by `npm run messages`: change the catalogue, not this file.
/** Accent */
export declare const accent: () => string
/** Accent of dark bars */
export declare const accentOnBars: () => string
/** Accent that is pointed at */
export declare const accentPointedAt: () => string
/** Text in the accent */
export declare const accentText: () => string
/** Dark bars */
export declare const bars: () => string
/** Dark bars that are pointed at */
export declare const barsPointedAt: () => string
/** Border of {color} */
export declare const border: (values: { readonly color: string }) => string
/** Errors on dark bars */
export declare const errorOnBars: () => string
/** Notes on dark bars */
export declare const infoOnBars: () => string
/** Muted text on dark bars */
export declare const mutedOnBars: () => string
/** Page */
export declare const pageGround: () => string
/** {pair}: the contrast is {ratio} : 1 in the {look, select, dark {dark} other {light}} look, and must be at least {minimum} : 1. */
export declare const pairIsWeak: (values: { readonly pair: string; readonly ratio: string; readonly look: string; readonly minimum: string }) => string
/** {front} on {back} */
export declare const pairOn: (values: { readonly front: string; readonly back: string }) => string
/** Success on dark bars */
export declare const positiveOnBars: () => string
/** Sheet */
export declare const sheet: () => string
/** Soft accent */
export declare const softAccent: () => string
/** Sunken part */
export declare const sunken: () => string
/** Text */
export declare const text: () => string
/** Text on the accent */
export declare const textOnAccent: () => string
/** Text on dark bars */
export declare const textOnBars: () => string
/** Warnings on dark bars */
export declare const warningOnBars: () => string
