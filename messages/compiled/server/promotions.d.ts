// Compiled by `npm run messages`: change the catalogue, not this file.
/** EndDateTime: it is in the past, so that the promotion would never apply. */
export declare const alreadyEnded: () => string
/** BuyQuantity__c and GetQuantity__c: give both or neither. */
export declare const buyWithoutGet: () => string
/** Your cart does not meet the conditions of this coupon. */
export declare const cartUnqualified: () => string
/** This coupon is on your cart already. */
export declare const couponAlreadyApplied: () => string
/** This coupon cannot be combined with another offer on your cart. */
export declare const couponBlocked: () => string
/** There is no such coupon on this cart. */
export declare const couponNotOnCart: () => string
/** This coupon has been used as often as it can be. */
export declare const couponUsedUp: () => string
/** EndDateTime: it is not later than StartDateTime. */
export declare const endBeforeStart: () => string
/** Coupon {code} is not valid any more. Remove it to go on. */
export declare const inactiveCoupon: (values: { readonly code: string }) => string
/** Your attempt to delete {id} could not be completed because the promotion would be for everything then. Empty {fields} of the promotion to say so. */
export declare const lastTarget: (values: { readonly id: string; readonly fields: string }) => string
/** MaximumUsageCountPerAccount__c: it is above MaximumUsageCount. */
export declare const limitPerAccountAboveTotal: () => string
/** You may not read prices, so try it as a guest: leave out accountId. */
export declare const mayNotReadPrices: () => string
/** There is no price for you for this product. */
export declare const noPrice: () => string
/** Enter a valid number. */
export declare const noQuantity: () => string
/** {field}: it must be above zero, or the promotion would take nothing off. */
export declare const noReduction: (values: { readonly field: string }) => string
/** An offer on your cart has been given as often as it can be. Look at the new total. */
export declare const offerUsedUp: () => string
/** {field}: only promotions of the type Item have it. */
export declare const onlyOfItems: (values: { readonly field: string }) => string
/** {field}: only promotions with BuyQuantity__c and GetQuantity__c have it. */
export declare const onlyWithBuyAndGet: (values: { readonly field: string }) => string
/** AdjustmentValue__c: a percentage is at most 100. */
export declare const percentageAboveHundred: () => string
/** {field}: only a promotion with MinimumQuantity__c, or with BuyQuantity__c across products, has it. */
export declare const qualifiersWithoutUse: (values: { readonly field: string }) => string
/** CurrencyIsoCode: this shop does not sell in {currency}. */
export declare const recordCurrency: (values: { readonly currency: string }) => string
/** {field}: {id} is no id of this type. */
export declare const targetType: (values: { readonly field: string; readonly id: string }) => string
/** Coupons can be used with carts of at most 1,000 lines. */
export declare const tooManyLinesForCoupons: () => string
/** This coupon code is not valid. */
export declare const unknownCoupon: () => string
/** {field}: there is nothing with the id {id}. */
export declare const unknownId: (values: { readonly field: string; readonly id: string }) => string
/** This product does not exist or is not available to you. */
export declare const unknownProduct: () => string
/** There is no promotion of this id. */
export declare const unknownPromotion: () => string
/** There is no such web store. */
export declare const unknownWebstore: () => string
/** Coupon {code} has been used as often as it can be. Remove it to go on. */
export declare const usedUpCoupon: (values: { readonly code: string }) => string
