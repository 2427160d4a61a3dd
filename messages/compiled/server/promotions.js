// Compiled by `npm run messages`: change the catalogue, not this file.

export const cartUnqualified = () => "Your cart does not meet the conditions of this coupon."
export const couponAlreadyApplied = () => "This coupon is on your cart already."
export const couponBlocked = () => "This coupon cannot be combined with another offer on your cart."
export const couponNotOnCart = () => "There is no such coupon on this cart."
export const couponUsedUp = () => "This coupon has been used as often as it can be."
export const noPrice = () => "There is no price for you for this product."
export const noQuantity = () => "Enter a valid number."
export const offerUsedUp = () => "An offer on your cart has been given as often as it can be. Look at the new total."
export const tooManyLinesForCoupons = () => "Coupons can be used with carts of at most 1,000 lines."
export const unknownCoupon = () => "This coupon code is not valid."
export const unknownProduct = () => "This product does not exist or is not available to you."
export const unknownWebstore = () => "There is no such web store."
