// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** All categories */
export declare const allCategories: () => string
/** All {category} */
export declare const allOfCategory: (values: { readonly category: string }) => string
/** Back office */
export declare const backOffice: () => string
/** Request not understood */
export declare const badRequest: () => string
/** The address may have a typing error, or the form was not complete. Go back and try again. */
export declare const badRequestAdvice: () => string
/** We could not make sense of this request */
export declare const badRequestHeading: () => string
/** Cart */
export declare const cart: () => string
/** {quantity} items */
export declare const cartItems: (values: { readonly quantity: string }) => string
/** Categories */
export declare const categories: () => string
/** Close */
export declare const close: () => string
/** Contact */
export declare const contact: () => string
/** Cookies */
export declare const cookies: () => string
/** Download as CSV */
export declare const downloadAsCsv: () => string
/** Error */
export declare const error: () => string
/** Something went wrong */
export declare const failure: () => string
/** An unexpected error occurred. Try again later. Your cart is kept. If it is urgent, call the order desk. */
export declare const failureAdvice: () => string
/** Something went wrong on our side */
export declare const failureHeading: () => string
/** Go to the front page */
export declare const frontPage: () => string
/** {shop}, home */
export declare const homeLink: (values: { readonly shop: string }) => string
/** Language */
export declare const language: () => string
/** Legal */
export declare const legal: () => string
/** Legal notice */
export declare const legalNotice: () => string
/** Lists */
export declare const lists: () => string
/** No access */
export declare const noAccess: () => string
/** You may not open this page */
export declare const noAccessHeading: () => string
/** Page not found */
export declare const notFound: () => string
/** The product may have been replaced, or the address may have a typing error. A part number or a plain word usually finds it. */
export declare const notFoundAdvice: () => string
/** We could not find this page */
export declare const notFoundHeading: () => string
/** Orders */
export declare const orders: () => string
/** Privacy policy */
export declare const privacy: () => string
/** Programs and sessions */
export declare const programsAndSessions: () => string
/** Quick order */
export declare const quickOrder: () => string
/** Requests from forms */
export declare const requestsFromForms: () => string
/** Search */
export declare const search: () => string
/** Search again */
export declare const searchAgain: () => string
/** Search by part number, product or brand */
export declare const searchLabel: () => string
/** Part number, product or brand */
export declare const searchPlaceholder: () => string
/** Show */
export declare const show: () => string
/** Sign in */
export declare const signIn: () => string
/** Sign out */
export declare const signOut: () => string
/** Site builder */
export declare const siteBuilder: () => string
/** Skip to content */
export declare const skipToContent: () => string
/** Pages */
export declare const suggestedPages: () => string
/** Part numbers */
export declare const suggestedPartNumbers: () => string
/** Products */
export declare const suggestedProducts: () => string
/** Searches */
export declare const suggestedTerms: () => string
/** Suggestions */
export declare const suggestions: () => string
/** Terms and conditions */
export declare const terms: () => string
