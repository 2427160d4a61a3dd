// Compiled by `npm run messages`: change the catalogue, not this file.
/** Administrator */
export declare const administrator: () => string
/** Choose the country that the shop is in. */
export declare const chooseCountry: () => string
/** Choose the currency that the shop sells in. */
export declare const chooseCurrency: () => string
/** Choose whether prices include tax. */
export declare const chooseTaxModel: () => string
/** Country */
export declare const country: () => string
/** The shop ships here. Other countries can be added later. */
export declare const countryHint: () => string
/** Currency */
export declare const currency: () => string
/** Prices of products are imported in this currency. */
export declare const currencyHint: () => string
/** {code} – {name} */
export declare const currencyOption: (values: { readonly code: string; readonly name: string }) => string
/** Prices include tax */
export declare const grossPrices: () => string
/** Carts and orders show how much of it is tax. */
export declare const grossPricesDetail: () => string
/** Nobody runs this shop yet. Become its administrator, and say where it sells. This works once. */
export declare const intro: () => string
/** Prices without tax */
export declare const netPrices: () => string
/** Tax is added in the cart, as is usual between companies. */
export declare const netPricesDetail: () => string
/** The shop is not set up yet */
export declare const notSetUpYet: () => string
/** The shop is set up, and you are signed in as its administrator. */
export declare const setUp: () => string
/** Set up the shop */
export declare const setUpShop: () => string
/** The shop is set up. Sign in as its administrator. */
export declare const setUpSignIn: () => string
/** Tax */
export declare const taxModel: () => string
/** Where the shop sells */
export declare const whereItSells: () => string
