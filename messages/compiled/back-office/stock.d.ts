// Compiled by `npm run messages`: change the catalogue, not this file.
/** Adjust */
export declare const adjust: () => string
/** Adjust the stock */
export declare const adjustButton: () => string
/** All fields */
export declare const allFields: () => string
/** Cart */
export declare const cart: () => string
/** Carts that it is reserved for */
export declare const carts: () => string
/** Change */
export declare const change: () => string
/** Such as 12 or -3 */
export declare const changeHint: () => string
/** Date */
export declare const date: () => string
/** Expected arrivals */
export declare const expected: () => string
/** History */
export declare const history: () => string
/** What holds it */
export declare const holders: () => string
/** Low */
export declare const low: () => string
/** Low-stock level */
export declare const lowStockLevel: () => string
/** New expected arrival */
export declare const newArrival: () => string
/** On hand */
export declare const onHand: () => string
/** Order */
export declare const order: () => string
/** Orders that are not sent */
export declare const orders: () => string
/** Quantity */
export declare const quantity: () => string
/** Reason */
export declare const reason: () => string
/** Reserved */
export declare const reserved: () => string
/** Safety stock */
export declare const safetyStock: () => string
/** Stock of {product} */
export declare const stockOf: (values: { readonly product: string }) => string
/** Until */
export declare const until: () => string
