// Compiled by `npm run messages`: change the catalogue, not this file.
/** Account (empty: a guest) */
export declare const account: () => string
/** After promotions */
export declare const after: () => string
/** Amount */
export declare const amount: () => string
/** Price breaks */
export declare const breaks: () => string
/** What the buyer is told */
export declare const buyerIsTold: () => string
/** Chosen */
export declare const chosen: () => string
/** Contract price of {account} */
export declare const contractReason: (values: { readonly account: string }) => string
/** Contract price of {account} until {date} */
export declare const contractReasonUntil: (values: { readonly account: string; readonly date: string }) => string
/** everyone */
export declare const everyone: () => string
/** Exactly */
export declare const exact: () => string
/** Explain */
export declare const explain: () => string
/** For */
export declare const forWhom: () => string
/** exempt from tax */
export declare const isExempt: () => string
/** List price */
export declare const listPrice: () => string
/** Nothing: it is the list price */
export declare const listReason: () => string
/** No account is called “{text}”, or several are. Choose a suggestion, or enter an id. */
export declare const noAccount: (values: { readonly text: string }) => string
/** no break */
export declare const noBreak: () => string
/** No price applies. */
export declare const noPrice: () => string
/** There is no product with this part number or name. */
export declare const noProduct: () => string
/** The shop does not sell this to them */
export declare const notSold: () => string
/** On (empty: now) */
export declare const on: () => string
/** Why */
export declare const outcome: () => string
/** applied */
export declare const outcomeApplied: () => string
/** chosen */
export declare const outcomeChosen: () => string
/** has ended */
export declare const outcomeEnded: () => string
/** higher than the chosen price */
export declare const outcomeHigherPrice: () => string
/** the price book is not active */
export declare const outcomeInactive: () => string
/** a price book with a smaller priority number has a price */
export declare const outcomeLaterPriority: () => string
/** list price: struck through, as another book has a price */
export declare const outcomeListPrice: () => string
/** its minimum amount is not reached */
export declare const outcomeMinimumAmount: () => string
/** its minimum quantity is not reached */
export declare const outcomeMinimumQuantity: () => string
/** needs a coupon */
export declare const outcomeNeedsCoupon: () => string
/** the price book is no longer valid */
export declare const outcomeNoLongerValid: () => string
/** the price book has no price of this product */
export declare const outcomeNoPrice: () => string
/** not combined with one that was applied */
export declare const outcomeNotCombined: () => string
/** has not started */
export declare const outcomeNotStarted: () => string
/** the price book is not valid yet */
export declare const outcomeNotYetValid: () => string
/** takes nothing off this line */
export declare const outcomeNothingToReduce: () => string
/** for other buyer groups */
export declare const outcomeOtherBuyerGroups: () => string
/** in another currency */
export declare const outcomeOtherCurrency: () => string
/** for another selling model */
export declare const outcomeOtherSellingModel: () => string
/** same price and priority: the other book has the smaller id */
export declare const outcomeSamePriceAndPriority: () => string
/** used up */
export declare const outcomeUsedUp: () => string
/** {quantity} × {price} */
export declare const part: (values: { readonly quantity: string; readonly price: string }) => string
/** from {date}: {price} */
export declare const plannedFrom: (values: { readonly date: string; readonly price: string }) => string
/** Price book */
export declare const priceBook: () => string
/** Price books */
export declare const priceBooks: () => string
/** Priority */
export declare const priority: () => string
/** Product (part number or name) */
export declare const product: () => string
/** Promotion */
export declare const promotion: () => string
/** Promotions */
export declare const promotions: () => string
/** Quantity */
export declare const quantity: () => string
/** The whole quantity is paid at the break that it reaches. */
export declare const range: () => string
/** From the price to the total */
export declare const result: () => string
/** Rounded to the currency */
export declare const rounded: () => string
/** Unit price */
export declare const salesPrice: () => string
/** Each part is paid at the break that it falls in. */
export declare const slab: () => string
/** Special price */
export declare const specialReason: () => string
/** Special price until {date} */
export declare const specialReasonUntil: (values: { readonly date: string }) => string
/** Of the books that apply, the lowest price counts. */
export declare const strategyLowest: () => string
/** Of the books that apply, the one with the smallest priority number counts. */
export declare const strategyPriority: () => string
/** Tax */
export declare const tax: () => string
/** {rate} % in {place}, added: {amount} */
export declare const taxAdded: (values: { readonly rate: string; readonly place: string; readonly amount: string }) => string
/** {rate} % in {place}, included: {amount} */
export declare const taxIncluded: (values: { readonly rate: string; readonly place: string; readonly amount: string }) => string
/** {count} pricing terms */
export declare const term: (values: { readonly count: string }) => string
/** from {from}: {value} off */
export declare const tierAmount: (values: { readonly from: string; readonly value: string }) => string
/** from {from}: {value} % off */
export declare const tierPercentage: (values: { readonly from: string; readonly value: string }) => string
/** Total without delivery */
export declare const total: () => string
/** At the list price */
export declare const totalList: () => string
/** Price */
export declare const unitPrice: () => string
/** Valid */
export declare const valid: () => string
/** from {date} */
export declare const validFrom: (values: { readonly date: string }) => string
/** {from} to {to} */
export declare const validFromTo: (values: { readonly from: string; readonly to: string }) => string
/** until {date} */
export declare const validTo: (values: { readonly date: string }) => string
/** Why this price */
export declare const why: () => string
/** Why {product} costs this */
export declare const whyOf: (values: { readonly product: string }) => string
