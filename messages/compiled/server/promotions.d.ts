// Compiled by `npm run messages`: change the catalogue, not this file.
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
/** Coupon {code} is not valid any more. Remove it to go on. */
export declare const inactiveCoupon: (values: { readonly code: string }) => string
/** There is no price for you for this product. */
export declare const noPrice: () => string
/** Enter a valid number. */
export declare const noQuantity: () => string
/** An offer on your cart has been given as often as it can be. Look at the new total. */
export declare const offerUsedUp: () => string
/** Coupons can be used with carts of at most 1,000 lines. */
export declare const tooManyLinesForCoupons: () => string
/** This coupon code is not valid. */
export declare const unknownCoupon: () => string
/** This product does not exist or is not available to you. */
export declare const unknownProduct: () => string
/** There is no such web store. */
export declare const unknownWebstore: () => string
/** Coupon {code} has been used as often as it can be. Remove it to go on. */
export declare const usedUpCoupon: (values: { readonly code: string }) => string
