// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account */
export declare const account: () => string
/** Whose prices count; a guest’s without one. */
export declare const accountHint: () => string
/** After */
export declare const after: () => string
/** All coupons ({count}) */
export declare const allCoupons: (values: { readonly count: string }) => string
/** All fields */
export declare const allFields: () => string
/** all products */
export declare const allProducts: () => string
/** for {amount} less each */
export declare const amountLess: (values: { readonly amount: string }) => string
/** {amount} off each of {products} */
export declare const amountOff: (values: { readonly amount: string; readonly products: string }) => string
/** {amount} off the whole cart */
export declare const amountOffCart: (values: { readonly amount: string }) => string
/** {amount} off delivery */
export declare const amountOffDelivery: (values: { readonly amount: string }) => string
/** off as an amount (of products: each) */
export declare const amountUnit: () => string
/** The promotion takes something off. */
export declare const applies: () => string
/** As a list */
export declare const asList: () => string
/** Maximum discount per order ({currency}) */
export declare const atMostIn: (values: { readonly currency: string }) => string
/** At most {amount} off at once. */
export declare const atMostOff: (values: { readonly amount: string }) => string
/** Before */
export declare const before: () => string
/** Buy {buy} of {bought} and get {get} of {rewarded} {reduction}. */
export declare const buyAndGet: (values: { readonly buy: string; readonly bought: string; readonly get: string; readonly rewarded: string; readonly reduction: string }) => string
/** Buy {buy} of {products} and get {get} more of the same {reduction}. */
export declare const buyAndGetSame: (values: { readonly buy: string; readonly products: string; readonly get: string; readonly reduction: string }) => string
/** Buy {quantity} or more of {products} and get {benefit}. */
export declare const buyAtLeast: (values: { readonly quantity: string; readonly products: string; readonly benefit: string }) => string
/** Buy at least (units) */
export declare const buyAtLeastUnits: () => string
/** Buyers get */
export declare const buyersGet: () => string
/** Buy this many … */
export declare const buyQuantity: () => string
/** Calculate */
export declare const calculate: () => string
/** Categories */
export declare const categories: () => string
/** Names of categories, one a line. */
export declare const categoriesHint: () => string
/** Categories to buy */
export declare const categoriesToBuy: () => string
/** Change it */
export declare const changeFields: () => string
/** Code */
export declare const code: () => string
/** Enter how many coupons to make: from 1 to {maximum}. */
export declare const couponCountOutOfRange: (values: { readonly maximum: string }) => string
/** Download as CSV */
export declare const couponFile: () => string
/** At most {maximum} at once. Each code is different and cannot be guessed. */
export declare const couponHint: (values: { readonly maximum: string }) => string
/** With a coupon only */
export declare const couponOnly: () => string
/** Coupons */
export declare const coupons: () => string
/** {made} of {count} coupons were made. Then: {reason} */
export declare const couponsFailed: (values: { readonly made: string; readonly count: string; readonly reason: string }) => string
/** Create as a draft */
export declare const createDraft: () => string
/** delivery */
export declare const delivery: () => string
/** What buyers read */
export declare const displayName: () => string
/** The promotion takes nothing off this cart. */
export declare const doesNotApply: () => string
/** Draft */
export declare const draft: () => string
/** Until */
export declare const end: () => string
/** Ended */
export declare const ended: () => string
/** Until (UTC) */
export declare const endInUtc: () => string
/** Not together with other promotions. */
export declare const exclusive: () => string
/** Not together with other promotions */
export declare const exclusiveChoice: () => string
/** For buyers in {groups}. */
export declare const forGroups: (values: { readonly groups: string }) => string
/** free */
export declare const free: () => string
/** free delivery */
export declare const freeDelivery: () => string
/** {products} free */
export declare const freeProducts: (values: { readonly products: string }) => string
/** From */
export declare const from: () => string
/** Get {benefit}. */
export declare const get: (values: { readonly benefit: string }) => string
/** … and get it on this many more */
export declare const getQuantity: () => string
/** Without a group it is for everyone. */
export declare const groupsHint: () => string
/** History */
export declare const history: () => string
/** How many */
export declare const howMany: () => string
/** Limits */
export declare const limits: () => string
/** Products */
export declare const lines: () => string
/** One a line: part number, then the quantity. */
export declare const linesHint: () => string
/** Make them */
export declare const make: () => string
/** Make coupons */
export declare const makeCoupons: () => string
/** Orders in all */
export declare const maximumOrders: () => string
/** Orders of one account */
export declare const maximumOrdersOfAccount: () => string
/** Name */
export declare const name: () => string
/** What staff call it. */
export declare const nameHint: () => string
/** New promotion */
export declare const newPromotion: () => string
/** Next page */
export declare const nextPart: () => string
/** Enter at least one part number. */
export declare const noLines: () => string
/** There are no promotions yet */
export declare const noPromotions: () => string
/** There is no account called {text}. */
export declare const noSuchAccount: (values: { readonly text: string }) => string
/** There is no category called {text}, or several are. */
export declare const noSuchCategory: (values: { readonly text: string }) => string
/** There is no product with the part number {sku}. */
export declare const noSuchProduct: (values: { readonly sku: string }) => string
/** Not valid */
export declare const notValid: () => string
/** Off what */
export declare const offWhat: () => string
/** For {orders} orders in all. */
export declare const ordersInAll: (values: { readonly orders: string }) => string
/** For {orders} orders of one account. */
export declare const ordersOfAccount: (values: { readonly orders: string }) => string
/** Uses per coupon */
export declare const ordersPerCoupon: () => string
/** {count} more */
export declare const others: (values: { readonly count: string }) => string
/** at {percent} % off */
export declare const percentLess: (values: { readonly percent: string }) => string
/** {percent} % off {products} */
export declare const percentOff: (values: { readonly percent: string; readonly products: string }) => string
/** {percent} % off the whole cart */
export declare const percentOffCart: (values: { readonly percent: string }) => string
/** {percent} % off delivery */
export declare const percentOffDelivery: (values: { readonly percent: string }) => string
/** percent off */
export declare const percentUnit: () => string
/** Planned */
export declare const planned: () => string
/** Codes begin with */
export declare const prefix: () => string
/** Product */
export declare const product: () => string
/** Products */
export declare const products: () => string
/** Part numbers, one a line. Without products and categories it is for all. */
export declare const productsHint: () => string
/** Products to buy */
export declare const productsToBuy: () => string
/** Part numbers, one a line, if others have to be bought than those that it is taken off. */
export declare const productsToBuyHint: () => string
/** Promotions */
export declare const promotions: () => string
/** Quantity */
export declare const quantity: () => string
/** Running */
export declare const running: () => string
/** More of the same product */
export declare const sameProduct: () => string
/** Sample cart */
export declare const sampleCart: () => string
/** Spend {amount} or more, buy {quantity} or more of {products}, and get {benefit}. */
export declare const spendAndBuy: (values: { readonly amount: string; readonly quantity: string; readonly products: string; readonly benefit: string }) => string
/** Spend {amount} or more and get {benefit}. */
export declare const spendAtLeast: (values: { readonly amount: string; readonly benefit: string }) => string
/** Spend at least ({currency}) */
export declare const spendAtLeastIn: (values: { readonly currency: string }) => string
/** From */
export declare const start: () => string
/** From (UTC) */
export declare const startInUtc: () => string
/** Start it */
export declare const startIt: () => string
/** Status */
export declare const status: () => string
/** Stop it */
export declare const stop: () => string
/** these products */
export declare const theseProducts: () => string
/** Maximum uses per order */
export declare const timesInOrder: () => string
/** At most {times} times in an order. */
export declare const timesPerOrder: (values: { readonly times: string }) => string
/** These are {count} lines. At most {maximum} can be entered. */
export declare const tooManyLines: (values: { readonly count: string; readonly maximum: string }) => string
/** Total */
export declare const total: () => string
/** Before promotions */
export declare const totalBefore: () => string
/** As if it were running now, whatever its dates and coupons, beside the promotions that are. Nothing is stored. Taxes and delivery are not part of it. */
export declare const tryHint: () => string
/** Try it on a sample cart */
export declare const tryIt: () => string
/** Unit */
export declare const unit: () => string
/** The form did not say what to do. Go back and try again. */
export declare const unknownAction: () => string
/** Until */
export declare const until: () => string
/** Used */
export declare const used: () => string
/** Valid */
export declare const valid: () => string
/** Value */
export declare const value: () => string
/** What it gives */
export declare const whatItGives: () => string
/** When they */
export declare const whenThey: () => string
/** Who gets it */
export declare const whoGetsIt: () => string
/** the whole cart */
export declare const wholeCart: () => string
/** With a coupon only. */
export declare const withCoupon: () => string
